import { businessWith } from '@shared/business/business';

const { MODE, VITE_SITE_ORIGIN, VITE_PHONE, VITE_EMAIL, VITE_INDEXNOW_KEY } = import.meta.env;

export const business = {
  ...businessWith({ origin: VITE_SITE_ORIGIN, phone: VITE_PHONE, email: VITE_EMAIL }),
  /** Public: the build serves it at `/<key>.txt`. Empty when there is none. */
  indexNowKey: VITE_INDEXNOW_KEY ?? '',
};

/** Stands at the foot of every page, except where a business of its own is live. */
export const demonstrationNote =
  MODE === 'production'
    ? undefined
    : `${business.shortName} is an invented business. People, quotes, prices and badges here are examples; nothing can be booked.`;
