import { firstName, greeting } from './on-my-way';
import { Notice } from '@/ui/notice';
import { ReachButtons } from '@/ui/reach-buttons';
import { phoneLinks } from '@shared/business/contact-links';
import { formatPhone } from '@shared/business/phone';
import type { MailProblem as Problem } from '@shared/visits/visit-state';

type Owner = { readonly name: string; readonly phone: string };

type ReachOwnerProps = { owner: Owner; callWords?: string; isIcon?: boolean };

/** Buttons to call and text; a number that no phone can dial is only shown. */
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

const problems: Readonly<Record<Problem, (name: string) => string>> = {
  bounced: (name) => `Email to ${name} bounced.`,
  bounced_once: (name) => `Email to ${name} came back, and we’ll try again. Better call or text.`,
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
