import type { AddOnId } from '@shared/business/prices';

export const addOnNotes: Readonly<Record<AddOnId, string>> = {
  'nail-grinding':
    'Smooths the edges a clipper leaves. Easier on floors and skin, and good for dogs with dark nails.',
  'teeth-brushing':
    'Enzymatic paste and a soft brush, for fresher breath. It doesn’t replace brushing at home or a cleaning at the vet.',
  deshedding:
    'A second round with the dryer and a rake for the undercoat, or a comb for cats, for heavy shedders in spring and fall. The fur stays in the van.',
  // Health source: http://hallcatvet.blogspot.com/2010/01/dog-flea-and-tick-treatments-kill-cats.html (permethrin)
  'flea-treatment':
    'A flea bath with time to work and a flea comb through the whole coat. Cats get a cat-safe product, never a dog’s. For puppies, and for sick, pregnant or very old pets, ask your vet first.',
};
