import { business } from './business';
import { areCertificatesShown } from '@/content/shown';
import { rules } from '@shared/business/policy';

type Papers = { readonly license: string; readonly insurer: string };

/** Claims nothing that is not filled in, and is empty without both. */
export function licenseWords({ license, insurer }: Papers = business): string {
  const claims = [
    license && `licensed by Colorado (PACFA ${license})`,
    insurer && `insured by ${insurer}`,
  ].filter(Boolean);
  return claims.length > 0 ? `We’re ${claims.join(' and ')}. Text us for proof.` : '';
}

/** The operator confirms each sentence before going live. Health source: https://www.aspca.org/pet-care/general-pet-care/hot-weather-safety-tips */
export const safety = {
  title: 'How we keep pets safe',
  text: `${areCertificatesShown ? 'Every groomer is trained in pet first aid and CPR. ' : ''}${business.insurer ? `We’re insured by ${business.insurer}. ` : ''}The van is warm in winter and cool in summer, and your pet is never alone in it. We dry by hand, and there are no cage dryers on board. For flat-faced pets and heart patients, the dryer stays on cool and low. In an emergency we stop, call you, and drive to your vet. ${rules.nearestVet} Please leave your vet’s number in the notes. ${rules.clinicBill}`,
} as const;
