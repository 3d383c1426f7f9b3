import { randomUUID } from 'node:crypto';

type Press = {
  reference: string;
  revision: number;
  action: string;
  actor?: 'operator' | 'owner';
  /** The fields of `private.terms`. */
  [term: string]: unknown;
};

/** The arguments of `change_visit`. */
export function pressCall({ reference, revision, action, actor = 'operator', ...terms }: Press) {
  const request_version = actor === 'operator' ? 1 : null;
  return { reference, id: randomUUID(), actor, action, revision, request_version, terms };
}
