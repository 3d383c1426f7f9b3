import { businessWith } from '@shared/business';

const { VITE_SITE_ORIGIN, VITE_PHONE, VITE_EMAIL, VITE_INDEXNOW_KEY } = import.meta.env;

/** The business as this build knows it: the shared record and the settings of the build. */
export const business = {
  ...businessWith({ origin: VITE_SITE_ORIGIN, phone: VITE_PHONE, email: VITE_EMAIL }),
  /** Public, since the build publishes it at `/<key>.txt`. Empty when there is none. */
  indexNowKey: VITE_INDEXNOW_KEY ?? '',
};
