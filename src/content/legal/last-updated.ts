/** The day, `YYYY-MM-DD`, on which the wording of both policies was last changed. */
export const legalLastUpdated = '2025-01-20';
