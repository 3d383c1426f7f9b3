/** API keys of the embedded backend. They open nothing but the data on this machine. */
export const localKeys = {
  publishable: 'sb_publishable_local_dev_only_not_a_secret',
  secret: 'sb_secret_local_dev_only_never_in_the_bundle',
} as const;
