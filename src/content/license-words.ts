import { business } from './business';

const { license } = business;

export const licenseWords = license
  ? `We’re licensed by Colorado (PACFA ${license}) and insured. Text us for proof.`
  : 'We’re licensed by Colorado (PACFA) and insured. Text us for the license number and proof.';
