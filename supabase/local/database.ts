/** Runs SQL on a PostgreSQL, in the process or on a server. */
export type Queryable = {
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements at once, without values. */
  exec(statements: string): Promise<unknown>;
};

export type Database = Queryable & {
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

type DatabaseError = {
  code: string;
  message: string;
  detail: string | undefined;
  hint: string | undefined;
  constraint: string | undefined;
};

/** The refusal of a PostgreSQL, whichever client library reports it; undefined for other errors. */
export function databaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined;
  const field = (name: 'detail' | 'hint' | 'constraint') => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    code: String(error.code),
    message: error.message,
    detail: field('detail'),
    hint: field('hint'),
    constraint: field('constraint'),
  };
}
