import { type BookingValues, type Step, bookingSchema, stepNumbers, steps } from './booking-schema';

export type StepProblem = { title: string; description: string };

const missing = {
  1: 'Please fill in all required pet information fields.',
  2: 'Please fill in all scheduling and address fields.',
};

export function findStep(field: string): Step {
  return stepNumbers.find((step) => steps[step].fields.some((name) => name === field)) ?? 1;
}

/**
 * Wording from the specification, section 5. An empty required field is reported before one that is
 * too long.
 */
export function stepProblem(step: 1 | 2, values: BookingValues): StepProblem | undefined {
  const [issue] = findIssues(values, step);
  if (!issue) return undefined;
  return isComplete(step, values)
    ? { title: 'Validation Error', description: issue.message }
    : { title: 'Required Fields', description: missing[step] };
}

export function requestProblem(values: BookingValues): (StepProblem & { step: Step }) | undefined {
  const [issue] = findIssues(values);
  if (!issue) return undefined;
  const step = findStep(String(issue.path[0]));
  return { title: 'Validation Error', description: issue.message, step };
}

export function findIssues(values: BookingValues, step?: Step) {
  const issues = bookingSchema.safeParse(values).error?.issues ?? [];
  if (!step) return issues;
  return issues.filter(({ path }) => findStep(String(path[0])) === step);
}

function isComplete(step: 1 | 2, values: BookingValues): boolean {
  const required =
    step === 1
      ? values.pets.flatMap(({ petName, petType, service }) => [petName, petType, service])
      : steps[2].fields.map((field) => values[field]);
  return required.every((value) => value.trim() !== '');
}
