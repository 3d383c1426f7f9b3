import { useState } from 'react';
import { checkKeyFile, type KeyVerdict } from './key-check';
import { siteOrigin } from './site-origin';

type Check = { readonly url: URL; readonly result?: KeyVerdict };

/** Looks at the key file when asked to, and keeps what it found. */
export function useKeyCheck(path: string, key: string) {
  const [last, setLast] = useState<Check>();

  async function run() {
    const url = new URL(path, siteOrigin());
    setLast({ url });
    setLast({ url, result: await checkKeyFile(url, key) });
  }

  return {
    check: () => void run(),
    isChecking: last !== undefined && last.result === undefined,
    result: last?.result,
    url: last?.url,
  };
}
