import { type FormEvent, useState } from 'react';
import type { DayFailure } from '@/backend/calls/use-operator-day';
import type { VisitFailure } from '@/backend/calls/visit-calls';
import { isSendable } from '@/browser/operator-key';
import { takeFocus } from '@/browser/take-focus';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';

/** Failures that the operator can fix by typing a key. */
export type KeyFailure = Extract<
  VisitFailure,
  'operator_key_required' | 'wrong_operator_key' | 'too_many'
>;

type OperatorKeyFormProps = {
  opens: keyof typeof prompts;
  failure: KeyFailure;
  isBusy: boolean;
  /** The operator just removed the key. */
  hasForgotten?: boolean;
  onKey: (key: string) => void;
};

const messages = {
  operator_key_required: undefined,
  wrong_operator_key: 'That isn’t the operator’s key. Please check it.',
  too_many: 'Too many wrong keys came from this network. The right one still opens this page.',
} as const satisfies Record<KeyFailure, string | undefined>;

/** A message, not a form: no key opens the page yet. */
export const keyMissing = {
  title: 'Set the operator’s key first',
  text: 'This page shows names and addresses, so it stays closed until the project has its OPERATOR_KEY. Each request is in your email, with the customer’s phone number.',
};

const prompts = {
  request: {
    text: 'Your link is fine. Because emails get forwarded, this device also needs the operator’s key. You type it once, and this device keeps it.',
    press: 'Open the request',
  },
  day: {
    text: 'Your requests and visits open with the operator’s key. You type it once, and this device keeps it.',
    press: 'Open my day',
  },
} as const;

export function OperatorKeyForm({
  opens,
  failure,
  isBusy,
  hasForgotten = false,
  onKey,
}: OperatorKeyFormProps) {
  const [key, setKey] = useState('');
  const [mistake, setMistake] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const trimmedKey = key.trim();
    if (!trimmedKey) setMistake('Type the operator’s key.');
    else if (!isSendable(trimmedKey)) setMistake(messages.wrong_operator_key);
    else onKey(trimmedKey);
  }

  return (
    <form noValidate onSubmit={submit} className="max-w-md">
      <h1 className="text-title">Operator’s key</h1>
      {hasForgotten && failure === 'operator_key_required' ? (
        <Notice tone="good" role="status" className="mt-3">
          This device has forgotten the key, and the names and addresses it opened.
        </Notice>
      ) : null}
      <p className="mt-3 text-muted">{prompts[opens].text}</p>
      <div className="mt-5">
        <TextField
          ref={takeFocus}
          type="password"
          label="Key"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={key}
          error={mistake ?? messages[failure]}
          onChange={({ target }) => {
            setKey(target.value);
            setMistake(undefined);
          }}
        />
      </div>
      <Button
        type="submit"
        variant="accent"
        size="lg"
        isBusy={isBusy}
        className="mt-5 max-sm:w-full"
      >
        {isBusy ? 'Opening...' : prompts[opens].press}
      </Button>
    </form>
  );
}

export function isKeyFailure(failure: VisitFailure | DayFailure): failure is KeyFailure {
  return failure in messages;
}
