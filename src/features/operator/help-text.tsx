import type { ReactNode } from 'react';
import { Fold } from '@/ui/fold';
import { usd } from '@shared/business/format';
import { policy } from '@shared/business/policy';
import { lateFee } from '@shared/business/promises';
import {
  freeCancelHours,
  lastAnswered,
  movableUntil,
  nextMorning,
  nudgeWords,
  reminderHours,
  requestAnswerTime,
} from '@shared/time/hours';

type HelpSection = { readonly title: string; readonly lines: readonly string[] };

/**
 * Tells whoever runs the business what no screen of the operator's pages says. Its lines are short: it is read on a
 * phone, a section at a time.
 */
const sections: readonly HelpSection[] = [
  {
    title: 'Answer a request',
    lines: [
      `Each one reaches you by phone alert and email. Answer it ${requestAnswerTime}. After ${lastAnswered}, or on a day you’re closed, you have until ${nextMorning.replace('by ', '')}.`,
      'Confirm emails the customer the time with an entry for their calendar. Decline emails them why.',
      'Agreed by phone? Confirm it here anyway, “As agreed”, or nobody gets a reminder.',
      'What looks like spam is folded away below the list. Answer a real one like any other. A tap on Spam emails nobody, and you can undo it for a day.',
    ],
  },
  {
    title: 'Someone calls',
    lines: [
      'Find opens a customer’s next visit, or else the newest: by a name, a pet, or the last four digits of the phone.',
      'Tap Add a visit. A customer you know is filled in from last time, with what you charged then.',
      'No email? Text it writes them day, time and link, also after Move and Change details.',
      'No network? Your phone keeps the visit and sends it when it can.',
      'A caller wants to think first, or gives a name and a number alone? Just hold it keeps the time, with Fill in on your day. The evening email names it, and the day after still says who called.',
      'A visit of the last 7 days can be recorded, too. On a Sunday, or outside of your hours, it takes a second tap.',
    ],
  },
  {
    title: 'Your day',
    lines: [
      'No network? The page opens with your day as last read. Done, Nobody home, Said yes, Waive, Answered and Told wait on this phone, and go once this page is open and online. The rest needs your newest day.',
      '“Not heard from yet” is another time or a higher price that the customer hasn’t said yes to. Ask before you drive.',
      'A private note shows on your day, and as Last time with the customer’s next request.',
      `Late writes a text with the new time, then one to each later stop you’d still be late for. More than ${policy.lateArrival.minutes} minutes late, Done takes ${usd(policy.lateArrival.off)} off, and Cancel and Nobody home start without the fee, on the phone that opened the text. Changed your mind? Tap Not sent.`,
      'Block time lists visits in the way, so you can move them first, or cancel all with one reason. Undo right there brings them back, until their emails go out.',
    ],
  },
  {
    title: 'At the door',
    lines: [
      'Done keeps what you charged, and the thank-you email says it. Wrong amount? Undo works for a day; tell them what an email said since.',
      `Nobody there? Call and text, and wait ${policy.waitMinutes} minutes past their time, or past yours if you’re late. Nobody home then emails the customer that you came, and names the $${lateFee} fee, unless you uncheck it. You can undo it for a day.`,
      'The site charges nothing: what is owed shows with the customer’s next visit, and Done adds it. Waive takes a fee away, and nobody hears of it again.',
    ],
  },
  {
    title: 'When something changes',
    lines: [
      'Move tells the customer the new time. “As agreed” is for what you settled by phone; “Not yet” asks them for a yes.',
      'A customer asks for another time? Tap Move to accept, or Keep the time to say no.',
      `A customer can cancel for free up to ${freeCancelHours} hours before the visit. After that it costs $${lateFee}, unless you confirmed it later, or they said yes to a hold later or not at all. You’ll hear about it right away.`,
      'Canceled by phone or text? Tap Cancel. Customer canceled is chosen, and their email names any fee.',
      'You canceled, and no email reaches them? They stay under To call until you tick Told, at most two weeks past the visit.',
      `Your rules let a customer call or text until ${movableUntil} to move a visit, free. For a sick pet, cancel and uncheck the fee.`,
    ],
  },
  {
    title: 'This device',
    lines: [
      'Each phone and computer asks for the key once and keeps it. Lost one? Your developer changes the key, and every device asks for the new one.',
      'A link in the wrong hands? Ask your developer to end it. New emails carry a new one.',
    ],
  },
];

/** Subjects as they begin, in the order in which a visit goes. */
const operatorEmails: readonly { readonly subject: string; readonly means: string }[] = [
  { subject: 'Booking', means: 'A new request.' },
  { subject: 'Still unanswered', means: nudgeWords },
  { subject: 'Sent again', means: 'The customer changed a request you answered.' },
  {
    subject: 'Another time',
    means: 'The customer asks for another time. The visit stands until you answer.',
  },
  { subject: 'Canceled', means: 'The customer canceled. “(late)” means the fee applies.' },
  {
    subject: 'Message',
    means: 'Reply to the email, then tap Answered on your day.',
  },
  {
    subject: '3 to answer and 1 that looks like spam',
    means: 'A rush of requests. Your page has all of them.',
  },
  { subject: '3 visits on Tue, Nov 24', means: 'Every evening at 6: tomorrow, with addresses.' },
];

const ownerEmails = `Customers get a receipt right away, your answer, every change, a reminder ${reminderHours} hours before, and a thank-you after the visit.`;

export function HelpText() {
  return (
    <>
      {sections.map(({ title, lines }) => (
        <HelpFold key={title} title={title}>
          <ul className="list-disc space-y-2 pl-5">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </HelpFold>
      ))}
      <HelpFold title="Your emails">
        <dl className="grid gap-x-12 gap-y-3 sm:grid-cols-2">
          {operatorEmails.map(({ subject, means }) => (
            <div key={subject}>
              <dt className="font-semibold">{subject}</dt>
              <dd className="text-muted">{means}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5">{ownerEmails}</p>
      </HelpFold>
    </>
  );
}

/** One is open at a time, so that all titles stay on a phone's screen. */
function HelpFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fold name="help" title={title} look="min-h-12" className="border-b border-line">
      <div className="max-w-measure pb-4">{children}</div>
    </Fold>
  );
}
