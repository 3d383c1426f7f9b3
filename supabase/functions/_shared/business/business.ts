import { formatHour, phoneTimes, visitHours, workDays } from '../time/hours.ts';

const license = '';
const insurer = '';
const reviewLink = '';

/**
 * Demonstration data that an operator replaces, except `origin`, `phone` and `email`: a live site sets those as
 * environment variables, and a build refuses these.
 */
const record = {
  name: 'Alpenglow Mobile Pet Grooming',
  shortName: 'Alpenglow',
  /** Two capital letters, as CHECK `bookings_reference_shape` demands. */
  referencePrefix: 'AG',
  origin: 'https://alpenglow-grooming.example',
  phone: '+13035550142',
  email: 'hello@alpenglow-grooming.example',
  address: {
    street: '1901 Larkspur Row',
    city: 'Denver',
    region: 'CO',
    postalCode: '80202',
    country: 'US',
  },
  hours: {
    days: workDays,
    open: formatHour(visitHours.opens).toLowerCase(),
    close: formatHour(visitHours.closes).toLowerCase(),
    closed: 'Sunday',
  },
  phoneHours: phoneTimes,
  /** Colorado pet grooming license (PACFA, 8 CCR 1202-15); shown once filled in. */
  license,
  /** The name of your liability insurer; shown once filled in. */
  insurer,
  /** Link where visitors can review us. Once filled in, every owner is asked. */
  reviewLink,
  /** All are linked in the footer and named in the markup (`sameAs`); gallery and footer ask to tag us on Instagram. */
  profiles: {
    instagram: {
      network: 'Instagram',
      handle: '@alpenglow.grooming',
      url: 'https://www.instagram.com/',
    },
    facebook: { network: 'Facebook', url: 'https://www.facebook.com/' },
  },
} as const;

/** Set per deployment; `phone` like `+13035550142`. */
type Settings = { readonly origin: string; readonly phone: string; readonly email: string };

export type Business = Omit<typeof record, keyof Settings | 'reviewLink'> &
  Settings & {
    readonly reviewLink: string;
    /** Part of the `UID` of calendar entries, so it must be the same in every deployment. */
    readonly calendarHost: string;
  };

export function businessWith(settings: {
  readonly [Key in keyof Settings]?: string | undefined;
}): Business {
  return {
    ...record,
    origin: settings.origin || record.origin,
    phone: settings.phone || record.phone,
    email: settings.email || record.email,
    calendarHost: new URL(record.origin).host,
  };
}
