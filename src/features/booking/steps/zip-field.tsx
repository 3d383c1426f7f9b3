import { useDeferredValue, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BookingValues, maxLengths } from '../form/booking-schema';
import { lazyLoad } from '@/browser/lazy-load';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { ZipAnswerNotice } from '@/ui/fields/zip-answer-notice';
import { Notice } from '@/ui/notice';
import { answeredZone } from '@shared/business/service-zips';
import { zoneLabels } from '@shared/business/zone-words';

// Loaded with the field: an answer that arrives later could move a day away from under a click.
const zipAnswers = lazyLoad(() => import('@/content/locations/zip-answer'), { neverFails: true });

export function ZipField() {
  const { register, formState, control, setFocus } = useFormContext<BookingValues>();
  const error = formState.errors.zipCode?.message;
  const zip = useWatch({ control, name: 'zipCode' });
  const deferredZip = useDeferredValue(zip, '');
  const answer = deferredZip ? zipAnswers.use().zipAnswer(deferredZip) : undefined;
  const [state, setState] = useState(() => (isServed(zip) ? 'known' : 'asked'));
  useEffect(() => void zipAnswers.load(), []);
  useEffect(() => {
    if (state === 'changing') setFocus('zipCode');
  }, [state, setFocus]);
  // Stays editable after an error, so that it can be corrected.
  if (error && state === 'known') setState('asked');

  if (state === 'known') {
    return (
      <Notice tone={answer?.tone ?? 'plain'} className="flex min-h-16 items-center gap-3 py-2!">
        <p className="grow">
          <strong>{[zip, answer?.areas].filter(Boolean).join(', ')}.</strong>{' '}
          {answer ? `${zoneLabels[answer.zone]}.` : null}
        </p>
        <Button variant="link" className="-mr-2 px-2!" onClick={() => setState('changing')}>
          Change<span className="sr-only"> ZIP code</span>
        </Button>
      </Notice>
    );
  }
  return (
    <div>
      <div className="max-w-60">
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={maxLengths.zipCode}
          error={error}
          {...register('zipCode')}
        />
      </div>
      {/* As tall as a short answer. */}
      <div aria-live="polite" className="mt-2 grid min-h-18">
        {answer ? (
          <ZipAnswerNotice tone={answer.tone} answer={answer} className="content-center py-2!" />
        ) : (
          <Notice tone="plain" className="content-center py-2!">
            <strong className="block">Do we come to you?</strong>
            Type your ZIP to find out.
          </Notice>
        )}
      </div>
    </div>
  );
}

function isServed(zip: string): boolean {
  const zone = answeredZone(zip);
  return zone === 'core' || zone === 'extended';
}
