import pg from 'pg';
import type { Database, Queryable } from '../local/database.ts';

// As the embedded database gives it: counts in these tests are small.
const int8 = 20;
pg.types.setTypeParser(int8, Number);

type OnNotice = (message: string) => void;

/** A database of a server, with up to 40 connections at once; `onNotice` hears what they are told. */
export function openServerDatabase(port: number, name: string, onNotice?: OnNotice): Database {
  const pool = new pg.Pool({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: name,
    max: 40,
    // Vitest ends a worker only when nothing holds it.
    allowExitOnIdle: true,
  });
  pool.on('connect', (connection) =>
    connection
      .on('notice', ({ message = '' }) => onNotice?.(message))
      // One that a test kills; whoever uses it hears of it by the answer to its query.
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
