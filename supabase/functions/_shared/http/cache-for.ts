/** Repeats the answer to a question for so many milliseconds; a question that failed is asked anew. */
export function cacheFor<Answer>(milliseconds: number, ask: (question: string) => Promise<Answer>) {
  const kept = new Map<string, { readonly until: number; readonly answer: Promise<Answer> }>();
  return {
    get(question: string): Promise<Answer> {
      const known = kept.get(question);
      if (known && Date.now() < known.until) return known.answer;
      const answer = ask(question);
      kept.set(question, { until: Date.now() + milliseconds, answer });
      answer.catch(() => kept.delete(question));
      return answer;
    },
    forget: () => kept.clear(),
  };
}
