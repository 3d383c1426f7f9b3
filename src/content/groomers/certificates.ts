import type { people } from './people';
import { areCertificatesShown } from '@/content/shown';

type Certificate = {
  readonly name: string;
  /** Says who lists the certificate, such as `NDGAA, no. 1234`, which is not shown without it. */
  readonly register: string;
};

type Certificates = {
  readonly papers: readonly Certificate[];
  readonly isDemonstration?: boolean;
};

const firstAid = { name: 'Pet first aid and CPR', register: 'an example' } as const;

/** Copied from each groomer's papers; empty for a groomer without any. */
export const certificates: Readonly<Record<keyof typeof people, Certificates>> = {
  maren: {
    papers: [{ name: 'National Certified Master Groomer', register: 'an example' }, firstAid],
    isDemonstration: true,
  },
  dev: {
    papers: [{ name: 'Fear Free Certified Professional', register: 'an example' }, firstAid],
    isDemonstration: true,
  },
  june: {
    papers: [{ name: 'Certified Feline Master Groomer', register: 'an example' }, firstAid],
    isDemonstration: true,
  },
};

export function namedCertificates(id: keyof typeof people): readonly string[] {
  const listed = certificates[id].papers.filter(({ register }) => register);
  return areCertificatesShown ? listed.map(({ name }) => name) : [];
}
