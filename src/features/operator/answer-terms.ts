import type { FieldRefusalWords } from './refusal-words';
import { fieldRefusals } from './refusal-words';
import { people } from '@/content/groomers/people';
import type { VisitPet } from '@shared/request-details';
import type { OperatorVisit, VisitTerms } from '@shared/visit-state';

/** What an answer promises beside the time, as it stands in the form. */
export type TermsChoice = {
  readonly groomer: string;
  readonly travelFee: string;
  readonly price: string;
};

const groomers: readonly { readonly name: string; readonly usuallyTakes: string | undefined }[] =
  Object.values(people);

/** Names to choose from; who was promised and has left since stays among them. */
export function groomerNames({ groomer }: Pick<VisitTerms, 'groomer'>): string[] {
  const names = groomers.map(({ name }) => name);
  return groomer === '' || names.includes(groomer) ? names : [...names, groomer];
}

/** Cats have a groomer of their own and so do puppies; for anybody else nobody is named. */
export function usualGroomer(pets: readonly Pick<VisitPet, 'type' | 'service'>[]): string {
  const findGroomer = (kind: string) =>
    groomers.find((one) => one.usuallyTakes === kind)?.name ?? '';
  if (pets.length === 0) return '';
  if (pets.every(({ type }) => type === 'cat')) return findGroomer('cats');
  return pets.every(({ service }) => service === 'Puppy Cut') ? findGroomer('puppies') : '';
}

/** What the form begins with: what was promised, else the usual groomer and the estimate. */
export function presetTerms(visit: OperatorVisit): TermsChoice {
  const { starts, groomer, travelFee, price, estimate, pets } = visit;
  const amount = price ?? estimate;
  return {
    groomer: starts ? groomer : usualGroomer(pets),
    travelFee: String(travelFee),
    price: amount > 0 ? String(amount) : '',
  };
}

/** What is wrong with an amount, so that it is known before the press. */
export function termsProblem({ travelFee, price }: TermsChoice): FieldRefusalWords | undefined {
  if (!/^\d{1,3}$/.test(travelFee.trim() || '0') || Number(travelFee) > 500) {
    return fieldRefusals.bad_fee;
  }
  const amount = Number(price);
  const isAmount = /^\d{1,5}(\.\d{1,2})?$/.test(price.trim()) && amount > 0 && amount <= 10_000;
  return price.trim() === '' || isAmount ? undefined : fieldRefusals.bad_price;
}

/** The choice as it is sent. The estimate itself is no amount of the operator's: it follows the request. */
export function toTerms({ groomer, travelFee, price }: TermsChoice, estimate: number): VisitTerms {
  const amount = Number(price);
  return {
    groomer,
    travelFee: Number(travelFee),
    price: amount === 0 || amount === estimate ? null : amount,
  };
}
