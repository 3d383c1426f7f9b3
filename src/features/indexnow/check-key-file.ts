type KeyFileCheck = { readonly isRight: boolean; readonly finding: string };

/** Reads the key file as a search engine would. Never rejects. */
export async function checkKeyFile(path: string, key: string): Promise<KeyFileCheck> {
  try {
    const answer = await fetch(path, {
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    const problem = await findProblem(answer, key);
    return {
      isRight: !problem,
      finding: problem ?? 'The key file is right: exactly the key of this site.',
    };
  } catch {
    const finding = 'The key file could not be fetched. Check your connection and try again.';
    return { isRight: false, finding };
  }
}

async function findProblem(answer: Response, key: string): Promise<string | undefined> {
  if (answer.type === 'opaqueredirect') {
    return 'The address of the key file redirects. Search engines want the file itself at this address.';
  }
  if (answer.status !== 200) {
    return `The server answered ${answer.status} instead of the key file. Publish everything in the dist folder, this file included.`;
  }
  // Search engines compare bytes, so a byte order mark must not be dropped.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const text = decoder.decode(await answer.arrayBuffer());
  if (/^\s*<(!doctype|html)/i.test(text)) {
    return 'A web page was served instead of the key file. A rewrite rule that answers every path with the app also catches this one: let files come first.';
  }
  if (text.replace(/\r?\n$/, '') === key) return undefined;
  return `The file holds “${text.slice(0, 40)}”, not the key alone. Publish the file of the same build as this page.`;
}
