import { Suspense, useEffect, useState } from 'react';
import { YesButton, YesFailure } from './say-yes';
import { askRefusalWords } from './time-wish';
import { AskButton, type QuestionProps, VisitSection, useQuestion } from './visit-section';
import type { OwnerMutation } from '@/backend/calls/use-visit';
import { lazyComponent } from '@/browser/lazy-component';
import { takeFocus } from '@/browser/take-focus';
import { useNow } from '@/browser/use-now';
import { lateWords } from '@/site/answer-promise';
import { Notice } from '@/ui/notice';
import { Unbroken } from '@/ui/unbroken';
import { formatDay, formatDayAndTime, formatTime } from '@shared/time/denver-time';
import type { OwnerVisit } from '@shared/visits/visit-state';

// Most owners only read the page.
const AskForm = lazyComponent(async () => (await import('./ask-form')).AskForm);

type AskForTimeProps = QuestionProps & {
  visit: OwnerVisit;
  mutation: OwnerMutation;
  /** Rises with each tap elsewhere that opens its form. */
  wants: number;
};

/** The visit stays as it is until we answer. */
export function AskForTime({ visit, mutation, wants, onAsking }: AskForTimeProps) {
  useEffect(() => void AskForm.load(), []);
  const [step, setStep] = useQuestion({ onAsking });
  const [wanted, setWanted] = useState(0);
  if (wants !== wanted) {
    setWanted(wants);
    setStep('asking');
  }
  const now = useNow();
  const { wish, declinedWish, askRefusal } = visit;
  const hasSent = mutation.variables?.action === 'ask';
  const isRefused = hasSent && mutation.data?.refusal !== undefined;
  const [askedNumber, setAskedNumber] = useState(wish?.number);
  // After a wish was sent, the next one starts with the button again.
  if (wish?.number !== askedNumber) {
    setAskedNumber(wish?.number);
    if (wish) setStep('start');
  }
  return (
    <VisitSection id="time" title="Need another time?">
      {step === 'asking' ? null : <SentWish {...{ visit, mutation }} takesFocus={hasSent} />}
      {askRefusal && wish && !isRefused ? null : askRefusal ? (
        <p
          ref={isRefused ? takeFocus : undefined}
          tabIndex={-1}
          className="mt-1 text-muted outline-none"
        >
          <Unbroken>{askRefusalWords(askRefusal, visit, now)}</Unbroken>
        </p>
      ) : step === 'asking' ? (
        <Suspense
          fallback={<p role="status">Loading. If you’re offline, it opens once you’re back.</p>}
        >
          <AskForm
            visit={visit}
            mutation={mutation}
            onSent={() => setStep('start')}
            onBack={() => setStep('dismissed')}
          />
        </Suspense>
      ) : (
        <>
          {wish ? null : (
            <p className="mt-1 text-muted">
              Tell us what would suit you {declinedWish ? 'instead' : 'better'}. Nothing changes
              until we answer.
            </p>
          )}
          <AskButton step={step} onClick={() => setStep('asking')}>
            {wish ? 'Ask for a different time' : 'Ask for another time'}
          </AskButton>
        </>
      )}
    </VisitSection>
  );
}

type SentWishProps = Pick<AskForTimeProps, 'visit' | 'mutation'> & { takesFocus: boolean };

/** The open wish, which a yes to the time takes back. */
function SentWish({ visit, mutation, takesFocus }: SentWishProps) {
  const { wish, starts } = visit;
  const now = useNow();
  if (!wish || !starts) return null;
  const answerBy = new Date(wish.answerBy);
  return (
    <Notice tone="good" className="mt-3">
      <p ref={takesFocus ? takeFocus : undefined} tabIndex={-1} className="outline-none">
        You asked to move to {formatDay(wish.day)},{' '}
        <span className="whitespace-nowrap">{wish.window}</span>. Nothing changes until we answer.
      </p>
      {wish.words ? <p className="mt-1 whitespace-pre-line">“{wish.words}”</p> : null}
      <p className="mt-1">
        <Unbroken>
          {now > answerBy ? lateWords : `We’ll answer by ${formatDayAndTime(answerBy)}.`}
        </Unbroken>
      </p>
      <div className="mt-3 flex">
        <YesButton {...{ visit, mutation }} variant="outline">
          Keep {formatDay(starts.day)}, {formatTime(starts.time)}
        </YesButton>
      </div>
      <YesFailure mutation={mutation} />
    </Notice>
  );
}
