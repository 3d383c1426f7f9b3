const usualDomains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'msn.com',
  'live.com',
  'proton.me',
];

/** Providers whose name is one letter from a usual one. */
const otherDomains = ['email.com', 'mail.com', 'ymail.com', 'love.com'];

/** The address with the usual domain that is one slip away from the typed one, if there is any. */
export function suggestEmail(email: string): { email: string; domain: string } | undefined {
  const [, name, typedDomain] = /^\s*(\S.*)@([^@]+?)\s*$/.exec(email) ?? [];
  const typed = typedDomain?.toLowerCase();
  if (!name || !typed || usualDomains.includes(typed) || otherDomains.includes(typed)) {
    return undefined;
  }
  const domain = usualDomains.find((usual) => isOneSlip(typed, usual));
  if (!domain) return undefined;
  return { email: `${name}@${domain}`, domain };
}

/** One letter too many, too few or wrong, or two neighbors in the wrong order. */
function isOneSlip(typed: string, meant: string): boolean {
  const start = countSame([...typed], [...meant]);
  const [typedRest, meantRest] = [typed.slice(start), meant.slice(start)];
  const end = countSame([...typedRest].toReversed(), [...meantRest].toReversed());
  const [wrong, right] = [typedRest, meantRest].map((rest) => rest.slice(0, rest.length - end));
  if (wrong === undefined || right === undefined) return false;
  const isSwap = wrong.length === 2 && wrong === [...right].toReversed().join('');
  return isSwap || (wrong.length < 2 && right.length < 2);
}

function countSame(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((letter, index) => letter !== other[index]);
  return different < 0 ? one.length : different;
}
