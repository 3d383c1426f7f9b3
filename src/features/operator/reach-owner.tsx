import { Mail, MapPin, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { lineLink } from './operator-link';
import { business } from '@/content/business';
import { type ButtonStyle, buttonStyle } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { mailLink, mapLink, phoneLinks, smsGreeting } from '@shared/business/contact-links';
import { firstName } from '@shared/business/format';
import { formatPhone } from '@shared/business/phone';
import type { MailProblem as Problem } from '@shared/visits/visit-status';

type Owner = { readonly name: string; readonly phone: string };

const thumbButton = buttonStyle({ variant: 'outline', size: 'thumb' });

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

const beside = 'max-lg:sr-only xl:group-has-data-visit-actions/visit:sr-only';

/** Phone, text and email in one line; where that is narrow, an address beside a phone is only read aloud. */
export function Reach({ owner }: { owner: Owner & { readonly email: string } }) {
  return (
    <span className="flex flex-wrap gap-2 empty:hidden [&>a]:border! [&>a]:border-edge! [&>a]:px-3!">
      <ReachOwner owner={owner} callWords={formatPhone(owner.phone)} />
      {owner.email ? (
        <EmailOwner email={owner.email}>
          <span className={owner.phone && beside}>{owner.email}</span>
        </EmailOwner>
      ) : null}
    </span>
  );
}

export function EmailOwner({ email, children }: { email: string; children: ReactNode }) {
  return (
    <a href={mailLink(email)} className={`${thumbButton} wrap-anywhere`}>
      <Mail aria-hidden className="size-4 shrink-0" />
      {children}
    </a>
  );
}

type TextOwnerProps = Pick<ButtonStyle, 'variant'> & {
  /** Nothing is shown without it. */
  href: string | undefined;
  className?: string;
  onClick?: () => void;
  children: ReactNode;
};

export function TextOwner(props: TextOwnerProps) {
  const { href, variant = 'outline', className, onClick, children } = props;
  if (!href) return null;
  return (
    <a
      href={href}
      className={classNames(buttonStyle({ variant, size: 'thumb' }), className)}
      onClick={onClick}
    >
      <MessageCircle aria-hidden className="size-4" />
      {children}
    </a>
  );
}

type MapLinkProps = { address: string; zipCode: string; isIcon?: boolean };

/** The icon alone shows no address; screen readers read it. */
export function MapLink({ address, zipCode, isIcon = false }: MapLinkProps) {
  const place = `${address}, ${zipCode}`;
  return (
    <a
      href={mapLink(place)}
      target="_blank"
      rel="noreferrer"
      className={isIcon ? thumbButton : lineLink}
    >
      <MapPin aria-hidden className="size-4 shrink-0" />
      {isIcon ? <span className="sr-only">Map: {place}</span> : place}
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

export function MailProblemNotice({ owner, mailProblem, className }: MailProblemProps) {
  if (!mailProblem) return null;
  return (
    <Notice tone="bad" className={className}>
      <p>{problems[mailProblem](firstName(owner))}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <ReachOwner owner={owner} />
      </div>
    </Notice>
  );
}

/** `undefined` without a number that can be dialed. */
export function ownerTextLink(owner: Owner, words: string): string | undefined {
  return phoneLinks(owner.phone, greeting(owner) + words)?.text;
}

function greeting(owner: Owner): string {
  return `${smsGreeting(firstName(owner), business.shortName)}. `;
}
