import { people } from '../groomers/people';

type Person = (typeof people)[keyof typeof people];

export const authors = { maren: author(people.maren), dev: author(people.dev) };

export type Author = ReturnType<typeof author>;

function author({ slug, name, title, portrait }: Person) {
  return { slug, name, role: title, portrait };
}
