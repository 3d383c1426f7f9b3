export type Queryable = {
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
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

/** Understands the errors of both client libraries; undefined for any other error. */
export function toDatabaseError(error: unknown): DatabaseError | undefined {
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
