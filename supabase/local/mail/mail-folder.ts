import path from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { type LocalServer, serveLocally } from '../process/serve-locally.ts';
import { writeAtomically } from '../process/whole-files.ts';

type SentMail = {
  from: string;
  to: string[];
  reply_to?: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  /** base64 */
  attachments?: { filename: string; content: string; content_type: string }[];
};

/** Writes `.eml` files; emails with the same idempotency key share one file. */
export function startMailFolder(folder: string): Promise<LocalServer> {
  return serveLocally((request) =>
    store(request, folder).then(
      () => Response.json({}),
      () => new Response(null, { status: 500 }),
    ),
  );
}

async function store(request: Request, folder: string): Promise<void> {
  const mail: SentMail = await request.json();
  const key = request.headers.get('idempotency-key') ?? '';
  const { reply_to: replyTo, attachments = [], ...rest } = mail;
  const composed = new MailComposer({
    ...rest,
    ...(replyTo !== undefined && { replyTo }),
    attachments: attachments.map(({ content_type: contentType, ...file }) => ({
      ...file,
      contentType,
      encoding: 'base64',
    })),
    messageId: `<${key}@localhost>`,
    textEncoding: 'quoted-printable',
  });
  await writeAtomically(path.join(folder, toFileName(mail, key)), await composed.compile().build());
}

/** Starts with the subject, so files of one request sort together. */
function toFileName({ subject, to }: SentMail, key: string): string {
  const words = subject.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40);
  const addressee = to.join().replace(/[^\w.@-]/g, '-');
  return `${words.replace(/-$/, '')}_to_${addressee}_${key.slice(0, 8)}.eml`;
}
