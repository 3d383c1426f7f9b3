import type { LegalSection } from './legal-section';

/** `YYYY-MM-DD`. Set it with every change of a word: the Privacy Policy promises that. */
export const cookiesUpdated = '2026-11-29';

/** Must match what the site stores in the browser. */
export const cookiePolicy = [
  {
    id: 'what-we-mean',
    title: 'Cookies and browser storage',
    text: [
      'A cookie is a short text that a website leaves in your browser and gets back with every later request. Browser storage stays on your device unless the page sends it. We treat both alike and name both here.',
      'The site sets no cookie of its own. Everything it needs to work is kept in browser storage.',
    ],
  },
  {
    id: 'needed',
    title: 'What the site needs',
    text: [
      'These entries make the site work. We don’t use them to recognize you, and no other site can read them.',
    ],
    items: [
      {
        term: 'Booking draft, local storage',
        description:
          'What you have typed into the booking form, so that a reload, a closed tab or a dropped connection loses nothing. It’s deleted once the request is stored, when you tap Start over, or the first time you open our site a day after your last change. Key: booking-draft.',
      },
      {
        term: 'ZIP code, session storage',
        description:
          'The last ZIP code you checked. Then nobody asks you twice. Deleted with the tab, or once a request has been sent. Key: visitor-zip.',
      },
      {
        term: 'Message draft, session storage',
        description:
          'What you have typed into the contact form, so that nothing is lost when you reload or look at another page. It’s deleted once the message is stored, or when you close the tab. Key: contact-draft.',
      },
      {
        term: 'Sent request, session storage',
        description:
          'The request you sent from this tab. A reload shows it again. Deleted with the tab, or when you tap Book another visit. Key: booking-sent.',
      },
      {
        term: 'Booking again, session storage',
        description:
          'The details of an earlier visit, on their way from its page to the booking form. Deleted as soon as the form has them. Key: handover.',
      },
      {
        term: 'Operator’s key, local storage',
        description:
          'Only on the devices of the people who run the business: the key that opens their pages. Key: operator-key.',
      },
      {
        term: 'Added visit, local storage',
        description:
          'Only on the devices of the people who run the business: what they have typed about a visit that was agreed by phone, until it’s stored. What was never sent goes after a day, and what was typed for a time that is held goes with that day. Keys: added-visit-draft, other-visits-draft, held-visits-draft.',
      },
      {
        term: 'Time to block, session storage',
        description:
          'Only on the devices of the people who run the business: the days off they’re typing. Deleted once they’re stored, or with the tab. Key: block-draft.',
      },
      {
        term: 'Opened texts, local storage',
        description:
          'Only on the devices of the people who run the business: the references of visits about which they opened a text message, and when. It’s deleted when their page is opened a day after the last one. Key: opened-texts-draft.',
      },
      {
        term: 'Waiting taps, local storage',
        description:
          'Only on the devices of the people who run the business: what they tapped or typed while there was no network, until it’s stored. Key: operator-presses.',
      },
      {
        term: 'The day, local storage',
        description:
          'Only on the devices of the people who run the business: their requests and visits as they were read last, for where there is no network. It goes with the key, and is replaced at each look. After 72 hours it’s no longer shown, and the page deletes it when it’s next opened. Key: operator-day.',
      },
      {
        term: 'The day’s page, cache storage',
        description:
          'Only on the devices of the people who run the business: the files of their page, which open it without a network. Nothing anybody typed is among them.',
      },
      {
        term: 'Your cookie choice, local storage',
        description:
          'The word “accepted” or “rejected”. It stays until you change your choice or clear your browser’s storage, and counts in all tabs. Key: cookie-consent.',
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
      'We’d like to know which pages help and which don’t. For that we can use Google Analytics, which loads only after you choose Accept All. It then sets cookies that begin with _ga and last up to two years. The figures are kept for 26 months. Its advertising features are switched off.',
      'While a page is open it keeps a list in its own memory of what was opened and clicked. The list isn’t stored anywhere and is gone when you leave. If you accept, Google learns about the page you’re on and what follows, not which of our pages you opened before. Without your consent nothing is downloaded or sent, and the site works the same.',
      'If you change Accept All to Reject All, the counting stops at once in every open tab and the _ga cookies of this site are deleted from your browser. What was already counted is kept for 26 months.',
    ],
    items: [
      {
        term: 'What is counted',
        description:
          'Pages by path and title. Clicks on links that book, call, text or lead to another page. Questions opened, gallery stories chosen, the package put together in the calculator. How far you got in a form, which fields had errors, and whether the form was stored, with the service and its price but never what you typed.',
      },
      {
        term: 'Calls, session storage',
        description:
          'That you tapped a link to call us. We count it once per session. Stored only after you accept, and deleted with the tab. Key: lead-phone.',
      },
      {
        term: 'Texts, session storage',
        description:
          'That you tapped a link to text us. We count it once per session. Stored only after you accept, and deleted with the tab. Key: lead-sms.',
      },
      {
        term: 'What Google adds',
        description:
          'The kind of browser and screen, the language, the site you came from (without the end of its address), and an approximate location based on your network address.',
      },
    ],
  },
  {
    id: 'others',
    title: 'Maps and shared links',
    text: [
      'Some pages have a Google map in a frame. It loads once it’s on your screen or close to it, and Google may set cookies of its own inside that frame. Each map has a link to open it in a maps app instead, and each page says in words where we are or where we drive.',
      'The share links under our articles and on the before-and-after pages of the gallery are plain links. A network or messaging app only learns about you if you follow one.',
    ],
  },
  {
    id: 'browser-settings',
    title: 'Your browser’s settings',
    text: [
      'Every browser can show, delete and block cookies and storage, usually under Privacy. If storage is blocked you can still book, but a reload loses what you’ve typed.',
    ],
  },
] as const satisfies readonly LegalSection[];

export const cookieChoice = {
  title: 'Your choice',
  text: [
    'Analytics stay off until you choose Accept All. Google maps load once one is on your screen or close to it, and Google may then set cookies. No choice counts as no.',
    'If your browser sends Global Privacy Control, we honor it and treat it as Reject All until you say otherwise on this site.',
  ],
} as const;
