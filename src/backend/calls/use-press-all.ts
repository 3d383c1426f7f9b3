import { useState } from 'react';
import { pressFor, readDayAgain, useVisitsCall } from './use-visit';
import { type VisitAccess, type VisitPress, changeVisit } from './visit-calls';
import type { OperatorChange } from '@shared/visits/visit-actions';
import type { VisitRefusal } from '@shared/visits/visit-status';

type Presses<Shown> = {
  readonly visits: readonly Shown[];
  readonly toChange: (visit: Shown) => OperatorChange;
};

/** Revision and last change are those of now; without a refusal the change was made. */
type Pressed<Shown> = Shown & {
  readonly refusal: VisitRefusal | undefined;
  readonly revision: number;
  readonly lastChange: string | null;
};

/** Changes several visits, one after the other. After a lost answer another tap repeats no change. */
export function usePressAll<Shown extends Pick<VisitAccess, 'reference' | 'token'>>(
  operatorKey: string,
) {
  const [presses] = useState(() => new Map<string, VisitPress>());

  async function pressOne(visit: Shown, change: OperatorChange): Promise<Pressed<Shown>> {
    const { reference, token } = visit;
    const press = pressFor(change, presses.get(reference));
    presses.set(reference, press);
    const access = { audience: 'operator', reference, token, operatorKey } as const;
    const { refusal, visit: now } = await changeVisit(access, press);
    return { ...visit, refusal, revision: now.revision, lastChange: now.lastChange };
  }

  async function pressAll({ visits, toChange }: Presses<Shown>) {
    try {
      return await visits.reduce<Promise<Pressed<Shown>[]>>(
        async (earlier, visit) => [...(await earlier), await pressOne(visit, toChange(visit))],
        Promise.resolve([]),
      );
    } finally {
      // The visits before a failure are changed.
      await readDayAgain();
    }
  }

  return useVisitsCall('Changing several visits', pressAll);
}
