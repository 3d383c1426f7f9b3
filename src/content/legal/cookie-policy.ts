import type { LegalSection } from './legal-section';

/** What the site keeps in the browser; whoever changes the one changes the other. */
export const cookiePolicy = [
  {
    id: 'what-we-mean',
    title: 'Cookies and browser storage',
    text: [
      'A cookie is a short text that a website leaves in your browser and gets back with each later request. Browser storage is a drawer on your own device: what lies in it stays there unless the page sends it. We treat both alike and name both here.',
      'The site sets no cookie of its own. Everything it needs to work lies in browser storage.',
    ],
  },
  {
    id: 'needed',
    title: 'What the site needs',
    text: [
      'These entries make the site work. They are not used to recognize you, and nobody else can read them.',
    ],
    items: [
      {
        term: 'Booking draft, session storage',
        description:
          'What you have typed into the booking form, so that a reload or a lost connection costs you nothing. It is deleted when the request has been stored, or when you close the tab.',
      },
      {
        term: 'ZIP code, session storage',
        description:
          'The last ZIP code you checked, so that nobody asks you twice. Deleted with the tab, or once a request has been sent.',
      },
      {
        term: 'Reload mark, session storage',
        description:
          'Remembers that a page was loaded afresh after an update, so that this happens once only. Deleted with the tab.',
      },
      {
        term: 'Submission page, session storage',
        description:
          'For whoever looks after the site: which pages went to search engines, and the operator key. Deleted with the tab.',
      },
      {
        term: 'Your cookie choice, local storage',
        description:
          'The word “accepted” or “rejected” under a consent key. It stays until you change your choice or clear the storage of your browser.',
      },
      {
        term: 'Campaign, session storage',
        description:
          'If you came through a link of ours that says so (utm_source, utm_medium, utm_campaign, utm_content, utm_term), where it stood. Deleted with the tab, and sent nowhere before you accept.',
      },
    ],
  },
  {
    id: 'measuring',
    title: 'What needs your consent',
    text: [
      'We would like to know which pages help and which do not. For that we can use Google Analytics, and it is loaded only after you choose Accept All. It then sets cookies whose names begin with _ga and which last for up to two years. The figures are kept for 26 months.',
      'Without your consent none of this is downloaded. The site works the same.',
    ],
  },
  {
    id: 'others',
    title: 'Maps and shared links',
    text: [
      'Some pages hold a map from Google in a frame. It loads when it comes near your screen, and Google may set cookies of its own inside that frame. Each map has a link to open it in a maps app instead, and each page says in words where we are or where we drive.',
      'The share links under our articles are plain links. A social network learns of you only if you follow one.',
    ],
  },
  {
    id: 'browser-settings',
    title: 'Settings of your browser',
    text: [
      'Every browser can show, delete and block cookies and storage, in its settings under privacy. If storage is blocked, you can still book. A reload then loses what you have typed.',
    ],
  },
] as const satisfies readonly LegalSection[];

/** What holds until a visitor has chosen. */
export const cookieChoice = {
  title: 'Your choice',
  text: [
    'Everything optional is off until you choose Accept All. No choice counts as no.',
    'If your browser sends Global Privacy Control, we honor it and treat it as Reject All until you say otherwise on this site.',
  ],
} as const;
