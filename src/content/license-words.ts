import { business } from './business';

type Papers = { readonly license: string; readonly insurer: string };

/** What is not filled in is not claimed; empty without both. */
export function licenseWords({ license, insurer }: Papers = business): string {
  const claims = [
    license && `licensed by Colorado (PACFA ${license})`,
    insurer && `insured by ${insurer}`,
  ].filter(Boolean);
  return claims.length > 0 ? `We’re ${claims.join(' and ')}. Text us for proof.` : '';
}
