import { people } from '../groomers/people';

type Person = (typeof people)[keyof typeof people];

/** The groomers who write, by id. */
export const authors = { maren: author(people.maren), dev: author(people.dev) };

/** Who signs an article: the slug of their card, name, role and portrait. */
export type Author = ReturnType<typeof author>;

function author({ slug, name, title, portrait }: Person) {
  return { slug, name, role: title, portrait };
}
