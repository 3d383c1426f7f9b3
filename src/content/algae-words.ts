/** Follows what the water is, wherever a dog may swim: first what to do, then whom to call. */
export const afterAlgae =
  'If your dog has been in an algae bloom, rinse your dog, keep it from licking its coat, and call a vet right away, even if it seems fine.';
