import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runSupabaseCli } from './supabase-cli.ts';

const file = fileURLToPath(new URL('../../functions/_shared/database.types.ts', import.meta.url));
const types = await runSupabaseCli('gen', 'types', 'typescript', '--schema', 'public');
const style = await resolveConfig(file);
await writeFile(file, await format(types, { ...style, parser: 'typescript' }));
