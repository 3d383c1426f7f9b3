import { type CardFolders, writeCards } from './write-cards';
import { business } from '@/content/business';
import { socialCards } from '@/site/social-cards';

export function writeSiteCards(folders: CardFolders): Promise<void> {
  return writeCards(socialCards, business.shortName, folders);
}
