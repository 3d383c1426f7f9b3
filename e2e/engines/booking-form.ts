import { sampleAnswers } from '../../supabase/functions/_shared/visits/sample-booking.fixture';
import { toMailbox } from '../support/forms/booking-form';
import type { Device } from './device';
import { button, choice, field, group, heading, nth, region } from './look';

export const confirmation = heading('We have your request');

/** Counts open days from 1. */
export const openDay = (number: number) => nth([...group('Preferred date'), ...choice()], number);

export async function fillDog(device: Device, ...answers: readonly string[]) {
  await device.fill(field('Pet’s name'), sampleAnswers.pet_name);
  for (const answer of ['Dog', ...answers]) await device.press(choice(answer));
}

export async function addCat(device: Device) {
  await device.press(button('Add another pet'));
  const second = region('Pet 2');
  await device.fill([...second, ...field('Pet’s name')], 'Mo');
  for (const answer of ['Cat', 'Cat Grooming', 'Small'])
    await device.press([...second, ...choice(answer)]);
}

export async function fillSchedule(device: Device, day = 4) {
  await device.fill(field('Street address'), sampleAnswers.address);
  await device.press(openDay(day));
  await device.press(choice(sampleAnswers.preferred_time));
  await device.press(button('Next'));
}

export async function fillContact(device: Device, visitor: string) {
  await device.sees(heading('Your Contact Information'));
  await device.fill(field('Full name'), visitor);
  await device.fill(field('Phone'), sampleAnswers.phone);
  await device.fill(field('Email'), toMailbox(visitor));
}
