import type { CSSProperties } from 'react';
import type { SocialCard } from '@/site/social-cards';
import { brandColors } from '@shared/business/brand-colors';

/** No headline needs more than four lines. */
function headlineSize({ length }: string): number {
  if (length <= 12) return 104;
  if (length <= 26) return 76;
  return length <= 40 ? 66 : 56;
}

const column: CSSProperties = { display: 'flex', flexDirection: 'column' };

type CardTextProps = { card: Omit<SocialCard, 'path' | 'picture'>; brand: string };

export function CardText({ card: { eyebrow, fact, headline }, brand }: CardTextProps) {
  return (
    <div
      style={{
        ...column,
        width: 1200,
        height: 630,
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
