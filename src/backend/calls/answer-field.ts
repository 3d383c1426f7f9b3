import { FunctionCallError } from './function-call-error';

type Guard<Value> = (value: unknown) => value is Value;

export function findField<Value>(
  answer: unknown,
  name: string,
  isValue: Guard<Value>,
): Value | undefined {
  const value: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  return isValue(value) ? value : undefined;
}

/** Throws a `FunctionCallError` if a success came without it. */
export function getField<Value>(answer: unknown, name: string, isValue: Guard<Value>): Value {
  const value = findField(answer, name, isValue);
  if (value === undefined) throw new FunctionCallError('unknown', { status: 200 });
  return value;
}
