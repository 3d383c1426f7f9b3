import { sampleAnswers } from '../../supabase/functions/_shared/visits/sample-booking.fixture';
import type { BrowserSession } from './browser-session';
import { expectSeen } from './fixtures';
import { button, choice, field, heading, openDay, region, text } from './targets';

export const confirmation = heading('We have your request');

export async function fillDog(session: BrowserSession, ...answers: readonly string[]) {
  await session.fill(field('Pet’s name'), sampleAnswers.pet_name);
  for (const answer of ['Dog', ...answers]) await session.press(choice(answer));
}

export async function addCat(session: BrowserSession) {
  await session.press(button('Add another pet'));
  const second = region('Pet 2');
  await session.fill(second + field('Pet’s name'), 'Mo');
  for (const answer of ['Cat', 'Cat Grooming', 'Small'])
    await session.press(second + choice(answer));
}

/** `day` counts open days from 1. */
export async function fillSchedule(session: BrowserSession, day = 4) {
  await session.press(button('Next'));
  await expectSeen(session, heading('Scheduling & Address'));
  await session.fill(field('ZIP code'), sampleAnswers.zip_code);
  await expectSeen(session, text('we come to'));
  await session.fill(field('Street address'), sampleAnswers.address);
  await session.press(openDay(day));
  await session.press(choice(sampleAnswers.preferred_time));
}

export async function fillContact(
  session: BrowserSession,
  name: string,
  email = sampleAnswers.email,
) {
  await session.press(button('Next'));
  await expectSeen(session, heading('Your Contact Information'));
  await session.fill(field('Full name'), name);
  await session.fill(field('Phone'), sampleAnswers.phone);
  await session.fill(field('Email'), email);
}
