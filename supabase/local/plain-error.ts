/** An error for the person at the terminal: one sentence, and no stack below it. */
export function plainError(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence });
}
