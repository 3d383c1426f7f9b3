import { business } from './business';

type Papers = { readonly license: string; readonly insurer: string };

/** A record that is not filled in is not shown: owners ask for it. */
export function licenseWords({ license, insurer }: Papers = business): string {
  const number = license && ` ${license}`;
  const proof = license ? 'proof' : 'the license number and proof';
  return `We’re licensed by Colorado (PACFA${number}) and ${insuredWords(insurer)}. Text us for ${proof}.`;
}

export function licenseAnswer({ license, insurer }: Papers = business): string {
  const insured = insurer && `We’re ${insuredWords(insurer)}. `;
  const number = license
    ? `Our Colorado pet grooming license is PACFA ${license}. Text us and we’ll send`
    : 'Text us and we’ll send you the number of our Colorado pet grooming license (PACFA), and';
  return `Yes, both. ${insured}${number} proof of insurance. Your building can have both, too.`;
}

function insuredWords(insurer: string): string {
  return insurer ? `insured by ${insurer}` : 'insured';
}
