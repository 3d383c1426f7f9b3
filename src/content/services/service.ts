import type { PetSize } from '../pet-sizes';

export type Service = {
  /** The name of the package on its page and in the calculator. */
  readonly title: string;
  /** The name that the booking form offers and the database stores. */
  readonly bookingName: string;
  /** One line that helps to choose it. */
  readonly tagline: string;
  /** Position in lists. */
  readonly order: number;
  readonly duration: string;
  /** US dollars. */
  readonly prices: Readonly<Record<PetSize, number>>;
};
