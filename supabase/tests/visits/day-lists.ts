export const references = (list: readonly { reference: string }[]) =>
  list.map(({ reference }) => reference);

/** An SQL expression. */
export const shiftHours = (count: number) => `now() - make_interval(hours => ${count})`;
