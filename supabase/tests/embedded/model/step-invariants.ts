import { checkAdded } from './added-visits.ts';
import { checkBlocks } from './blocks.ts';
import { openDayAsOperator } from './operator-day.ts';
import { expectNudges, expectShown } from './sendings.ts';
import { business } from './site.ts';
import { expectOpened, ownerAddress } from './visitors.ts';
import {
  type StoredRequest,
  type World,
  findKeys,
  findRequest,
  readStored,
  toStatus,
  verify,
} from './world.ts';
import { expectYesOfThisTime } from './yes-and-lines.ts';
import { sampleAnswers } from '@shared/visits/sample-booking.fixture';

export async function checkStep(world: World): Promise<void> {
  const before = world.stored;
  world.stored = await readStored(world);
  for (const [reference, request] of before) expectUnchanged(world, reference, request);
  world.allowed.clear();
  await checkBlocks(world);
  await checkAdded(world);
  openFiles(world);
  await expectYesOfThisTime(world);
  await expectNudges(world);
  await openLink(world);
  if (world.steps % 3 === 0) await openDayAsOperator(world, 'phone');
  world.steps += 1;
}

/** 2: only a press with a key changes a visit. */
function expectUnchanged(world: World, reference: string, before: StoredRequest): void {
  const cause = world.allowed.get(reference);
  const after = world.stored.get(reference);
  verify(after !== undefined, `2: ${reference} is gone`);
  const status = toStatus(before);
  const [beforeText, afterText] = [before, after].map((one) => JSON.stringify(one));
  if (cause === 'sending' && status === 'requested') {
    verify(
      toStatus(after) === 'requested',
      `2: sending ${reference} again made it ${toStatus(after)}`,
    );
  } else if (cause === 'press') {
    const press = world.presses.get(`${reference} ${after.revision}`);
    verify(press !== undefined, `2: ${reference} changed more than once with one press`);
    const address = after.rows[0]?.address;
    const isShown = press.street === undefined || address === press.street;
    verify(isShown, `3: ${press.kind} on a page with ${press.street}, stored with ${address}`);
  } else {
    verify(
      beforeText === afterText,
      `2: ${reference} changed without a press, from ${beforeText} to ${afterText}`,
    );
  }
}

function openFiles(world: World): void {
  for (const file of world.files.splice(0)) {
    const uid = world.calendar.read(file);
    const reference = uid.slice(0, 'AG-000000'.length);
    verify(uid === toUid(reference), `7: the owner’s calendar got ${uid}`);
    expectEntry(world, reference);
  }
}

export function toUid(reference: string): string {
  return `${reference}@${business.calendarHost}`;
}

/** 7: a calendar that reads the files in order shows what the visit says. */
export function expectEntry({ calendar, stored }: World, reference: string): void {
  const request = stored.get(reference);
  if (!request) return;
  const shown = calendar.shows(toUid(reference));
  const found = shown ? `${shown.starts} to ${shown.ends} at ${shown.location}` : 'nothing';
  const expected = formatEntry(request);
  verify(found === expected, `7: the owner’s calendar shows ${found}, not ${expected}`);
}

function formatEntry(request: StoredRequest): string {
  const { visit, rows } = request;
  const hasTime = visit?.starts_at && ['confirmed', 'done'].includes(visit.status);
  if (toStatus(request) !== 'confirmed' || !hasTime) return 'nothing';
  const starts = new Date(visit.starts_at ?? '');
  const ends = new Date(starts.getTime() + (visit.minutes ?? 0) * 60_000);
  return `${starts.toISOString()} to ${ends.toISOString()} at ${rows[0]?.address}, ${sampleAnswers.zip_code}`;
}

async function openLink(world: World): Promise<void> {
  const { steps, site } = world;
  const request = findRequest(world, Math.floor(steps / 2));
  const audience = steps % 2 === 0 ? 'visit' : 'operator';
  const keys = request ? findKeys(world, request, audience) : [];
  const key = keys[Math.floor(steps / 2) % Math.max(keys.length, 1)];
  if (!key) return;
  const read = { action: 'read' } as const;
  const { status, visit } =
    audience === 'visit'
      ? await site.askAsOwner(key, read, ownerAddress)
      : await site.askAsOperator(key, read);
  expectOpened(world, key, status, audience);
  if (visit?.audience === 'operator') expectShown(world, visit);
}
