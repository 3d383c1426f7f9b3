import type { LegalSection } from './legal-section';

/** `YYYY-MM-DD`. Set it with every change of a word: the Privacy Policy promises that. */
export const cookiesUpdated = '2026-11-24';

/** Must match what the site stores in the browser. */
export const cookiePolicy = [
  {
    id: 'what-we-mean',
    title: 'Cookies and browser storage',
    text: [
      'A cookie is a short text that a website leaves in your browser and gets back with each later request. Browser storage stays on your device unless the page sends it. We treat both alike and name both here.',
      'The site sets no cookie of its own. Everything it needs to work is kept in browser storage.',
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
        term: 'Booking draft, local storage',
        description:
          'What you have typed into the booking form, so that you lose nothing to a reload, a closed tab or a dropped connection. It is deleted when the request has been stored, when you tap Start over, or with the first page of ours that you open a day after your last change. Key: booking-draft.',
      },
      {
        term: 'ZIP code, session storage',
        description:
          'The last ZIP code you checked, so that nobody asks you twice. Deleted with the tab, or once a request has been sent. Key: visitor-zip.',
      },
      {
        term: 'Message draft, session storage',
        description:
          'What you have typed into the contact form, so that you lose nothing when you reload or look at another page. It is deleted when the message has been stored, or when you close the tab. Key: contact-draft.',
      },
      {
        term: 'Submission page, session storage',
        description:
          'For whoever looks after the site: which pages went to search engines, and the operator key. Deleted with the tab.',
      },
      {
        term: 'Your cookie choice, local storage',
        description:
          'The word “accepted” or “rejected”. It stays until you change your choice or clear the storage of your browser, and holds in all tabs. Key: cookie-consent.',
      },
      {
        term: 'Campaign, session storage',
        description:
          'Which campaign link brought you here (utm_source, utm_medium, utm_campaign, utm_content, utm_term). The first such link of a session counts. Deleted with the tab, and sent nowhere before you accept. Key: campaign.',
      },
    ],
  },
  {
    id: 'measuring',
    title: 'What needs your consent',
    text: [
      'We would like to know which pages help and which do not. For that we can use Google Analytics, and it is loaded only after you choose Accept All. It then sets cookies whose names begin with _ga and which last for up to two years. The figures are kept for 26 months. Its advertising features are switched off.',
      'While a page is open it keeps a list in its own memory of what was opened and clicked. The list is stored nowhere and is gone when you leave. If you accept, Google learns of the page that is open and of what follows, not of what was before. Without your consent nothing is downloaded and nothing is sent, and the site works the same.',
      'If you change Accept All to Reject All, the counting stops at once in every open tab and the _ga cookies of this site are deleted from your browser. What was already counted is kept for 26 months.',
    ],
    items: [
      {
        term: 'What is counted',
        description:
          'Pages by path and title. Clicks on links that book, call, text or lead to another page. Questions opened, gallery stories chosen, the package put together in the calculator. How far you got in a form and which fields had errors, and that it was stored: with the service and its price, never with what you typed.',
      },
      {
        term: 'Calls, session storage',
        description:
          'That you have tapped a link to call us, so that it is counted once in a session. Stored only after you accept, and deleted with the tab. Key: lead-phone.',
      },
      {
        term: 'Texts, session storage',
        description:
          'That you have tapped a link to text us, so that it is counted once in a session. Stored only after you accept, and deleted with the tab. Key: lead-sms.',
      },
      {
        term: 'What Google adds',
        description:
          'The kind of browser and screen, the language, the site you came from without the end of its address, and an approximate location based on your network address.',
      },
    ],
  },
  {
    id: 'others',
    title: 'Maps and shared links',
    text: [
      'Some pages hold a map from Google in a frame. It loads when it comes near your screen, and Google may set cookies of its own inside that frame. Each map has a link to open it in a maps app instead, and each page says in words where we are or where we drive.',
      'The share links under our articles and on the before-and-after pages of the gallery are plain links. A network or messaging app learns of you only if you follow one.',
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

export const cookieChoice = {
  title: 'Your choice',
  text: [
    'Everything optional is off until you choose Accept All, except the Google maps described below. No choice counts as no.',
    'If your browser sends Global Privacy Control, we honor it and treat it as Reject All until you say otherwise on this site.',
  ],
} as const;
