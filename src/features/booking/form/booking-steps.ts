import { get } from 'react-hook-form';
import {
  type BookingValues,
  type Step,
  bookingSchema,
  stepNumbers,
  steps,
} from '@/request/booking-schema';

export type StepProblem = { title: string; description: string };

const missing = {
  1: 'Please fill in all required pet information fields.',
  2: 'Please fill in all scheduling and address fields.',
};

export function findStep(field: string): Step {
  return stepNumbers.find((step) => steps[step].fields.some((name) => name === field)) ?? 1;
}

/** The specification words them (section 5). An empty required field is reported before one that is too long. */
export function stepProblem(step: 1 | 2, values: BookingValues): StepProblem | undefined {
  const issues = findIssues(values, step);
  const [first] = issues;
  if (!first) return undefined;
  return issues.some(({ path }) => isEmpty(values, path))
    ? { title: 'Required Fields', description: missing[step] }
    : { title: 'Validation Error', description: first.message };
}

export function requestProblem(values: BookingValues): (StepProblem & { step: Step }) | undefined {
  const [issue] = findIssues(values);
  if (!issue) return undefined;
  const step = findStep(String(issue.path[0]));
  return { title: 'Validation Error', description: issue.message, step };
}

export function findIssues(values: BookingValues, step?: Step) {
  const issues = bookingSchema.safeParse(values).error?.issues ?? [];
  return step ? issues.filter(({ path }) => findStep(String(path[0])) === step) : issues;
}

function isEmpty(values: BookingValues, path: readonly PropertyKey[]): boolean {
  const value: unknown = get(values, path.join('.'));
  return typeof value === 'string' && value.trim() === '';
}
