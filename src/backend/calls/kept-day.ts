import { findField } from './invoke-function';
import { readOperatorKey } from '@/browser/operator-key';
import { readLocalValue, writeLocalValue } from '@/browser/stored-values';
import type { OperatorDay } from '@shared/visits/operator-day';

const name = 'operator-day';

/** Milliseconds; they reach from Saturday noon to Monday morning, with time to spare. */
const lifetime = 72 * 3_600_000;

type KeptDay = { readonly readAt: number; readonly day: OperatorDay };

/** The entry file of the page that runs: each build has another one, and may expect more of a day. */
function runningBuild(): string {
  return document.getElementById('code')?.textContent.split(',')[0] ?? '';
}

/** A start without network shows it. A key that was forgotten or replaced meanwhile keeps nothing. */
export function keepDay(day: OperatorDay, operatorKey: string): void {
  if (readOperatorKey() !== operatorKey) return;
  writeLocalValue(name, JSON.stringify({ readAt: Date.now(), build: runningBuild(), day }));
}

/** Returns the day as it was read last; it deletes a day that is older than 72 hours or that another build kept. */
export function readKeptDay(): KeptDay | undefined {
  const kept = parse(readLocalValue(name));
  if (kept && Math.abs(Date.now() - kept.readAt) <= lifetime) return kept;
  forgetDay();
  return undefined;
}

/** Names and addresses go with the key that opened them. */
export function forgetDay(): void {
  writeLocalValue(name, '');
}

function parse(text: string | null): KeptDay | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    const readAt = findField<number>(kept, 'readAt');
    const day = findField<OperatorDay>(kept, 'day');
    const isOfBuild = findField<string>(kept, 'build') === runningBuild();
    return isOfBuild && readAt !== undefined && day ? { readAt, day } : undefined;
  } catch {
    return undefined;
  }
}
