import { runSupabaseCli } from './supabase-cli.ts';

/** `npm run db:lint`: the official security and performance checks; fails on a warning. */
console.log(await runSupabaseCli('db', 'advisors', '--fail-on', 'warn'));
