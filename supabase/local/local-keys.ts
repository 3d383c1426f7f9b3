/** The mode of a build that talks to the embedded backend: `npm run build -- --mode demo`. */
export const demoMode = 'demo';

/** Valid only for the data on this machine. */
export const localKeys = {
  publishable: 'sb_publishable_local_dev_only_not_a_secret',
  secret: 'sb_secret_local_dev_only_never_in_the_bundle',
  /** Published at `/<key>.txt`, as every key of this kind. */
  indexNow: 'alpenglow-local-indexnow-key',
} as const;
