/** `YYYY-MM-DD`. Set it with every change of a word: the Privacy Policy promises that. */
export const legalLastUpdated = '2026-11-23';
