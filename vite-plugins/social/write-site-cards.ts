import { business } from '@/content/business';
import { socialCards } from '@/site/social-cards';
import { type CardFolders, writeCards } from './write-cards';

/** Writes the social image of every page of the site. */
export function writeSiteCards(folders: CardFolders): Promise<void> {
  return writeCards(socialCards, business.shortName, folders);
}
