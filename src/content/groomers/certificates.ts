import { areCertificatesShown } from './certificates-shown';
import type { people } from './people';

type Certificates = { readonly names: readonly string[]; readonly isDemonstration?: boolean };

/** From each groomer's papers; empty for groomers without one. */
export const certificates: Readonly<Record<keyof typeof people, Certificates>> = {
  maren: {
    names: ['National Certified Master Groomer', 'Pet first aid and CPR'],
    isDemonstration: true,
  },
  dev: {
    names: ['Fear Free Certified Professional', 'Pet first aid and CPR'],
    isDemonstration: true,
  },
  june: {
    names: ['Certified Feline Master Groomer', 'Pet first aid and CPR'],
    isDemonstration: true,
  },
};

export function namedCertificates(id: keyof typeof people): readonly string[] {
  return areCertificatesShown ? certificates[id].names : [];
}
