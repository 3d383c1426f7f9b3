import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { SocialCard } from '@/site/social-cards';
import { socialImageSize } from '@/site/social-image';
import { BrandMark } from '@/ui/marks/brand-mark';
import { brandColors } from '@shared/business/brand-colors';

/** JPEG, 1200 x 630. Text is drawn as outlines, so installed fonts do not matter. */
export async function drawCard(card: SocialCard, brand: string, picture: Buffer): Promise<Buffer> {
  const text = await satori(<CardText card={card} brand={brand} />, {
    ...socialImageSize,
    fonts: await fonts(),
  });
  const { data, info } = await scenery(picture, card.isClose);
  return await sharp(data, { raw: info })
    .composite([{ input: Buffer.from(text) }])
    .jpeg({ quality: 85, mozjpeg: true })
    .toBuffer();
}

type Scenery = ReturnType<typeof drawScenery>;

let latest: { picture: Buffer; isClose: boolean; scenery: Scenery } | undefined;

/** The next card uses it again: those of areas differ by name alone. */
function scenery(picture: Buffer, isClose = false): Scenery {
  const isSame = latest?.isClose === isClose && latest.picture.equals(picture);
  if (!latest || !isSame) latest = { picture, isClose, scenery: drawScenery(picture, isClose) };
  return latest.scenery;
}

async function drawScenery(picture: Buffer, isClose: boolean) {
  const layers = [await inArch(picture, isClose), Buffer.from(foregroundSvg())];
  return await sharp(Buffer.from(backdropSvg()))
    .composite(layers.map((input) => ({ input })))
    .flatten({ background: brandColors.dusk })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function inArch(picture: Buffer, isClose: boolean): Promise<Buffer> {
  const { height, left, top, width } = arch;
  const grown = isClose ? 1.5 : 1;
  const [grownWidth, grownHeight] = [Math.round(width * grown), Math.round(height * grown)];
  const cut = await sharp(picture)
    .autoOrient()
    .resize(grownWidth, grownHeight, { fit: 'cover' })
    .extract({ left: (grownWidth - width) / 2, top: grownHeight - height, width, height })
    .toBuffer();
  return await sharp({ create: { ...socialImageSize, channels: 4, background: '#0000' } })
    .composite([
      { input: cut, left, top },
      { input: Buffer.from(archMaskSvg()), blend: 'dest-in' },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const require = createRequire(import.meta.url);
let loaded: Promise<Font[]> | undefined;

/** Static files: satori reads no variable ones. */
function fonts(): Promise<Font[]> {
  loaded ??= Promise.all([
    font('Fraunces', require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff')),
    font('Figtree', require.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
  ]);
  return loaded;
}

async function font(name: string, file: string): Promise<Font> {
  return { name, data: await readFile(file) };
}

/** No headline needs more than four lines. */
function headlineSize({ length }: string): number {
  if (length <= 12) return 104;
  if (length <= 26) return 76;
  return length <= 40 ? 66 : 56;
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

type CardTextProps = { card: SocialCard; brand: string };

function CardText({ card: { eyebrow, fact, headline }, brand }: CardTextProps) {
  return (
    <div
      style={{
        ...column,
        ...socialImageSize,
        padding: '56px 0 0 72px',
        color: brandColors.paper,
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ display: 'flex', height: 64, alignItems: 'center', paddingLeft: 84 }}>
        <span style={{ fontFamily: 'Fraunces', fontSize: 32 }}>{brand}</span>
      </div>
      <div style={{ ...column, width: 590, height: 420, justifyContent: 'center' }}>
        <span style={{ fontSize: 30, color: brandColors.peach }}>{eyebrow}</span>
        <span
          style={{
            marginTop: 10,
            fontFamily: 'Fraunces',
            fontSize: headlineSize(headline),
            lineHeight: 1.06,
            letterSpacing: '-0.015em',
            textWrap: 'balance',
          }}
        >
          {headline}
        </span>
        {fact ? <span style={{ marginTop: 24, fontSize: 36 }}>{fact}</span> : null}
      </div>
    </div>
  );
}

const { height: cardHeight, width: cardWidth } = socialImageSize;
const { dusk, rose, copper, paper } = brandColors;

/** The picture's arch, whose foot is behind the ridge. Pixels. */
const arch = { left: 712, top: 72, width: 416, height: 524 } as const;

const ring = 14;

function archPath(margin: number): string {
  const left = arch.left - margin;
  const right = arch.left + arch.width + margin;
  const radius = arch.width / 2 + margin;
  const shoulder = arch.top + arch.width / 2;
  return `M${left} ${cardHeight}V${shoulder}A${radius} ${radius} 0 0 1 ${right} ${shoulder}V${cardHeight}Z`;
}

function backdropSvg(): string {
  return svg(
    <>
      <defs>
        <linearGradient id="heroSky" x1="0" y1="0.1" x2="1" y2="0.55">
          <stop offset="0" stopColor={dusk} />
          <stop offset="0.42" stopColor="#452549" />
          <stop offset="0.74" stopColor={rose} />
          <stop offset="1" stopColor={copper} />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffd6aa" stopOpacity="0.85" />
          <stop offset="0.55" stopColor="#f4966e" stopOpacity="0.3" />
          <stop offset="1" stopColor="#f4966e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={cardWidth} height={cardHeight} fill="url(#heroSky)" />
      <circle cx={arch.left + arch.width / 2} cy="330" r="400" fill="url(#glow)" />
      <path d={archPath(ring)} fill={paper} opacity="0.2" />
      <svg x="72" y="58" width="64" height="64">
        <BrandMark />
      </svg>
    </>,
  );
}

function foregroundSvg(): string {
  return svg(
    <>
      <path
        fill="#35204a"
        d="M0 594l86-12 70 10 96-26 62 18 84-14 92 20 78-30 56 14 110 20 72-22 92 14 78-26 98 30 126-8v90H0Z"
      />
      <path fill={dusk} d="M0 612c180-22 330-18 520-6s420 14 680-12v42H0Z" />
    </>,
  );
}

function archMaskSvg(): string {
  return svg(<path d={archPath(0)} fill="#fff" />);
}

function svg(content: ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={cardWidth} height={cardHeight}>
      {content}
    </svg>,
  );
}
