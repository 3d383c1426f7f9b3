import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../query-client';
import { newId } from '../submission/new-id';
import { logUnexpected, readDayAgain } from './use-visit';
import { changeVisit } from './visit-calls';
import type { OperatorChange } from '@shared/visits/visit-actions';
import type { VisitRefusal } from '@shared/visits/visit-status';

/** What names a visit, and the state of it that the page showed. */
type Shown = {
  readonly reference: string;
  readonly token: string;
  readonly revision: number;
  readonly requestVersion: number;
};

type Presses = {
  readonly visits: readonly Shown[];
  readonly toChange: (seen: Pick<Shown, 'revision' | 'requestVersion'>) => OperatorChange;
};

/** Of the visit with this reference, whose revision it is now; without a refusal it was done. */
export type Pressed = {
  readonly reference: string;
  readonly refusal: VisitRefusal | undefined;
  readonly revision: number;
};

/** A change of each of several visits, one after the other. Tapped again after a lost answer, each happens once. */
export function usePressAll(operatorKey: string) {
  const [ids] = useState(() => new Map<string, string>());

  async function pressOne(visit: Shown, toChange: Presses['toChange']): Promise<Pressed> {
    const { reference, token, revision, requestVersion } = visit;
    const change = toChange({ revision, requestVersion });
    const said = JSON.stringify([reference, change]);
    const id = ids.get(said) ?? newId();
    ids.set(said, id);
    const access = { audience: 'operator', reference, token, operatorKey } as const;
    const changed = await changeVisit(access, { ...change, id });
    return { reference, refusal: changed.refusal, revision: changed.visit.revision };
  }

  return useMutation(
    {
      mutationFn: ({ visits, toChange }: Presses) =>
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
