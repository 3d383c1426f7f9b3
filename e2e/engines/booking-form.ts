import { sampleAnswers } from '../../supabase/functions/_shared/visits/sample-booking.fixture';
import { toMailbox } from '../support/forms/booking-form';
import type { Device } from './device';
import { button, choice, field, group, heading, nth, region } from './look';

export const confirmation = heading('We have your request');

export const openDays = [...group('Preferred date'), ...choice()];

export async function fillPet(device: Device, ...answers: readonly string[]) {
  await device.fill(field('Pet’s name'), sampleAnswers.pet_name);
  for (const answer of ['Dog', ...answers]) await device.press(choice(answer));
}

export async function addPet(device: Device) {
  await device.press(button('Add another pet'));
  const second = region('Pet 2');
  await device.fill([...second, ...field('Pet’s name')], 'Mo');
  for (const answer of ['Cat', 'Cat Grooming', 'Small'])
    await device.press([...second, ...choice(answer)]);
}

export async function fillSchedule(device: Device) {
  await device.fill(field('Street address'), sampleAnswers.address);
  await device.press(nth(openDays, 4));
  await device.press(choice(sampleAnswers.preferred_time));
}

export async function fillContact(device: Device, visitor: string) {
  await device.expectShown(heading('Your Contact Information'));
  await device.fill(field('Full name'), visitor);
  await device.fill(field('Phone'), sampleAnswers.phone);
  await device.fill(field('Email'), toMailbox(visitor));
}
