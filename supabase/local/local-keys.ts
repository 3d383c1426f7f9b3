/** API keys of the embedded backend. They open nothing but the data on this machine. */
export const localKeys = {
  publishable: 'sb_publishable_local_dev_only_not_a_secret',
  secret: 'sb_secret_local_dev_only_never_in_the_bundle',
  /** Published at `/<key>.txt`, as every key of this kind. */
  indexNow: 'alpenglow-local-indexnow-key',
} as const;
