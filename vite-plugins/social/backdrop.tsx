import { renderToStaticMarkup } from 'react-dom/server';
import { socialImageSize } from '@/site/social-image';
import { BrandMark } from '@/ui/marks/brand-mark';
import { brandColors } from '@shared/business/brand-colors';

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

export function backdropSvg(): string {
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
      <path d={archPath(ring)} fill={paper} opacity="0.2" />
      <svg x="72" y="58" width="64" height="64">
        <BrandMark />
      </svg>
    </>,
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
