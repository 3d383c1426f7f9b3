import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The Deno program in the node_modules of `root`, or `undefined` when there is none for this
 * machine. Looks in the package of the platform, since npm may have skipped the install script
 * that copies it, and since a program in between would not pass signals on.
 */
export function findDeno(root: string): string | undefined {
  const program = process.platform === 'win32' ? 'deno.exe' : 'deno';
  try {
    const deno = createRequire(path.join(root, 'package.json')).resolve('deno/package.json');
    return createRequire(deno).resolve(`@deno/${platform()}/${program}`);
  } catch {
    return undefined;
  }
}

/** How Deno's packages are named; there is none for the Linux C library musl. */
function platform(): string {
  const { platform, arch } = process;
  return platform === 'linux' ? `linux-${arch}-glibc` : `${platform}-${arch}`;
}
