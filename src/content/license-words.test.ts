import { expect, test } from 'vitest';
import { licenseAnswer, licenseWords } from './license-words';

test('license number and insurer are shown once they are filled in', () => {
  const papers = { license: '12-345', insurer: 'Aspen Mutual' };
  for (const words of [licenseWords(papers), licenseAnswer(papers)]) {
    expect(words).toContain('PACFA 12-345');
    expect(words).toContain('insured by Aspen Mutual');
  }
});

test('until then, owners ask for the number, and nobody is named', () => {
  const papers = { license: '', insurer: '' };
  expect(licenseWords(papers)).toBe(
    'We’re licensed by Colorado (PACFA) and insured. Text us for the license number and proof.',
  );
  expect(licenseAnswer(papers)).toBe(
    'Yes, both. Text us and we’ll send you the number of our Colorado pet grooming license (PACFA), and proof of insurance. Your building can have both, too.',
  );
});
