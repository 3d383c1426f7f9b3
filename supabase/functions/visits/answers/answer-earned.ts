import type { z } from 'zod';
import type { Reply } from '../../_shared/http/page-call.ts';
import { oneLine } from '../../_shared/http/safe-text.ts';
import type { Earned } from '../../_shared/visits/operator-day.ts';
import type { dayActions } from '../../_shared/visits/visit-actions.ts';
import type { Context } from '../check-keys.ts';

type DoneRow = Omit<Earned['done'][number], 'travelFee'> & { readonly travel_fee: number };

export async function readEarned(
  { first, last }: z.infer<typeof dayActions.earned>,
  { call }: Context,
): Promise<Reply> {
  const args = { first_day: first, last_day: last };
  const { done, owed } = await call<{ done: DoneRow[]; owed: number }>('read_earned', args);
  const earned: Earned = {
    owed,
    done: done.map(({ travel_fee: travelFee, owner, pets, ...visit }) => ({
      ...visit,
      travelFee,
      owner: oneLine(owner),
      pets: pets.map(({ name, service }) => ({ name: oneLine(name), service })),
    })),
  };
  return [200, { earned }];
}
