import { platformSql } from '../supabase/local/database/local-database.ts';
import { runSupabaseCliOn } from '../supabase/local/database/supabase-cli.ts';
import { startPostgres } from '../supabase/tests/setup/postgres-server.ts';
import { openServerDatabase } from '../supabase/tests/setup/server-database.ts';

/* `supabase db push` as at the first deployment, to a new PostgreSQL 17. Pushed again, nothing may be left to do. */

const { port, stop } = await startPostgres();
try {
  const database = openServerDatabase(port, 'postgres');
  await database.exec(platformSql);
  await database.close();
  const push = () => runSupabaseCliOn(`127.0.0.1:${port}`, 'db', 'push', '--yes');
  console.log(await push());
  const again = await push();
  console.log(again);
  if (!again.includes('up to date')) throw new Error('The second push found something to do.');
} finally {
  await stop();
}
