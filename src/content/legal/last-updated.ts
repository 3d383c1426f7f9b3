/**
 * The day, `YYYY-MM-DD`, on which the wording of either policy was last changed. The Privacy Policy
 * promises that it moves: whoever changes a word of the two sets it.
 */
export const legalLastUpdated = '2026-11-23';
