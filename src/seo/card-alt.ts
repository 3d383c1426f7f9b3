import { business } from '@/content/business';
import { socialCards } from '@/site/social-cards';

const cards = new Map(socialCards.map((card) => [card.path, card]));

/** Alt text of a card (ogp.me: "what is in the image (not a caption)"). Throws without a card. */
export function cardAlt(path: string): string {
  const card = cards.get(path);
  if (!card) throw new Error(`There is no social card for ${path}`);
  const { eyebrow, fact, headline, pictured } = card;
  // An eyebrow such as "Mobile pet grooming in" continues in the headline.
  const title = eyebrow.endsWith(' in') ? `${eyebrow} ${headline}` : `${eyebrow}: ${headline}`;
  return [title, fact && capitalized(fact), pictured, business.shortName]
    .filter(Boolean)
    .join('. ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
