import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SocialCard } from '@/site/social-cards';
import { socialImagePath } from '@/site/social-image';
import { keep, kept } from '../pictures/picture-cache';
import { drawCard } from './draw-card';

/** Raised when the drawing changes, so that images of an earlier drawing are not used again. */
const drawing = '1';

/** Where the images come from and go to, as absolute paths. */
export type CardFolders = {
  /** `src/content`, where pictures lie beside their records. */
  content: string;
  /** Images of earlier builds, by what is on them. */
  cache: string;
  /** Where the site is built. */
  output: string;
};

/** Writes the image of every card, drawing only those that no earlier build has drawn. */
export async function writeCards(
  cards: readonly SocialCard[],
  brand: string,
  folders: CardFolders,
): Promise<void> {
  const waiting = cards.values();
  const writeWaiting = async () => {
    for (const card of waiting) await writeCard(card, brand, folders);
  };
  // Two at a time: while sharp paints one in threads of its own, satori sets the words of the other.
  await Promise.all([writeWaiting(), writeWaiting()]);
}

async function writeCard(card: SocialCard, brand: string, { cache, content, output }: CardFolders) {
  const picture = card.picture && (await kept(join(content, card.picture)));
  // What a picture is called in words changes nothing that is drawn.
  const drawn = { ...card, pictured: undefined };
  const hash = createHash('sha256').update(JSON.stringify([drawing, brand, drawn]));
  const cached = join(cache, `${hash.update(picture || '').digest('hex')}.jpg`);
  let image = await kept(cached);
  if (!image) {
    image = await drawCard(card, brand, picture || undefined);
    await keep(cached, image);
  }
  const file = join(output, socialImagePath(card.path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, image);
}
