import ICAL from 'ical.js';
import { type APIRequestContext, expect } from 'playwright/test';
import { denverDay, denverTime } from '../../../supabase/functions/_shared/time/denver-time';
import { sampleAnswers } from '../../../supabase/functions/_shared/visits/sample-booking.fixture';
import { localKeys } from '../../../supabase/local/local-keys';
import { toMailbox } from '../forms/booking-form';
import { randomNetwork, toRequestRow } from '../forms/request-row';
import { findLink, readMailsAbout, readMailsTo, waitForMails } from './mail-folder';
import { newOpenDay } from './open-days';

type Sending = {
  reference?: string;
  petName?: string;
  address?: string;
  zipCode?: string;
  site?: string;
};

/** Stored as by the form; returns the reference. `site` is another server. */
export async function storeRequest(
  request: APIRequestContext,
  visitor: string,
  sending: Sending = {},
): Promise<string> {
  const {
    petName = sampleAnswers.pet_name,
    address = sampleAnswers.address,
    zipCode = sampleAnswers.zip_code,
    site = '',
  } = sending;
  const reference = sending.reference ?? `AG-${Array.from({ length: 6 }, randomLetter).join('')}`;
  const answer = await request.post(`${site}/rest/v1/bookings`, {
    headers: {
      apikey: localKeys.publishable,
      'cf-connecting-ip': randomNetwork(),
    },
    data: [
      toRequestRow({
        reference,
        parent_name: visitor,
        email: toMailbox(visitor),
        preferred_date: newOpenDay(),
        pet_name: petName,
        address,
        zip_code: zipCode,
      }),
    ],
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return reference;
}

export async function waitForOperatorLink(reference: string): Promise<string> {
  const [mail = ''] = await waitForMails(() => readMailsAbout(reference), /\r\nTo: operator@/);
  return findLink(mail, 'operator');
}

/** Subject of a first answer for another time than was asked for. */
export const otherTimeMail = '.* instead of ';

export async function waitForOwnerMail(visitor: string, subject: string) {
  const [mail = ''] = await waitForMails(
    () => readMailsTo(toMailbox(visitor)),
    new RegExp(`\r\nSubject: ${subject}`),
  );
  return { mail, link: findLink(mail, 'visit') };
}

export function readCalendar(mail: string) {
  const [, base64 = ''] =
    /\r\nContent-Type: text\/calendar[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(mail) ?? [];
  const text = Buffer.from(base64, 'base64').toString();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  const starts = event.startDate.toJSDate();
  return {
    text,
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    starts: `${denverDay(starts)} ${denverTime(starts)}`,
  };
}

function randomLetter(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  return alphabet.charAt(Math.floor(Math.random() * alphabet.length));
}
