type CamelName<Column> = Column extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelName<Tail>>}`
  : Column;

/** Names the columns as in TypeScript, also in nested lists. */
export type Camel<Value> = Value extends readonly (infer One)[]
  ? readonly Camel<One>[]
  : Value extends object
    ? { readonly [Column in keyof Value as CamelName<Column>]: Camel<Value[Column]> }
    : Value;

export function toCamel<Value>(value: Value): Camel<Value>;
export function toCamel(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => toCamel(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([column, one]) => [
      column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
      toCamel<unknown>(one),
    ]),
  );
}
