import pg from 'pg';
import type { Database, Queryable } from '../../local/database/database.ts';

// Numbers, as in the embedded database.
const int8 = 20;
pg.types.setTypeParser(int8, Number);

type OnNotice = (message: string) => void;

/** `onNotice` gets the notices of all connections. */
export function openServerDatabase(port: number, name: string, onNotice?: OnNotice): Database {
  const pool = new pg.Pool({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: name,
    max: 40,
    // Vitest only ends a worker when nothing holds it
    allowExitOnIdle: true,
  });
  pool.on('connect', (connection) =>
    connection
      .on('notice', ({ message = '' }) => onNotice?.(message))
      // tests kill connections; the query reports it
      .on('error', () => undefined),
  );
  pool.on('error', () => undefined);

  return {
    ...queries(pool),
    async transaction(work) {
      const connection = await pool.connect();
      try {
        await connection.query('begin');
        const result = await work(queries(connection));
        await connection.query('commit');
        connection.release();
        return result;
      } catch (error) {
        await connection.query('rollback').then(
          () => connection.release(),
          () => connection.release(true),
        );
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function queries(connection: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: async <Row>(statement: string, values: unknown[] = []) => {
      const { rows } = await connection.query<Row & pg.QueryResultRow>(statement, values);
      return { rows };
    },
    exec: (statements) => connection.query(statements),
  };
}
