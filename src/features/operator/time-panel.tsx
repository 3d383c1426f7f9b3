import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ActionBar } from './action-bar';
import { type TermsChoice, presetTerms, termsProblem, toTerms } from './answer-terms';
import { BookedThatDay } from './booked-that-day';
import { PanelTitle } from './panel-title';
import {
  type AnswerField,
  type FieldRefusalWords,
  fieldRefusals,
  isFieldRefusal,
  missingWords,
} from './refusal-words';
import { TermsFields } from './terms-fields';
import { type TimeChoice, matchesRequest, presetTime, timeProblem } from './visit-time';
import type { VisitMutation } from '@/backend/use-visit';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { useNow } from '@/browser/use-now';
import { Button } from '@/ui/button';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { denverDay, formatDay, formatTime } from '@shared/denver-time';
import { formatMinutes } from '@shared/format';
import { type OperatorVisit, visitLimits } from '@shared/visit-state';

type TimePanelProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  action: 'confirm' | 'move';
  takesFocus: boolean;
  /** Back button, shown next to submit. */
  children: ReactNode;
};

const words = {
  confirm: { title: 'When will you come?', submitLabel: 'Confirm', busy: 'Confirming...' },
  move: { title: 'Move it to', submitLabel: 'Move visit', busy: 'Moving...' },
} as const;

/** Everything is preset, so that one click is often enough. */
export function TimePanel({ visit, mutation, action, takesFocus, children }: TimePanelProps) {
  const id = useId();
  const now = useNow();
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState(() => presetTime(visit, now));
  const [terms, setTerms] = useState(() => presetTerms(visit));
  const [note, setNote] = useState(action === 'move' ? visit.note : '');
  const [mistake, setMistake] = useState<FieldRefusalWords>();
  const { run, hasFailed } = useGuardedAction('Setting a time');
  const { booked, revision, requestVersion, preferred, estimate } = visit;
  const { day, time, minutes } = choice;
  const refusal = mutation.data?.refusal;
  const problem =
    mistake ?? (refusal && isFieldRefusal(refusal) ? fieldRefusals[refusal] : undefined);
  const errorAt = (field: AnswerField) => (problem?.field === field ? problem.words : undefined);

  useEffect(() => {
    const marked = problem && form.current?.querySelector('[aria-invalid="true"]');
    if (marked instanceof HTMLElement) marked.focus();
  }, [problem]);

  function change(changed: Partial<TimeChoice>) {
    setChoice({ ...choice, ...changed });
    forgetProblem();
  }

  function changeTerms(changed: Partial<TermsChoice>) {
    setTerms({ ...terms, ...changed });
    forgetProblem();
  }

  function forgetProblem() {
    setMistake(undefined);
    if (refusal) mutation.reset();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    run(() => {
      const newMistake = missingWords(choice) ?? findMistake(choice, booked) ?? termsProblem(terms);
      setMistake(newMistake);
      if (newMistake) return;
      const decidedOn = { revision, requestVersion };
      const answer = { ...choice, ...toTerms(terms, estimate), note: note.trim() };
      mutation.mutate({ action, ...decidedOn, ...answer });
    });
  }

  return (
    <>
      <section
        aria-labelledby={`${id}-title`}
        className="min-w-0 rounded-card bg-card p-5 shadow-card"
      >
        <PanelTitle id={`${id}-title`} takesFocus={takesFocus}>
          {words[action].title}
        </PanelTitle>
        <form ref={form} id={id} noValidate onSubmit={submit} className="mt-4 space-y-4">
          <TextField
            type="date"
            label="Day"
            min={denverDay(now)}
            error={errorAt('day')}
            value={day}
            onChange={({ target }) => change({ day: target.value })}
          />
          <BookedThatDay day={day} visit={visit} />
          <div className="flex flex-wrap gap-3">
            <div className="min-w-0 grow-3 basis-36">
              <TextField
                type="time"
                label="We arrive at"
                step={900}
                error={errorAt('time')}
                value={time}
                onChange={({ target }) => change({ time: target.value })}
              />
            </div>
            <div className="min-w-0 grow-2 basis-24">
              <TextField
                type="number"
                label="Minutes"
                inputMode="numeric"
                min={15}
                step={15}
                error={errorAt('minutes')}
                value={minutes || ''}
                onChange={({ target }) => change({ minutes: Number(target.value) })}
              />
            </div>
          </div>
          <TermsFields visit={visit} terms={terms} onChange={changeTerms} errorAt={errorAt} />
          <TextArea
            label="A note to the owner"
            isOptional
            rows={2}
            maxLength={visitLimits.note}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </form>
      </section>
      <ActionBar
        mutation={mutation}
        hasFailed={hasFailed}
        summary={
          <Summary choice={choice} preferred={action === 'confirm' ? preferred : visit.wish} />
        }
      >
        <Button
          type="submit"
          form={id}
          variant="accent"
          size="lg"
          isBusy={mutation.isPending}
          className="grow"
        >
          {mutation.isPending ? words[action].busy : words[action].submitLabel}
        </Button>
        {children}
      </ActionBar>
    </>
  );
}

function findMistake(choice: TimeChoice, booked: OperatorVisit['booked']) {
  const refusal = timeProblem(choice, { booked, now: new Date() });
  return refusal && isFieldRefusal(refusal) ? fieldRefusals[refusal] : undefined;
}

type Preferred = Pick<OperatorVisit['preferred'], 'day' | 'window'>;

function Summary({ choice, preferred }: { choice: TimeChoice; preferred: Preferred | null }) {
  const { day, time, minutes } = choice;
  return (
    <>
      {[day && formatDay(day), time && formatTime(time), minutes > 0 && formatMinutes(minutes)]
        .filter(Boolean)
        .join(', ')}
      {preferred && !matchesRequest(choice, preferred) ? (
        <span className="block text-[0.95rem] font-normal text-amber">Not the time asked for</span>
      ) : null}
    </>
  );
}
