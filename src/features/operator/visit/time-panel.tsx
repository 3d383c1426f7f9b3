import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { ActionForm, showProblem } from '../action-form';
import { answerFields, changeProblem, fieldRefusals, isFieldRefusal } from '../failure-words';
import { useOperator } from '../operator';
import { TermsFields, TimeFields } from '../terms/answer-fields';
import { AnswerSummary, problemWords } from '../terms/answer-summary';
import {
  type AnswerValues,
  agreedPrice,
  answerSchema,
  chosenTerms,
  isFeeMissing,
  presetTerms,
} from '../terms/answer-terms';
import { TapAgain, closedRefusals, useClosedTime } from '../terms/closed-time';
import { DayPicker } from '../terms/day-picker';
import { presetTime } from '../terms/offered-times';
import { isSizeUnknown, isVisitLength, untimedPets, usualMinutes } from '../terms/visit-length';
import { otherProblems, timeProblems } from '../terms/visit-time';
import { plainNote } from '../time-words';
import { AgreedChoice } from './agreed-choice';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { seenOn } from '@/backend/calls/visit-calls';
import { serverTime } from '@/browser/use-now';
import { joinNames, usd } from '@shared/business/format';
import { type DenverTime, denverMoment } from '@shared/time/denver-time';
import { freeCancelHours } from '@shared/time/hours';
import { sizeName } from '@shared/visits/request-words';
import type { OperatorVisit } from '@shared/visits/visit-state';
import { matchesRequest } from '@shared/visits/visit-terms';

export type AnswerProps = {
  visit: OperatorVisit;
  mutation: VisitMutation;
  /** Survives Back, and a change of the visit from elsewhere. */
  typedNote: string | undefined;
  onNote: (note: string) => void;
} & Pick<ComponentProps<typeof ActionForm>, 'back' | 'beside'>;

type TimePanelProps = AnswerProps & { action: 'confirm' | 'move'; takesFocus: boolean };

const words = {
  confirm: { title: 'When will you come?', press: 'Confirm', busy: 'Confirming...' },
  move: { title: 'Move it to', press: 'Move visit', busy: 'Moving...' },
} as const;
const yes = { confirm: 'Yes, confirm', move: 'Yes, move it' } as const;

/** Everything is preset, so that one click is often enough. */
export function TimePanel(props: TimePanelProps) {
  const { visit, mutation, action, takesFocus, typedNote, onNote, ...buttons } = props;
  const answer = useAnswer({ visit, mutation, action, typedNote });
  const { form, values, isFeeOpen, asksAboutFee, asksAboutTime, send } = answer;
  const choose = usePresetDay(form, visit);
  const wasAnswered =
    action === 'move' || visit.status === 'canceled' || visit.status === 'declined';
  // Another time may have been agreed by phone before the request is answered.
  const isOther = visit.asked !== null && !matchesRequest(values, visit.asked);
  const [wasOther, setWasOther] = useState(isOther);
  if (isOther && !wasOther) setWasOther(true);
  const { now } = useOperator();
  const isRefused = (asksAboutTime ? otherProblems : timeProblems)(values, visit, now).length > 0;
  const agreed = <AgreedChoice openPrice={visit.openPrice} />;
  // A price that was told stands in for a missing estimate.
  const priceHint = visit.estimate === 0 && visit.price ? `Told: ${usd(visit.price)}` : undefined;
  return (
    <FormProvider {...form}>
      <ActionForm
        {...words[action]}
        {...(asksAboutFee && { press: 'Yes, no fee' })}
        {...(asksAboutTime && { press: yes[action] })}
        button={{ variant: isRefused ? 'outline' : 'accent' }}
        takesFocus={takesFocus}
        isBusy={mutation.isPending}
        problem={changeProblem(mutation, answerFields)}
        summary={
          <>
            <AnswerSummary
              {...{ values, isFeeOpen, asksAboutFee, visit }}
              allows={asksAboutTime ? closedRefusals : []}
              known={agreedPrice(visit, visit.estimate)}
            />
            {asksAboutTime ? <TapAgain time={values} to={action} /> : null}
          </>
        }
        {...buttons}
        onSubmit={form.handleSubmit(send)}
      >
        {wasAnswered ? agreed : null}
        <DayPicker other="keeps" onChoose={choose} />
        <TimeFields
          visit={action === 'move' && !visit.wish ? { ...visit, asked: null } : visit}
          onDay={choose}
        >
          <UsualMinutes visit={visit} />
        </TimeFields>
        {action === 'move' ? <FreeAgain visit={visit} starts={values} /> : null}
        {!wasAnswered && wasOther ? agreed : null}
        <TermsFields {...{ visit, onNote, priceHint }} />
      </ActionForm>
    </FormProvider>
  );
}

type UseAnswerProps = Pick<TimePanelProps, 'visit' | 'mutation' | 'action' | 'typedNote'>;

