import { runSupabaseCli } from './supabase-cli.ts';

/** The official security and performance checks; fails on a warning. */
console.log(await runSupabaseCli('db', 'advisors', '--fail-on', 'warn'));
