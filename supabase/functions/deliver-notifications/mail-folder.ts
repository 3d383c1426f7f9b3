import type { Mail, Provider } from './mail.ts';
import { toMime } from './mime.ts';

type Folder = {
  /** Puts a whole file into the folder, in place of one of the same name. */
  readonly write: (name: string, content: string) => Promise<void>;
  readonly now: () => number;
};

/** Writes mails as files, on a machine without a provider; one key is one file. */
export function folderProvider({ write, now }: Folder): Provider {
  return {
    async send(mail, idempotencyKey) {
      const content = toMime(mail, { id: idempotencyKey, date: new Date(now()) });
      try {
        await write(fileName(mail, idempotencyKey), content);
        return { outcome: 'sent' };
      } catch {
        return { outcome: 'later', reason: 'folder_not_writable' };
      }
    },
  };
}

/** The start of the subject, so that the files of one request stand together, and the addressee. */
function fileName({ subject, to }: Mail, key: string): string {
  const words = subject.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40);
  return `${words.replace(/-$/, '')}_to_${to.replace(/[^\w.@-]/g, '-')}_${key.slice(0, 8)}.eml`;
}
