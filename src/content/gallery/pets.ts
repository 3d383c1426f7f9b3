/** Pets of the month by page id. Demonstration data. */
export const winners = [
  { id: 'whiskers-maine-coon', name: 'Whiskers', breed: 'Maine Coon' },
  { id: 'luna-husky-mix', name: 'Luna', breed: 'Husky mix' },
  { id: 'muffin-persian-cat', name: 'Muffin', breed: 'Persian cat' },
  { id: 'buddy-golden-retriever', name: 'Buddy', breed: 'Golden Retriever' },
  { id: 'max', name: 'Max', breed: 'Miniature Schnauzer' },
  { id: 'bella', name: 'Bella', breed: 'Shih Tzu' },
  { id: 'charlie', name: 'Charlie', breed: 'Corgi' },
  { id: 'lucy', name: 'Lucy', breed: 'tabby cat' },
] as const;

/** Before-and-after pages by id. Demonstration data. */
export const transformations = [
  { id: 'labradoodle-cherry-creek', breed: 'Labradoodle', place: 'Cherry Creek' },
  {
    id: 'miniature-schnauzer-highlands-ranch',
    breed: 'Miniature Schnauzer',
    place: 'Highlands Ranch',
  },
  { id: 'poodle-wash-park', breed: 'Poodle', place: 'Wash Park' },
  { id: 'persian-cat-capitol-hill', breed: 'Persian cat', place: 'Capitol Hill' },
  { id: 'golden-retriever-dtc', breed: 'Golden Retriever', place: 'DTC' },
  { id: 'poodle-rino', breed: 'Poodle', place: 'RiNo' },
  { id: 'labradoodle-greenwood-village', breed: 'Labradoodle', place: 'Greenwood Village' },
  { id: 'persian-cat-littleton', breed: 'Persian cat', place: 'Littleton' },
  { id: 'golden-retriever-lakewood', breed: 'Golden Retriever', place: 'Lakewood' },
  { id: 'golden-retriever-highlands', breed: 'Golden Retriever', place: 'Highlands' },
] as const;
