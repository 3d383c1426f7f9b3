/**
 * Who writes. The same facts as in src/content/business.ts (a test compares them), from which a
 * function cannot import; replace both. The environment may override the last three.
 */
export const business = {
  name: 'Alpenglow Mobile Pet Grooming',
  shortName: 'Alpenglow',
  address: '1901 Larkspur Row, Denver, CO 80202',
  phone: '+13035550142',
  email: 'hello@alpenglow-grooming.example',
  origin: 'https://alpenglow-grooming.example',
};

/** The same facts after the environment has had its say. */
export type Business = Readonly<typeof business>;
