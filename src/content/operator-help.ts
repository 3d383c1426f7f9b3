import { usd } from '@shared/business/format';
import { policy, rules } from '@shared/business/policy';
import { lateFee } from '@shared/business/promises';
import {
  askHours,
  freeCancelHours,
  lastAnswered,
  movableUntil,
  nextMorning,
  reminderHours,
  requestAnswerTime,
} from '@shared/time/hours';

type HelpSection = {
  readonly title: string;
  readonly lines: readonly string[];
  /** In `public`, half as wide as its pixels. */
  readonly picture?: { readonly src: string; readonly alt: string; readonly height: number };
};

/** What the operator's pages do, for whoever runs the business. Short lines: it is read on a phone. */
export const operatorHelp: readonly HelpSection[] = [
  {
    title: 'Answer a request',
    picture: {
      src: '/help-request.webp',
      alt: 'A request on a phone: what was asked for, the pet, the address, and Confirm, Decline and Spam at the thumb.',
      height: 570,
    },
    lines: [
      `Each request reaches you by phone alert and email. Answer it ${requestAnswerTime}. After ${lastAnswered} or on a Sunday, you have until ${nextMorning.replace('by ', '')}.`,
      'Open it from the email, or from the list on your day, where the most urgent comes first.',
      'Choose time, price and travel fee, then Confirm. The customer gets an email with an entry for the calendar.',
      'Can’t do it? Decline. The customer gets an email, with your words if you add any.',
      'Agreed by phone? Confirm it here anyway, or nobody gets a reminder.',
    ],
  },
  {
    title: 'Someone calls',
    lines: [
      'Tap Add a visit, at the top of your day. Type the customer’s phone number or email, and the rest fills in from last time.',
      'With an email they get a confirmation and a reminder. Without one, Text it writes a message with day, time and their link.',
      'No network? Your phone keeps the visit and sends it when it can. Undo removes it, for ten minutes or until the email goes out.',
      'Only a name and a number yet? Hold it keeps the time. It stands on your day with Fill in, the evening email names it, and it ends with that day.',
      'A visit of the last 7 days can be recorded, too. Then nobody gets an email.',
    ],
  },
  {
    title: 'Your day',
    picture: {
      src: '/help-day.webp',
      alt: 'A day on a phone: each visit on a line of time, with its address, Call and Text.',
      height: 398,
    },
    lines: [
      'Today and the days ahead, with address, Call, Text and the map. “Tight” means the gap is shorter than the drive usually takes.',
      'Block time closes whole days, or keeps hours free. If visits are in the way, it lists them so you can move them first, or cancel all with one reason. Only you see the label. Remove opens the time again.',
      '“Not heard from yet” shows from two days ahead, for a time the customer didn’t ask for and hasn’t said yes to. The visit is still on. Text for a yes writes a message with the link to their page. They said yes by phone? Tap Said yes.',
      'A private note is for you alone, such as “bites at nails”. It shows on your day, and as Last time with the customer’s next request.',
      'On my way writes a text message for you to send.',
      'Done works from the start of a visit. It keeps what you charged, which begins with what was agreed, and the thank-you email says it. Wrong amount? Undo works for a day.',
      'This week, below your day, sums what was done, charged and is owed. Download CSV saves it for your bookkeeping.',
      'Next time, after Done, books the same hour again in one tap, and the customer gets one email about it.',
      `Late writes a message with the new time, then the same to each stop after it. More than ${policy.lateArrival.minutes} minutes late, take ${usd(policy.lateArrival.off)} off at Done.`,
      `Nobody there? Call and text, and wait ${policy.waitMinutes} minutes. Nobody home then works, and the customer gets an email that says you came and names the $${lateFee} fee, unless you uncheck it. The site charges nothing: what is owed shows with the customer’s next visit, and Done adds it. Waive takes a fee away, and nobody hears of it again. You can undo it for a day.`,
    ],
  },
  {
    title: 'When something changes',
    lines: [
      'Move tells the customer the new time. “As agreed” is for what you settled by phone; “Not yet” asks them for a yes. During a visit, Move begins with the same day.',
      `A customer can ask for another time up to ${askHours} hours before the visit. Tap Move to accept, or Keep the time to say no.`,
      `A customer can cancel for free up to ${freeCancelHours} hours before the visit. After that it costs $${lateFee}, unless you confirmed it later than that. You’ll hear about it right away.`,
      'Canceled by phone or text? Tap Cancel, then Customer canceled: they get the email that their own link would have sent, with the late fee unless you uncheck it.',
      'You canceled, and no email reaches them? They stay under To call, on each device, until you tick Told.',
      `Your rules let a customer call or text until ${movableUntil} the night before to move a visit, free. ${rules.sickPet} Cancel it yourself, and nothing is owed.`,
      '“Sent again” means the customer changed a request you already answered. Use these details puts it into the visit.',
    ],
  },
  {
    title: 'What looks like spam',
    lines: [
      'What looks like spam is folded away below the list, and one email points you there. Answer a real one like any other.',
      'Tap Spam, and nobody gets an email. You can undo it for a day.',
    ],
  },
  {
    title: 'When an email does not arrive',
    lines: [
      'Your day shows a customer whose email came back. Call or text instead.',
      'A link in the wrong hands? Ask your developer to end it. New emails carry a new one.',
    ],
  },
  {
    title: 'This device',
    lines: [
      'Each phone and computer asks for the key once and keeps it. Lost one? Your developer changes the key, and every device asks for the new one.',
      'Selling or lending a device? Tap Forget this device, below your day, to remove the key.',
    ],
  },
];

/** Subjects as they begin, in the order in which a visit goes. */
export const operatorEmails: readonly { readonly subject: string; readonly means: string }[] = [
  { subject: 'Booking', means: 'A new request. Answer it.' },
  { subject: 'Still unanswered', means: 'You have half an hour left to answer.' },
  { subject: 'Sent again', means: 'The customer changed a request you already answered.' },
  {
    subject: 'Another time',
    means: 'The customer asks for another time. The visit stands until you answer.',
  },
  { subject: 'Canceled', means: 'The customer canceled. “(late)” means that the fee applies.' },
  {
    subject: 'Message',
    means: 'Someone sent you a message. Reply to the email, then tap Answered on your day.',
  },
  {
    subject: '3 to answer and 1 that looks like spam',
    means: 'A rush of requests. Your page has all of them.',
  },
  { subject: '3 visits on Tue, Nov 24', means: 'Every evening at 6: tomorrow, with addresses.' },
];

export const ownerEmails = `Customers get a receipt right away, your answer, every change, a reminder ${reminderHours} hours before, and a thank-you after the visit.`;
