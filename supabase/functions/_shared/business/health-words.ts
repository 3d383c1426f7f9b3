export const afterShave =
  'After a short cut, skin and ears may itch for a day or two, and strong sun can burn. Call your vet if the itching lasts longer.';

/** Follows what the water is, wherever a dog may swim: first what to do, then whom to call. Health source: https://www.denver7.com/news/environment/cherry-creek-reservoir-warns-recreationists-of-toxic-algae-bloom-along-parts-of-lake-shoreline */
export const afterAlgae =
  'After contact with an algae bloom, rinse your dog, keep it from licking its coat, and call a vet right away, even if it seems fine.';
