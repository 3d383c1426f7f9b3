/** The mode of a build that talks to the embedded backend: `npm run build -- --mode demo`. */
export const demoMode = 'demo';

export const buildFirst =
  'There are no built pages yet. Build the demo first: npm run build -- --mode demo';

/** Public keys of a site on the embedded backend. They open nothing but the data on this machine. */
export const demoKeys = {
  publishable: 'sb_publishable_local_dev_only_not_a_secret',
  /** Published at `/<key>.txt`, as every key of this kind. */
  indexNow: 'alpenglow-local-indexnow-key',
} as const;
