import { type ReactNode, useState } from 'react';
import { takeFocus } from '@/browser/take-focus';
import { Button, type ButtonStyle } from '@/ui/button';
import { ChoiceCard } from '@/ui/fields/choice-card';
import { TextArea } from '@/ui/fields/text-field';
import { joinFilled, usd } from '@shared/business/format';
import { visitLimits } from '@shared/visits/visit-state';

type ChipsProps<Value> = {
  label: string;
  choices: readonly {
    readonly value: Value;
    readonly words: ReactNode;
  }[];
  chosen: Value | null | undefined;
  onChoose: (value: Value) => void;
  isDisabled?: boolean;
  className?: string;
};

/** Buttons of which at most one is pressed. */
export function Chips<Value extends string | number>(props: ChipsProps<Value>) {
  const { label, choices, chosen, onChoose, isDisabled = false } = props;
  const { className = 'flex flex-wrap gap-2' } = props;
  return (
    <div role="group" aria-label={label} className={className}>
      {choices.map(({ value, words }) => (
        <Button
          key={value}
          variant={value === chosen ? 'default' : 'secondary'}
          size="thumb"
          aria-pressed={value === chosen}
          disabled={isDisabled}
          onClick={() => onChoose(value)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}

type ConfirmButtonProps = {
  /** Label of the button, and then the question above Yes and Not yet. */
  children: ReactNode;
  variant: NonNullable<ButtonStyle['variant']>;
  question?: string;
  yes: ReactNode;
  no: string;
  isBusy?: boolean;
  onYes: () => void;
};

/** Asks for confirmation before an action that is slow to reverse. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { children, variant, question, yes, no, isBusy = false, onYes } = props;
  const [step, setStep] = useState<'start' | 'asking' | 'kept'>('start');
  if (step !== 'asking') {
    return (
      <Button
        ref={step === 'kept' ? takeFocus : undefined}
        variant={variant}
        size="thumb"
        onClick={() => setStep('asking')}
      >
        {children}
      </Button>
    );
  }
  return (
    <>
      {question ? <p className="mb-3 max-w-measure">{question}</p> : null}
      <div className="flex flex-wrap gap-2">
        <Button ref={takeFocus} variant="destructive" size="thumb" isBusy={isBusy} onClick={onYes}>
          {yes}
        </Button>
        <Button variant="ghost" size="thumb" disabled={isBusy} onClick={() => setStep('kept')}>
          {no}
        </Button>
      </div>
    </>
  );
}

type TickProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
};

export function Tick({ isChecked, onChange, children }: TickProps) {
  return (
    <ChoiceCard
      type="checkbox"
      title={children}
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      // Enter in a check box would send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}

/** `fee` is in USD. The email names it; without an email the operator has to. */
export function feeTickWords(fee: number, name: string, hasEmail: boolean): string {
  return hasEmail
    ? `Tell them the $${fee} fee is due at the next visit.`
    : `The $${fee} fee is due at the next visit: tell ${name} yourself.`;
}

/** The bar says it, since the tick above may be out of sight: `$25 fee, email to Sam`. */
export function feeSummary(fee: number, name: string, hasEmail: boolean): string {
  return `${fee > 0 ? `$${fee} fee` : 'No fee'}, ${hasEmail ? `email to ${name}` : 'no email'}`;
}

/** `$145 charged, thank-you to Sam`; the amount is null where none is typed, and undefined where it is none. */
export function doneSummary(charged: number | null | undefined, thanked: string | false): string {
  const sum =
    charged === null ? 'Charge not noted' : charged !== undefined && `${usd(charged)} charged`;
  return joinFilled([sum, thanked ? `thank-you to ${thanked}` : 'no email']);
}

type GroomerWordsFieldProps = { line: string; hasEmail: boolean; onChange: (line: string) => void };

export function GroomerWordsField({ line, hasEmail, onChange }: GroomerWordsFieldProps) {
  return (
    <TextArea
      label="A line to the customer"
      hint={
        hasEmail
          ? 'We’ll email a thank-you in an hour.'
          : 'No email reaches them. It shows on their page.'
      }
      isOptional
      rows={2}
      maxLength={visitLimits.groomerWords}
      value={line}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
