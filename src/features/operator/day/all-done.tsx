import { Problem } from '../action-form';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { usePressAll } from '@/backend/calls/use-press-all';
import { Button } from '@/ui/button';
import type { DayVisit } from '@shared/visits/operator-day';

type AllDoneProps = { visits: readonly DayVisit[] };

/** For a day that is over: what was charged is not noted, and each can be undone for a day. */
export function AllDone({ visits }: AllDoneProps) {
  const { operatorKey } = useOperator();
  const { mutate, error, isPending } = usePressAll();
  if (visits.length < 2) return null;

  function closeAll() {
    mutate(
      visits.map(({ reference, token, revision, requestVersion }) => ({
        access: { audience: 'operator', reference, token, operatorKey },
        change: {
          action: 'done',
          fields: { revision, requestVersion, note: '', charged: null, settlesFees: [] },
        },
      })),
    );
  }

  return (
    <>
      <Button variant="outline" size="thumb" isBusy={isPending} onClick={closeAll}>
        {isPending ? 'Saving...' : `All ${visits.length} done`}
      </Button>
      <Problem words={failureWords({ isPending, error })} />
    </>
  );
}
