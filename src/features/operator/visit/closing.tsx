import { type ComponentProps, useState } from 'react';
import { GroomerWordsField, Tick, doneSummary, feeSummary, feeTickWords } from '../choices';
import { fieldRefusals } from '../failure-words';
import { useOperator } from '../operator';
import { OwedTicks, creditWords, isAmong, sumOwed, withoutGone } from '../record/owed-fees';
import { readAmount, toTyped } from '../terms/answer-terms';
import { useTypedAnswer } from '../use-typed';
import { Question, takeFocusInPlace } from './closing-question';
import type { VisitMutation } from '@/backend/calls/use-visit';
import { takeFocus } from '@/browser/take-focus';
import { Button, type ButtonStyle } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { firstName, joinFilled } from '@shared/business/format';
import { lateFee } from '@shared/business/promises';
import type { OperatorVisit, OwedFee } from '@shared/visits/visit-state';
import { statusWords } from '@shared/visits/visit-status';
import { notHeard, triedWords } from '@shared/visits/visit-terms';

export type Closing = 'done' | 'no_show';

const words = {
  done: { press: 'Mark done', back: 'Not yet' },
  no_show: { press: 'Yes, nobody home', back: 'Back' },
} as const;

type ClosingButtonsProps = {
  size: NonNullable<ButtonStyle['size']>;
  /** Variant of the Done button. */
  variant?: ButtonStyle['variant'];
  /** The button whose question was dismissed; it takes the focus. */
  dismissed: Closing | undefined;
  isDisabled?: boolean;
  onClose: (closing: Closing) => void;
};

export function ClosingButtons(props: ClosingButtonsProps) {
  const { size, variant = 'accent', dismissed, isDisabled = false, onClose } = props;
  return (['done', 'no_show'] as const).map((closing) => (
    <Button
      key={closing}
      ref={closing === dismissed ? takeFocusInPlace : undefined}
      variant={closing === 'done' ? variant : 'outline'}
      size={closing === 'done' ? size : 'thumb'}
      className={closing === 'done' ? 'grow-2 basis-24' : 'grow'}
      disabled={isDisabled}
      onClick={() => onClose(closing)}
    >
      {statusWords[closing]}
    </Button>
  ));
}

type ClosingFormProps = {
  closing: Closing;
  visit: Pick<
    OperatorVisit,
    | 'reference'
    | 'starts'
    | 'revision'
    | 'requestVersion'
    | 'yesText'
    | 'openPrice'
    | 'openAmount'
    | 'openFee'
  > & {
    /** USD, as told to the owner. It is 0 for a time that they neither asked for nor said yes to. */
    readonly lateFee: number | null;
    /** USD, as told or else estimated. It is 0 when neither is known. */
    readonly price: number;
    readonly travelFee: number;
    readonly owner: { readonly name: string };
    readonly owed: readonly OwedFee[];
  };
  /** Else the fields stand in the bar. */
  isPanel?: boolean;
  /** False means that no email goes. */
  hasEmail: boolean;
  mutation: VisitMutation;
  onNotYet: () => void;
};

/** Asks once more, because Done and Nobody home are easily tapped by mistake in a van. */
export function ClosingForm({ closing, ...props }: ClosingFormProps) {
  const named = { ...props, ...words[closing], title: statusWords[closing] };
  return closing === 'done' ? <DoneForm {...named} /> : <NoShowForm {...named} />;
}

type FormProps = Omit<ClosingFormProps, 'closing'> &
  Pick<ComponentProps<typeof Question>, 'title' | 'press' | 'back'>;

