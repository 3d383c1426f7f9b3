import type { AddOnId } from '@shared/add-ons';

/** What each extra is good for, in a groomer’s words. */
export const addOnNotes: Readonly<Record<AddOnId, string>> = {
  'nail-grinding':
    'A fine grinder rounds the edge that a clipper leaves. Kind to wood floors, bare arms and dogs with dark nails.',
  'teeth-brushing':
    'Enzymatic paste and a soft brush. Freshens breath and slows plaque; it does not replace a cleaning at the vet.',
  deshedding:
    'A second blow-out and an undercoat rake, for double coats in spring and fall. The fur stays in our van.',
  'flea-treatment':
    'A flea bath with time to work, a flea comb through the whole coat, and advice for the house.',
};
