import { demoKeys } from '../../vite-plugins/demo.ts';

/** Valid only for the data on this machine. */
export const localKeys = {
  ...demoKeys,
  secret: 'sb_secret_local_dev_only_never_in_the_bundle',
} as const;
