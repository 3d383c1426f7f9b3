const { VITE_SITE_ORIGIN, VITE_PHONE, VITE_EMAIL, VITE_INDEXNOW_KEY } = import.meta.env;

/**
 * The business itself. Demonstration data: an operator replaces this record. Site origin, phone
 * (`+13035550142`), e-mail and IndexNow key are the environment variables above, of which a production
 * build wants the first three.
 */
export const business = {
  name: 'Alpenglow Mobile Pet Grooming',
  shortName: 'Alpenglow',
  /** Two capital letters, which the database asks for (`bookings_reference_shape`). */
  referencePrefix: 'AG',
  origin: VITE_SITE_ORIGIN || 'https://alpenglow-grooming.example',
  phone: VITE_PHONE || '+13035550142',
  email: VITE_EMAIL || 'hello@alpenglow-grooming.example',
  address: {
    street: '1901 Larkspur Row',
    city: 'Denver',
    region: 'CO',
    postalCode: '80202',
    country: 'US',
  },
  hours: { days: 'Mon-Sat', open: '8am', close: '6pm', closed: 'Sunday' },
  phoneHours: 'Mon-Sat 7AM-7PM',
  /** Public, since the build publishes it at `/<key>.txt`. Empty when there is none. */
  indexNowKey: VITE_INDEXNOW_KEY ?? '',
  socials: [
    { network: 'Instagram', handle: '@alpenglow.grooming', url: 'https://www.instagram.com/' },
    { network: 'Facebook', handle: 'Alpenglow Grooming', url: 'https://www.facebook.com/' },
  ],
} as const;
