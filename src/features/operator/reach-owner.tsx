import { Mail, MapPin } from 'lucide-react';
import { lineLink } from './operator-link';
import { business } from '@/content/business';
import { buttonStyle } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { mailLink, mapLink, phoneLinks, smsGreeting } from '@shared/business/contact-links';
import { firstName, petNames, usd } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import { policy } from '@shared/business/policy';
import { type DenverTime, endTime, formatDay, formatTime } from '@shared/time/denver-time';
import { arrivalMinutes } from '@shared/time/hours';
import type { MailProblem as Problem } from '@shared/visits/visit-status';
import { askForYesWords } from '@shared/visits/yes-words';

type Owner = { readonly name: string; readonly phone: string };

type ReachOwnerProps = { owner: Owner; callWords?: string; isIcon?: boolean };

/** The buttons call and text; a number that no phone can dial is only shown. */
export function ReachOwner({ owner, callWords = 'Call', isIcon = false }: ReachOwnerProps) {
  const links = phoneLinks(owner.phone, greeting(owner));
  if (owner.phone === '') return null;
  if (!links) return <p>Phone, as typed: {owner.phone}</p>;
  return (
    <ReachButtons
      size="thumb"
      isIcon={isIcon}
      call={{ href: links.call, words: callWords }}
      text={{ href: links.text, words: 'Text' }}
    />
  );
}

/** Phone, text and email in one line; where that is narrow an address is only read aloud. */
export function Reach({ owner }: { owner: Owner & { readonly email: string } }) {
  return (
    <span className="mt-1 flex flex-wrap gap-2 *:px-3! empty:hidden">
      <ReachOwner owner={owner} callWords={formatPhone(owner.phone)} />
      {owner.email ? (
        <a
          href={mailLink(owner.email)}
          className={`${buttonStyle({ variant: 'outline', size: 'thumb' })} wrap-anywhere`}
        >
          <Mail aria-hidden className="size-4 shrink-0" />
          <span className="max-lg:sr-only xl:group-has-data-visit-actions/visit:sr-only">
            {owner.email}
          </span>
        </a>
      ) : null}
    </span>
  );
}

export function MapLink({ address, zipCode }: { address: string; zipCode: string }) {
  const place = `${address}, ${zipCode}`;
  return (
    <a href={mapLink(place)} target="_blank" rel="noreferrer" className={lineLink}>
      <MapPin aria-hidden className="size-4 shrink-0" />
      {place}
    </a>
  );
}

const problems: Readonly<Record<Problem, (name: string) => string>> = {
  bounced: (name) => `Email to ${name} bounced.`,
  delayed: (name) => `Email to ${name} hasn’t arrived, and we’ll try again. Better call or text.`,
  failed: (name) => `Email to ${name} could not be delivered.`,
  complained: (name) => `${name} marked our email as spam, so we no longer send any.`,
};

type MailProblemProps = { owner: Owner; mailProblem: Problem | null; className?: string };

/** Says that an owner does not get our emails, and how to reach them instead. */
export function MailProblem({ owner, mailProblem, className }: MailProblemProps) {
  if (!mailProblem) return null;
  return (
    <Notice tone="bad" className={className}>
      <p>{problems[mailProblem](firstName(owner))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ReachOwner owner={owner} callWords={`Call ${formatPhone(owner.phone)}`} />
      </div>
    </Notice>
  );
}

type Visited = {
  readonly owner: { readonly name: string; readonly phone: string };
  readonly pets: readonly { readonly name: string }[];
};

/** We promise to send this text before arrival. Each link is `undefined` without a usable number. */
export function onMyWayLink({ owner, pets }: Visited): string | undefined {
  const text = `We’re about ${arrivalMinutes} minutes away and looking forward to seeing ${petNames(pets)}!`;
  return phoneLinks(owner.phone, greeting(owner) + text)?.text;
}

export function lateLink({ owner, starts }: Pick<Confirmed, 'owner' | 'starts'>, minutes: number) {
  const time = formatTime(endTime(starts.time, minutes));
  const { lateArrival } = policy;
  const credit =
    minutes > lateArrival.minutes ? ` Your visit is ${usd(lateArrival.off)} less.` : '';
  const text = `We’re running about ${minutes} minutes late, sorry! We’ll be there around ${time} instead of ${formatTime(starts.time)}.${credit}`;
  return phoneLinks(owner.phone, greeting(owner) + text)?.text;
}

export function canceledLink(
  { owner, starts }: Pick<Confirmed, 'owner' | 'starts'>,
  words: string,
) {
  const text = `We can’t come ${formatDay(starts.day)}, ${formatTime(starts.time)}, sorry. ${words}`;
  return phoneLinks(owner.phone, greeting(owner) + text)?.text;
}

type Confirmed = Pick<Visited, 'owner'> & {
  readonly starts: DenverTime;
  readonly ownerLink: string | null;
};

/** The text names the day, the time and the owner’s page. */
export function askForYesLink({ owner, starts, ownerLink }: Confirmed): string | undefined {
  const page = ownerLink ? ` Say yes here: ${ownerLink}` : '';
  return phoneLinks(owner.phone, greeting(owner) + askForYesWords(starts) + page)?.text;
}

/** The start of a text message. */
export function greeting(owner: Visited['owner']): string {
  return `${smsGreeting(firstName(owner), business.shortName)}. `;
}
