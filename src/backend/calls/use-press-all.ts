import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../query-client';
import { newId } from '../submission/new-id';
import { logUnexpected, readDayAgain } from './use-visit';
import { changeVisit } from './visit-calls';
import type { OperatorChange } from '@shared/visits/visit-actions';
import type { VisitRefusal } from '@shared/visits/visit-status';

/** What opens a visit. */
type Opened = { readonly reference: string; readonly token: string };

type Presses<Shown> = {
  readonly visits: readonly Shown[];
  readonly toChange: (visit: Shown) => OperatorChange;
};

/** Of the visit with this reference, whose revision and last change it is now; without a refusal it was done. */
export type Pressed = {
  readonly reference: string;
  readonly refusal: VisitRefusal | undefined;
  readonly revision: number;
  readonly lastChange: string | null;
};

/** A change of each of several visits, one after the other. Tapped again after a lost answer, each happens once. */
export function usePressAll<Shown extends Opened>(operatorKey: string) {
  const [ids] = useState(() => new Map<string, string>());

  async function pressOne(visit: Shown, toChange: Presses<Shown>['toChange']): Promise<Pressed> {
    const { reference, token } = visit;
    const change = toChange(visit);
    const said = JSON.stringify([reference, change]);
    const id = ids.get(said) ?? newId();
    ids.set(said, id);
    const access = { audience: 'operator', reference, token, operatorKey } as const;
    const changed = await changeVisit(access, { ...change, id });
    const { revision, lastChange } = changed.visit;
    return { reference, refusal: changed.refusal, revision, lastChange };
  }

  return useMutation(
    {
      mutationFn: ({ visits, toChange }: Presses<Shown>) =>
        visits.reduce<Promise<Pressed[]>>(
          async (earlier, visit) => [...(await earlier), await pressOne(visit, toChange)],
          Promise.resolve([]),
        ),
      onSettled: readDayAgain,
      onError: (error) => logUnexpected('Changing several visits', error),
    },
    queryClient,
  );
}
