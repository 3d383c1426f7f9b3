import { useState } from 'react';
import { ActionForm } from './action-form';
import { type KeyFailure, keyFailures } from './failure-words';
import { useOperator } from './operator';
import { isSendable } from '@/browser/operator-key';
import { takeFocus } from '@/browser/take-focus';
import { TextField } from '@/ui/fields/text-field';
import { Notice } from '@/ui/notice';

type OperatorKeyFormProps = {
  opens: keyof typeof prompts;
  failure: KeyFailure;
  isBusy: boolean;
  onKey: (key: string) => void;
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

export function OperatorKeyForm({ opens, failure, isBusy, onKey }: OperatorKeyFormProps) {
  const { hasForgotten } = useOperator();
  const { text, press } = prompts[opens];
  const [key, setKey] = useState('');
  const [mistake, setMistake] = useState<string>();

  function submit() {
    const trimmedKey = key.trim();
    if (!trimmedKey) setMistake('Type the operator’s key.');
    else if (!isSendable(trimmedKey)) setMistake(keyFailures.wrong_operator_key);
    else onKey(trimmedKey);
  }

  return (
    <ActionForm
      isInline
      press={press}
      busy="Opening..."
      isBusy={isBusy}
      problem={undefined}
      button={{ className: 'mt-5 max-sm:w-full' }}
      className="max-w-md"
      onSubmit={submit}
    >
      <h1 className="text-title">Operator’s key</h1>
      {opens === 'day' && hasForgotten && failure === 'operator_key_required' ? (
        <Notice tone="good" role="status" className="mt-3">
          This device has forgotten the key, and the names and addresses it opened.
        </Notice>
      ) : null}
      <p className="mt-3 mb-5 text-muted">{text}</p>
      <TextField
        ref={takeFocus}
        type="password"
        label="Key"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        value={key}
        error={mistake ?? keyFailures[failure]}
        onChange={({ target }) => {
          setKey(target.value);
          setMistake(undefined);
        }}
      />
    </ActionForm>
  );
}
