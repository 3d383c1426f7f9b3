import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { type IncomingMessage, createServer } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';

export type MailFolder = { readonly endpoint: string; stop(): void };

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
export async function startMailFolder(folder: string): Promise<MailFolder> {
  const server = createServer((request, response) => {
    void store(request, folder).then(
      () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
      () => response.writeHead(500).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { endpoint: `http://127.0.0.1:${port}/emails`, stop };
}

async function store(request: IncomingMessage, folder: string): Promise<void> {
  const mail = await readMail(request);
  const key = String(request.headers['idempotency-key']);
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
  const file = path.join(folder, toFileName(mail, key));
  await mkdir(folder, { recursive: true });
  // moved into place, so nobody reads half an email
  await writeFile(`${file}.part`, await composed.compile().build());
  await rename(`${file}.part`, file);
}

async function readMail(request: IncomingMessage): Promise<SentMail> {
  const body: unknown = await json(request);
  if (!isMail(body)) throw new Error('The body is not an email');
  return body;
}

function isMail(body: unknown): body is SentMail {
  return typeof body === 'object' && body !== null && 'to' in body && Array.isArray(body.to);
}

/** Starts with the subject, so files of one request sort together. */
function toFileName({ subject, to }: SentMail, key: string): string {
  const words = subject.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40);
  const addressee = to.join().replace(/[^\w.@-]/g, '-');
  return `${words.replace(/-$/, '')}_to_${addressee}_${key.slice(0, 8)}.eml`;
}