function DoneForm({ visit, hasEmail, mutation, ...props }: FormProps) {
  const { revision, requestVersion, price, yesText, openPrice } = visit;
  const agreed = price && price + visit.travelFee - visit.openAmount;
  const credit = useOperator().texts.lateCredit(visit);
  const owed = visit.owed.filter(({ isWaived }) => !isWaived);
  const { line, chosen, known, change } = useTypedAnswer(visit.reference);
  const added = owed.filter((fee) =>
    known ? isAmong(known.counted, fee) : (chosen.get(fee.reference) ?? fee.isSure),
  );
  const typed = known
    ? withoutGone(known, owed)
    : agreed > 0
      ? toTyped(Math.max(agreed - credit, 0) + sumOwed(added))
      : '';
  const charged = readAmount(typed);
  const sum = doneSummary(charged, hasEmail && firstName(visit.owner));
  const staysOwed = !charged && owed.length > 0 && 'What is owed stays owed';

  function addOwed(fee: OwedFee, adds: boolean) {
    if (!known) return change({ chosen: new Map(chosen).set(fee.reference, adds) });
    const amount = adds ? fee.fee : -fee.fee;
    const text = charged ? toTyped(Math.max(charged + amount, 0)) : typed;
    const counted = adds ? [...added, fee] : added.filter((one) => one !== fee);
    change({ known: { text, counted } });
  }

  function close() {
    if (charged === undefined) return;
    const settlesFees = charged ? added.map((fee) => fee.reference) : [];
    // A typed amount is the price, whatever led to it. Without one, the price that was agreed is less.
    const isTyped = known !== undefined && charged !== null;
    const isFull = price > 0 && (charged ?? 0) - sumOwed(added) >= price + visit.travelFee;
    const travelFee = visit.travelFee - (isFull ? 0 : visit.openFee);
    const money = { charged, credit: isTyped ? 0 : credit, settlesFees, travelFee };
    const fields = { revision, requestVersion, ...money, groomerWords: line.trim() };
    mutation.mutate({ action: 'done', fields });
  }

  return (
    <Question
      {...props}
      {...{ mutation, sum }}
      onClose={close}
      amount={
        <ChargedField
          isPanel={props.isPanel}
          hint={`${yesText && `${joinFilled([notHeard, openPrice])}. `}${creditWords(credit, known ? 0 : agreed)}`}
          typed={typed}
          onType={(text) => change({ known: { text, counted: added } })}
        />
      }
    >
      {charged ? <OwedTicks owed={owed} added={added} onChange={addOwed} /> : null}
      <GroomerWordsField {...{ line, hasEmail }} onChange={(text) => change({ line: text })} />
      <p aria-live="polite" className="font-semibold text-amber empty:hidden">
        {joinFilled([charged === 0 && 'Nothing is charged', staysOwed], '. ')}
      </p>
    </Question>
  );
}

type ChargedFieldProps = {
  isPanel: boolean | undefined;
  hint: string;
  typed: string;
  onType: (text: string) => void;
};

/** Beside its button, which the keyboard of a phone would cover below. */
function ChargedField({ isPanel, hint, typed, onType }: ChargedFieldProps) {
  return (
    <TextField
      ref={isPanel ? takeFocus : takeFocusInPlace}
      onFocus={({ target }) => target.select()}
      inputMode="decimal"
      enterKeyHint="done"
      label="Charged in $"
      hint={`${hint}All but the tip. Not known yet? Leave it empty.`}
      value={typed}
      error={readAmount(typed) === undefined ? fieldRefusals.bad_price.words : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function NoShowForm({ visit, hasEmail, mutation, ...props }: FormProps) {
  const { revision, requestVersion } = visit;
  const name = firstName(visit.owner);
  const fee = visit.lateFee ?? lateFee;
  const [hasTried, setHasTried] = useState(false);
  // Who was told of a late van may have left.
  const [takesFee, setTakesFee] = useState(useOperator().texts.lateCredit(visit) === 0);
  const due = hasTried && takesFee ? fee : 0;

  function close() {
    const reason = hasTried ? ('waited' as const) : null;
    const fields = { revision, requestVersion, fee: due, reason };
    mutation.mutate({ action: 'no_show', fields });
  }

  return (
    <Question {...props} mutation={mutation} sum={feeSummary(due, name, hasEmail)} onClose={close}>
      <p className="mb-2">
        {hasEmail
          ? `We’ll email ${name} that you came, and how to book again.`
          : `No email goes to ${name}, so call or text. Their page says that you came.`}
      </p>
      <Tick isChecked={hasTried} onChange={setHasTried}>
        I {triedWords}
      </Tick>
      {fee === 0 ? <p>They didn’t say yes to this time, so it costs nothing.</p> : null}
      {fee > 0 && !hasTried ? <p>Without that wait, no fee is due.</p> : null}
      {fee > 0 && hasTried ? (
        <Tick isChecked={takesFee} onChange={setTakesFee}>
          {feeTickWords(fee, name, hasEmail)}
        </Tick>
      ) : null}
    </Question>
  );
}
