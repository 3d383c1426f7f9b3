import { sampleAnswers } from '../support/sample-answers';
import { expectSeen } from './fixtures';
import { button, choice, field, heading, openDay, region, text } from './targets';
import type { Visit } from './visit';

const { petName, street, window, phone } = sampleAnswers;

export const confirmation = heading('We have your request');

export async function fillDog(visit: Visit, ...answers: readonly string[]) {
  await visit.fill(field('Pet’s name'), petName);
  for (const answer of ['Dog', ...answers]) await visit.press(choice(answer));
}

export async function addCat(visit: Visit) {
  await visit.press(button('Add another pet'));
  const second = region('Pet 2');
  await visit.fill(second + field('Pet’s name'), 'Mo');
  for (const answer of ['Cat', 'Cat Grooming', 'Small']) await visit.press(second + choice(answer));
}

/** `day` counts open days from 1. */
export async function fillSchedule(visit: Visit, day = 5) {
  await visit.press(button('Next'));
  await expectSeen(visit, heading('Scheduling & Address'));
  await visit.fill(field('ZIP code'), sampleAnswers.zip);
  await expectSeen(visit, text('We come to'));
  await visit.fill(field('Street address'), street);
  await visit.press(openDay(day));
  await visit.press(choice(window));
}

export async function fillContact(visit: Visit, name: string, email = 'sam@rivera.test') {
  await visit.press(button('Next'));
  await expectSeen(visit, heading('Your Contact Information'));
  await visit.fill(field('Full name'), name);
  await visit.fill(field('Phone'), phone);
  await visit.fill(field('Email'), email);
}
