/**
 * Draws the pictures and writes their WebP masters where the site expects them.
 * `npx tsx art/illustrations/rasterize.ts [part of a file name …]`; without a name, all of them.
 * With `--svg` it writes the drawings themselves to the system's folder for temporary files.
 */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { CDPSession } from 'playwright';
import { openBrowser } from './open-browser.ts';
import { toSvg, type Picture } from './paper/sheet.ts';
import { pictures } from './pictures.ts';

const limit = 200_000;
const isVector = process.argv.includes('--svg');
const asked = process.argv.slice(2).filter((word) => word !== '--svg');
const chosen = pictures.filter(
  ({ file }) => !asked.length || asked.some((part) => file.includes(part)),
);

/** The picture as WebP: quality 88, or the best that stays below 200 KB. */
async function photograph(session: CDPSession, { width, height }: Picture): Promise<Buffer> {
  for (let quality = 88; ; quality -= 4) {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { x: 0, y: 0, width, height, scale: 1 },
    });
    const image = Buffer.from(data, 'base64');
    if (image.length <= limit || quality <= 60) return image;
  }
}

async function writeMasters() {
  const browser = await openBrowser();
  for (const picture of chosen) {
    const { file, width, height } = picture;
    const page = await browser.newPage({ viewport: { width, height } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${toSvg(picture)}`);
    const session = await page.context().newCDPSession(page);
    if (picture.isCutout)
      await session.send('Emulation.setDefaultBackgroundColorOverride', {
        color: { r: 0, g: 0, b: 0, a: 0 },
      });
    const image = await photograph(session, picture);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, image);
    await page.close();
    console.log(`${file}  ${width}x${height}  ${Math.round(image.length / 1000)} kB`);
  }
  await browser.close();
}

async function writeVectors() {
  const folder = await mkdtemp(join(tmpdir(), 'illustrations-'));
  for (const picture of chosen) {
    const file = join(folder, basename(picture.file).replace('.webp', '.svg'));
    await writeFile(file, toSvg(picture));
    console.log(file);
  }
}

await (isVector ? writeVectors() : writeMasters());
