import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { readIfExists, writeAtomically } from '../../supabase/local/process/whole-files';
import { missingPicture, pictureExtensions } from '../pictures/find-picture';
import { drawCard } from './draw-card';
import type { SocialCard } from '@/site/social-cards';
import { socialImagePath } from '@/site/social-image';

/** Raise it when the drawing changes: cached images are then drawn again. */
const drawing = '1';

export type CardFolders = Readonly<Record<'content' | 'cache' | 'output', string>>;

export async function writeCards(
  cards: readonly SocialCard[],
  brand: string,
  folders: CardFolders,
): Promise<void> {
  const waiting = cards.values();
  const writeWaiting = async () => {
    for (const card of waiting) await writeCard(card, brand, folders);
  };
  // Two are made at a time: while sharp paints one in its own threads, satori sets the text of the other.
  await Promise.all([writeWaiting(), writeWaiting()]);
}

async function writeCard(card: SocialCard, brand: string, { cache, content, output }: CardFolders) {
  const picture = await readPicture(join(content, card.picture));
  // Alt texts change nothing that is drawn.
  const drawn = { ...card, pictured: undefined };
  const hash = createHash('sha256').update(JSON.stringify([drawing, brand, drawn]));
  const cached = join(cache, `${hash.update(picture).digest('hex')}.jpg`);
  let image = await readIfExists(cached);
  if (!image) {
    image = await drawCard(card, brand, picture);
    await writeAtomically(cached, image);
  }
  await writeAtomically(join(output, socialImagePath(card.path)), image);
}

async function readPicture(name: string): Promise<Buffer> {
  for (const extension of pictureExtensions) {
    const picture = await readIfExists(`${name}.${extension}`);
    if (picture) return picture;
  }
  throw missingPicture(name);
}
