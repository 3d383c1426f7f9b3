import { renderToStaticMarkup } from 'react-dom/server';
import { socialImageSize } from '@/site/social-image';
import { BrandMark } from '@/ui/brand-mark';
import { brandColors } from '@shared/brand-colors';

const { height, width } = socialImageSize;
const { dusk, rose, copper, paper } = brandColors;

/** The picture's arch, whose foot is behind the ridge. Pixels. */
export const arch = { left: 712, top: 72, width: 416, height: 524 } as const;

const ring = 14;

function archPath(margin: number): string {
  const left = arch.left - margin;
  const right = arch.left + arch.width + margin;
  const radius = arch.width / 2 + margin;
  const shoulder = arch.top + arch.width / 2;
  return `M${left} ${height}V${shoulder}A${radius} ${radius} 0 0 1 ${right} ${shoulder}V${height}Z`;
}

export function backdropSvg(hasPicture: boolean): string {
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
      <rect width={width} height={height} fill="url(#heroSky)" />
      <circle cx={arch.left + arch.width / 2} cy="330" r="400" fill="url(#glow)" />
      {hasPicture ? <path d={archPath(ring)} fill={paper} opacity="0.2" /> : <FarRanges />}
      <svg x="72" y="58" width="64" height="64">
        <BrandMark />
      </svg>
    </>,
  );
}

function FarRanges() {
  return (
    <>
      <circle cx="920" cy="366" r="120" fill="#ffe3bd" opacity="0.9" />
      <path
        fill={rose}
        d="M0 548l110-26 96 18 150-52 92 34 128-70 84 46 112-84 74 52 96-66 118 78 140-40v242H0Z"
      />
      <path
        fill="#5a2a52"
        d="M0 586l130-40 110 22 140-44 98 30 150-58 116 46 132-42 124 52 200-34v162H0Z"
      />
    </>
  );
}

export function foregroundSvg(): string {
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

/** White where the picture shows. */
export function archMaskSvg(): string {
  return svg(<path d={archPath(0)} fill="#fff" />);
}

function svg(content: React.ReactNode): string {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      {content}
    </svg>,
  );
}
