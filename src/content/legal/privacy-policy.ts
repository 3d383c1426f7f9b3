import { business } from '../business';
import type { LegalSection } from './legal-section';
import { linkDays } from '@shared/time/hours';

const { address, email, name } = business;

/** `YYYY-MM-DD`. Set it with every change of a word: the policy promises that. */
export const privacyUpdated = '2026-11-29';

/** Must match what the site does with personal data. */
export const privacyPolicy = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: [
      `${name} is a mobile dog and cat groomer in Denver, Colorado. We decide what happens with the data described here. You can reach us at ${email} or by mail at ${address.street}, ${address.city}, ${address.region} ${address.postalCode}.`,
      'This policy covers this website and the visits booked through it.',
    ],
  },
  {
    id: 'what-you-give-us',
    title: 'What you give us',
    text: [
      'You can read the whole site without telling us anything. We learn about you when you send one of three forms or agree on a visit with us, and we ask for no account and no payment details.',
    ],
    items: [
      {
        term: 'Booking request',
        description:
          'Your name, phone number, email, street address and ZIP code, and what we told you about the ZIP. A gate code, if you give us one, which only our team sees. Each pet’s name, whether it’s a dog or a cat, and, if you like, breed, weight and size. The service, extras, preferred day and arrival window, whether you’d like a reminder to come back, and your notes. Until you send it, what you type stays on your own device, and is deleted at the latest when you open our site a day later. Only your ZIP code and the length of the visit go ahead of it, to ask which arrival windows are open; we don’t keep them. We add a reference, such as AG-7K4Q2M, and the estimate you saw.',
      },
      {
        term: 'A visit by phone',
        description:
          'When you agree on a visit with us by phone, by text or at the door, we write down the same as in a booking request. An email address isn’t needed. Where we hold a time for you first, we keep your name and phone number with it until the day after it is over.',
      },
      {
        term: 'Contact message',
        description:
          'Your first and last name, an email address or a phone number (one of them is enough), and your message.',
      },
      {
        term: 'Newsletter',
        description: 'Your email address, and when you confirmed it.',
      },
    ],
  },
  {
    id: 'what-is-noted',
    title: 'What’s collected automatically',
    text: [
      'With each form we store how many seconds it was open and whether a field that people can’t see was filled in. Both help us tell people from bots. A request that looks automated is kept and marked so a person can check it.',
      'To stop floods of requests and questions, our database keeps a scrambled version of your IP address for ten minutes. If one network sends a great many requests within minutes, we ask it to wait.',
      'The companies that run our site and database see your IP address, because they have to answer it, and keep short technical logs under their own rules.',
    ],
  },
  {
    id: 'why',
    title: 'What we use it for',
    text: [
      'We use booking data to confirm your request, find your home, prepare for your pet, remind you, and tell you when we’re close. We use messages to answer them, and newsletter addresses to send the newsletter. We keep the invoices that tax law requires.',
      'Texts from us are about your request and your visit. Message and data rates may apply. Reply STOP anytime to end the texts. We don’t give your phone number to anyone for their marketing.',
    ],
  },
  {
    id: 'visits',
    title: 'Your visit and the links to it',
    text: [
      'Our form tells everybody which arrival windows are open, nearly full or taken. It tells nobody who has a visit, where, or at what time.',
      'Once we’ve answered, we keep three things. The visit: day, time, length, groomer, whether nobody was home, and whether it was moved or canceled, when, and by whom. The money: price, travel fee, what we charged, what you owe us and whether we waived it. The words: our notes to you, our own notes about your visits and pets, any other time you asked for, whether you said yes to the time, and whether we called you about a change. All of it is deleted together with the request.',
      `Our emails about a visit have a link that opens its page without a login. Anyone with the link can see the visit (and the address and what is owed, once it’s confirmed), cancel it, ask for another time, and later start a new request with the same details.`,
      `A visit’s page stays open for ${linkDays.visit} days after the visit, its last change or the day our email to come back is due, whichever is latest. The page of a request that nobody answered opens for ${linkDays.request} days. Once a request is answered, canceled or over, the link can start a new one with your pets, your contact details and, if we answered, your address. It can do so for six months after the visit or, without one, after the last change.`,
      `Please share the link only with people you trust. The key in the link comes after a “#”. Your browser sends it only to our booking system, to open the visit. The page loads no map and no analytics code, and opening it changes nothing. If a link ends up in the wrong hands, call us and we’ll end it.`,
      'After a visit we send you one thank-you email. If you asked for a reminder to come back, we send one more about a week before it’s time, once for each visit you asked that for, unless your next visit is asked for or booked by then. A button on the page that this email links to, on your visit’s page or in your email program ends these emails, for all your visits. We then keep a scrambled version of your email address for 3 years, so that we don’t email you about it again. Undo deletes it, and a later request that asks for a reminder starts the emails again.',
      'So that nobody can guess a link, we count invalid ones by the scrambled IP address described above.',
    ],
  },
  {
    id: 'who-else',
    title: 'Where it’s stored and who else sees it',
    text: [
      'We don’t sell personal data or trade it for advertising. Only the groomers and the office see what you send. These companies work for us or appear on our pages:',
    ],
    items: [
      {
        term: 'Supabase',
        description:
          'Stores the three forms in a database. A visitor’s browser can add to it but can’t look anything up. Only the link in our emails, described above, opens a visit.',
      },
      {
        term: 'Email and phone providers',
        description: 'Carry our confirmations, replies and emails to you.',
      },
      {
        term: 'Google Maps',
        description:
          'Some pages have a map in a frame. Once it’s on your screen or close to it, your browser asks Google for it, and Google sees your IP address.',
      },
      {
        term: 'Google Analytics',
        description: 'Only after you choose Accept All. See the next section.',
      },
    ],
  },
  {
    id: 'measuring',
    title: 'Analytics',
    text: [
      'Until you choose Accept All, no analytics code is downloaded, no cookie is set for it, and we count nothing about your visit. If you accept, we count which pages, buttons and forms are used, and whether a form was stored. We never count names, phone numbers, email or street addresses, ZIP codes, notes, or the full address in your browser’s address bar. You can change your choice at any time under “Cookie settings” at the bottom of every page.',
      'If your browser sends Global Privacy Control, we treat that as Reject All until you tell us otherwise. The Cookie Policy lists what’s kept in your browser.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    text: [
      'When that time is up, we delete the data or remove everything that could identify you.',
    ],
    items: [
      {
        term: 'Customers',
        description: `3 years after the last service, or after the day asked for if that’s later. A request that never became a visit is deleted 3 years after it was sent or after the day it asked for, whichever is later. One that looked like spam and was never answered, after ${linkDays.request} days.`,
      },
      {
        term: 'Contact messages',
        description: `3 years after they were sent; what looked like spam, ${linkDays.request} days.`,
      },
      { term: 'Financial records', description: '7 years.' },
      { term: 'Analytics', description: '26 months.' },
      {
        term: 'Marketing',
        description: 'Until you unsubscribe. An address that nobody confirms, 30 days.',
      },
      { term: 'Scrambled IP address', description: 'Ten minutes.' },
      {
        term: 'Scrambled email address',
        description:
          'With the record of an email we sent, 90 days, or a year if it came back. After you stopped our emails to come back, 3 years.',
      },
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: [
      'You can ask what we have about you, have it corrected or deleted, get a copy you can take elsewhere, and opt out of marketing. Email or call us with a phone number, email address or reference we can find you by. We may ask a question or two to be sure it’s you.',
      'Rights requests are answered within 45 days and cost nothing. If we can’t do what you ask, for example because we have to keep an invoice, we’ll tell you why. You can then ask us to look again, and you can contact the Colorado Attorney General.',
    ],
  },
  {
    id: 'children',
    title: 'Children',
    text: [
      'This service is not directed to children under 13, and we don’t knowingly collect their data. If your child has sent us a form, tell us and we’ll delete it.',
    ],
  },
  {
    id: 'security',
    title: 'How it’s protected',
    text: [
      'Everything between your browser and us is encrypted on the way. The public key in this site can’t read what’s stored. No system is perfect. If something goes wrong with your data, we’ll tell you and the authorities as the law requires.',
    ],
  },
  {
    id: 'changes',
    title: 'Changes',
    text: [
      'When we change what the site does, we update this page and the date at the top. If a change matters to people whose data we already have, we email them first.',
    ],
  },
] as const satisfies readonly LegalSection[];
