import { businessWith } from '@shared/business/business';

const { VITE_SITE_ORIGIN, VITE_PHONE, VITE_EMAIL, VITE_INDEXNOW_KEY } = import.meta.env;

export const business = {
  ...businessWith({ origin: VITE_SITE_ORIGIN, phone: VITE_PHONE, email: VITE_EMAIL }),
  /** Public: the build serves it at `/<key>.txt`. Empty when there is none. */
  indexNowKey: VITE_INDEXNOW_KEY ?? '',
};
