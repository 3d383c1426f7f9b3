import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fieldPair } from '../action-form';
import { endsTooEarly, failureWords } from '../failure-words';
import { useListedDay, useOperator } from '../operator';
import { earnedCsv, earnedWords, thisWeek } from './earned-words';
import { useEarned } from '@/backend/calls/use-operator-day';
import { saveFile } from '@/browser/save-file';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { denverDay, isDay } from '@shared/time/denver-time';

export function EarnedPanel() {
  const { operatorKey, now } = useOperator();
  const week = thisWeek(denverDay(now));
  const [span, setSpan] = useState(week);
  const { first, last } = span;
  const isInOrder = isDay(first) && isDay(last) && first <= last;
  const { data, error, isFetching, refetch } = useEarned(operatorKey, isInOrder ? span : week);
  const { visits } = useListedDay();
  // A visit that is marked done counts at once.
  useEffect(() => void refetch(), [visits, refetch]);
  const words = data && earnedWords(data);
  const problem = isInOrder ? failureWords({ isPending: isFetching, error }) : endsTooEarly;
  return (
    <div className="max-w-md space-y-4 pb-4">
      <div role="status" className="min-h-15 tabular-nums">
        {problem ??
          (words ? (
            <>
              <p className="font-display text-heading font-semibold">{words.sum}</p>
              <p className="text-muted">{words.rest}</p>
            </>
          ) : (
            'Loading...'
          ))}
      </div>
      <div className={fieldPair}>
        {(['first', 'last'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={{ first: 'From', last: 'Until' }[end]}
            value={span[end]}
            onChange={({ target }) => setSpan({ ...span, [end]: target.value })}
          />
        ))}
      </div>
      <Button
        variant="ghost"
        size="thumb"
        className="border border-edge"
        disabled={!data || !isInOrder}
        onClick={() => data && saveFile(`done-${first}-${last}.csv`, 'text/csv', earnedCsv(data))}
      >
        <Download aria-hidden className="size-4" />
        Download CSV
      </Button>
    </div>
  );
}
