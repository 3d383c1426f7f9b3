const atom = "[a-zA-Z0-9_!#$%&'*+/=?^`{|}~-]+";
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]*[a-zA-Z0-9])?';
const mailable = new RegExp(
  `^${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-zA-Z](?:[a-zA-Z0-9-]*[a-zA-Z0-9])$`,
);

/** The CHECKs of the tables repeat it. */
export const maxEmailLength = 255;

/** Whether an email can go there: ASCII alone, nothing that a header would interpret. The CHECKs of the tables are the same. */
export function isMailable(address: string): boolean {
  return mailable.test(address);
}