/** Asks once about a closed time and about an open fee; the next tap sends the answer so. */
function useAnswer({ visit, mutation, action, typedNote }: UseAnswerProps) {
  const { now } = useOperator();
  const form = useForm<AnswerValues>({
    resolver: zodResolver(answerSchema),
    reValidateMode: 'onSubmit',
    defaultValues: {
      ...presetTime(visit, now),
      ...presetTerms(visit),
      note: typedNote ?? (action === 'move' ? plainNote(visit.note) : ''),
      // A press that only moves turns no silence about a price into a yes.
      isAgreed:
        (action === 'move' && !visit.wish && visit.openPrice === '') || visit.canceledBy === 'owner'
          ? 'yes'
          : 'no',
    },
  });
  const { setError, clearErrors, control } = form;
  const values = useWatch({ control, compute: (all: AnswerValues) => all });
  const isFeeOpen = isFeeMissing(visit, values);
  const [isFeeAsked, setIsFeeAsked] = useState(false);
  const { asksAboutTime, mustAsk, askAboutTime } = useClosedTime(values);

  function send({ note, isAgreed, groomer, travelFee, price, ...choice }: AnswerValues) {
    const [refused] = otherProblems(choice, visit, serverTime());
    if (refused && isFieldRefusal(refused)) {
      const { field, words } = fieldRefusals[refused];
      return showProblem(setError, { field, words: problemWords(refused, choice, visit) || words });
    }
    if (mustAsk(choice)) return askAboutTime();
    if (isFeeOpen && !isFeeAsked) return setIsFeeAsked(true);
    const terms = chosenTerms(
      { groomer, travelFee, price },
      visit.price === null ? visit.estimate : null,
    );
    const said = { note: note.trim(), isAgreed: isAgreed === 'yes' };
    mutation.mutate(
      {
        action,
        fields: { ...seenOn(visit), ...choice, ...terms, ...said, takesClosedTime: asksAboutTime },
      },
      {
        onSuccess({ refusal }) {
          if (refusal && isFieldRefusal(refusal)) showProblem(setError, fieldRefusals[refusal]);
        },
      },
    );
  }

  /** Words about the last try go with each change but that of the note. `stale` stays: it is about the visit. */
  const forgetProblems = useEffectEvent(() => {
    clearErrors();
    const refusal = mutation.data?.refusal;
    if (refusal && refusal !== 'stale') mutation.reset();
  });
  const { day, time, minutes, price, travelFee, isAgreed } = values;
  useEffect(() => forgetProblems(), [day, time, minutes, price, travelFee, isAgreed]);

  return { form, values, isFeeOpen, asksAboutFee: isFeeOpen && isFeeAsked, asksAboutTime, send };
}

/** A time that is set in the hours in which canceling costs a fee may be canceled until its start. */
function FreeAgain({ visit, starts }: { visit: OperatorVisit; starts: DenverTime }) {
  const { now } = useOperator();
  const { lateFee = 0, freeUntil = '' } = visit.canceling ?? {};
  const isMoved = starts.day !== visit.starts?.day || starts.time !== visit.starts.time;
  if (!lateFee || !isMoved || !starts.day || !starts.time || new Date(freeUntil) >= now)
    return null;
  const hours = (denverMoment(starts.day, starts.time).getTime() - now.getTime()) / 3_600_000;
  if (hours <= 0 || hours > freeCancelHours) return null;
  return (
    <p role="status" className="text-[0.95rem] text-amber">
      Moved so late, canceling is free until it starts.
    </p>
  );
}

/** Says whose number is preset where nobody set the minutes, and which sizes it does not know. */
function UsualMinutes({ visit }: Pick<TimePanelProps, 'visit'>) {
  const pets = untimedPets(visit);
  if (visit.minutes !== null || pets.length === 0) return null;
  const names = pets.filter(isSizeUnknown).map(({ name = '' }) => name);
  if (names.length > 0) {
    return (
      <p className="text-[0.95rem] text-amber">
        The size of {joinNames(names)} is unknown, so the minutes are for the usual size.
      </p>
    );
  }
  const kinds = pets.map(({ size, service }) => (size ? sizeName(size) : service));
  return (
    <p className="text-[0.95rem] text-muted">
      {usualMinutes(pets)} is usual for {joinNames(kinds)}.
    </p>
  );
}

/**
 * A tap on a day takes its first free time, and another length the first that fits it, on the chosen day if there is one,
 * until the operator sets a time. An agreed time stays until a day is tapped.
 */
function usePresetDay(form: UseFormReturn<AnswerValues>, visit: OperatorVisit) {
  const { control, formState, getValues, register, resetField, setValue } = form;
  const { dirtyFields } = formState;
  const minutes = useWatch({ control, name: 'minutes' });

  function takeFreeTime(day: string) {
    if (dirtyFields.time || !isVisitLength(minutes)) return;
    const preferred = { day, window: visit.asked?.window ?? '' };
    const anew = day ? { starts: null, wish: null, preferred } : {};
    const free = presetTime({ ...visit, ...anew, minutes }, serverTime());
    if (day && free.day !== day) return;
    if (!day) resetField(register('day').name, { defaultValue: free.day });
    resetField('time', { defaultValue: free.time });
  }

  const followLength = useEffectEvent(() => {
    if (!visit.starts || visit.wish) takeFreeTime(dirtyFields.day ? getValues('day') : '');
  });
  useEffect(() => followLength(), [minutes]);

  return (day: string) => {
    setValue('day', day, { shouldDirty: true });
    takeFreeTime(day);
  };
}
