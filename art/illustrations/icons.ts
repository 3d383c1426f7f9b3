/** Writes the site's icons and its logo from the brand mark: `npx tsx art/illustrations/icons.ts`. */
import { writeFile } from 'node:fs/promises';
import { mark, squareMark } from './brand/mark.ts';
import { wordMark } from './brand/word-mark.ts';
import { openBrowser } from './open-browser.ts';

const svg = (viewBox: string, content: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${more}>${content}</svg>`;

const roundIcon = svg('0 0 40 40', mark());
/** Rounded by the device: the mark fills the square. */
const squareIcon = svg('1 2 38 38', squareMark());
/** What is within four fifths of a maskable icon is always seen. */
const maskableIcon = svg('-5 -4 50 50', squareMark());

const scale = 22 / wordMark.capHeight;
const logo = svg(
  `0 0 ${Math.ceil(52 + wordMark.width * scale)} 40`,
  `<title>Alpenglow</title>${mark()}<path transform="translate(50 31) scale(${scale.toFixed(5)})" fill="#211733" d="${wordMark.d}"/>`,
);

/** An .ico file that holds one PNG of 32 pixels. */
function toIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const browser = await openBrowser();
async function toPng(icon: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${icon}`);
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

await writeFile('public/favicon.svg', `${roundIcon}\n`);
await writeFile('public/logo.svg', `${logo}\n`);
await writeFile('public/favicon.ico', toIco(await toPng(roundIcon, 32)));
await writeFile('public/apple-touch-icon.png', await toPng(squareIcon, 180));
await writeFile('public/icon-192.png', await toPng(roundIcon, 192));
await writeFile('public/icon-512.png', await toPng(roundIcon, 512));
await writeFile('public/icon-maskable-512.png', await toPng(maskableIcon, 512));
await browser.close();
