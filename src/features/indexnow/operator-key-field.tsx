import { useEffect, useRef } from 'react';
import type { FunctionCallError } from '@/backend/function-call-error';
import { TextField } from '@/ui/text-field';
import { rememberOperatorKey, useOperatorKey } from './operator-key';

type OperatorKeyFieldProps = { failure: FunctionCallError | undefined };

/** The key that only the operator knows, shown once the function has asked for it. */
export function OperatorKeyField({ failure }: OperatorKeyFieldProps) {
  const operatorKey = useOperatorKey();
  const field = useRef<HTMLInputElement>(null);
  const isRefused = failure?.code === 'operator_key_required';
  useEffect(() => {
    if (failure?.code === 'operator_key_required') field.current?.focus();
  }, [failure]);

  if (operatorKey === null) return null;
  return (
    <TextField
      ref={field}
      type="password"
      label="Operator key"
      hint="The function’s secret INDEXNOW_OPERATOR_KEY. This tab forgets it when it is closed."
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={operatorKey}
      error={isRefused ? 'The function wants its operator key here.' : undefined}
      onChange={(event) => rememberOperatorKey(event.target.value)}
    />
  );
}
