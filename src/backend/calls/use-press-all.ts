import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { queryClient } from '../query-client';
import { newId } from '../submission/new-id';
import { logUnexpected, readDayAgain } from './use-visit';
import { type VisitAccess, changeVisit } from './visit-calls';
import type { OperatorChange } from '@shared/visits/visit-actions';
import type { VisitRefusal } from '@shared/visits/visit-state';

type Press = { readonly access: VisitAccess; readonly change: OperatorChange };

/** Of the visit with this reference, whose revision and last change it is now; without a refusal it was done. */
export type Pressed = {
  readonly reference: string;
  readonly refusal: VisitRefusal | undefined;
  readonly revision: number;
  readonly lastChange: string | null;
};

/** A change of each of several visits, one after the other. Tapped again after a lost answer, each happens once. */
export function usePressAll() {
  const [ids] = useState(() => new Map<string, string>());

  async function pressOne({ access, change }: Press): Promise<Pressed> {
    const { reference } = access;
    const said = JSON.stringify([reference, change]);
    const id = ids.get(said) ?? newId();
    ids.set(said, id);
    const { refusal, visit } = await changeVisit(access, { ...change, id });
    const { revision, lastChange } = visit;
    return { reference, refusal, revision, lastChange };
  }

  return useMutation(
    {
      mutationFn: (presses: readonly Press[]) =>
        presses.reduce<Promise<Pressed[]>>(
          async (earlier, press) => [...(await earlier), await pressOne(press)],
          Promise.resolve([]),
        ),
      onSettled: readDayAgain,
      onError: (error) => logUnexpected('Changing several visits', error),
    },
    queryClient,
  );
}
