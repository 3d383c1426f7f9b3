import { CalendarPlus } from 'lucide-react';
import { type ReactNode, useReducer, useState } from 'react';
import { AskForTime } from './ask-for-time';
import { BookAgain } from './book-again';
import { CancelVisit } from './cancel-visit';
import { ReturnMail } from './return-mail';
import { SaidYes, YesBar } from './say-yes';
import { PartLinks, WhatToHaveReady, useHeadingOf } from './visit-section';
import { VisitTicket } from './visit-ticket';
import { visitWords } from './visit-words';
import { type OwnerMutation, useSeenVisit } from '@/backend/calls/use-visit';
import { saveCalendar } from '@/browser/save-file';
import { takeFocus } from '@/browser/take-focus';
import { useNow } from '@/browser/use-now';
import { business } from '@/content/business';
import { portraits } from '@/content/groomers/people';
import { contactLinks, displayPhone } from '@/site/paths';
import { besideTicket } from '@/ui/appointment-ticket';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { PortraitLine } from '@/ui/pictures/portrait-line';
import { CallButton, TextButton } from '@/ui/reach-buttons';
import { Unbroken } from '@/ui/unbroken';
import { repeatWish } from '@shared/business/repeat-visits';
import { formatMoment } from '@shared/time/denver-time';
import { findEnding } from '@shared/visits/end-reasons';
import type { VisitKey, VisitPart } from '@shared/visits/reference';
import { visitCalendar } from '@shared/visits/visit-calendar';
import type { OwnerVisit } from '@shared/visits/visit-state';
import { phaseOf } from '@shared/visits/visit-status';

type OwnVisitProps = {
  visit: OwnerVisit;
  isFetchedAfterMount: boolean;
  visitKey: VisitKey;
  mutation: OwnerMutation;
  part?: VisitPart | undefined;
};

export function OwnVisit({ visit, isFetchedAfterMount, visitKey, mutation, part }: OwnVisitProps) {
  useHeadingOf(part);
  const now = useNow();
  const words = visitWords(visit, now);
  const { status, revision, reference, wish, hasAccepted } = visit;
  const phase = phaseOf(visit, now);
  const isAhead = phase === 'waiting' || phase === 'upcoming';
  const asksForYes = phase === 'upcoming' && !wish && !hasAccepted;
  const seen = useSeenVisit({ visit, isFetchedAfterMount }, mutation);
  const version = `${status} ${revision}`;
  const hasChangedElsewhere =
    version !== `${seen.status} ${seen.revision}` || mutation.data?.refusal === 'stale';
  const [asking, countAsking] = useReducer((open: number, change: number) => open + change, 0);
  const canAsk = !wish && !visit.askRefusal;
  const [wants, setWants] = useState(part === 'time' && canAsk ? 1 : 0);
  return (
    <>
      <ChangedNotice visit={hasChangedElsewhere ? visit : undefined} />
      <div className={besideTicket}>
        <div className="lg:sticky lg:top-26">
          <VisitTicket
            key={version}
            visit={visit}
            words={words}
            title={
              <VisitTitle
                // A new element takes the focus again after the next change.
                key={hasChangedElsewhere ? `changed ${version}` : undefined}
                takesFocus={hasChangedElsewhere || hasChanged(mutation, visit)}
                title={words.title}
              />
            }
          />
          {phase === 'upcoming' ? (
            <PartLinks visitKey={visitKey} onTime={() => canAsk && setWants(wants + 1)} />
          ) : null}
        </div>
        <div className="max-lg:mt-5">
          {isAhead ? <h2 className="mb-2 text-heading">What happens next</h2> : null}
          <p className="mb-6 max-w-measure text-lead">
            <Unbroken>{words.intro}</Unbroken>
          </p>
          {phase === 'upcoming' && !wish && hasAccepted ? <SaidYes mutation={mutation} /> : null}
          {phase === 'waiting' ? (
            <PortraitLine portraits={portraits}>One of us will get back to you.</PortraitLine>
          ) : null}
          <NoteFromUs visit={visit} isOnTicket={words.timeNote !== undefined} />
          <NextSteps visit={visit} visitKey={visitKey} isOver={phase === 'ended'}>
            {phase === 'upcoming' ? (
              <AddToCalendar visit={visit} variant={asksForYes ? 'outline' : 'accent'} />
            ) : null}
          </NextSteps>
          {isAhead ? <WhatToHaveReady {...visit} /> : null}
          {phase === 'upcoming' ? (
            <AskForTime visit={visit} mutation={mutation} wants={wants} onAsking={countAsking} />
          ) : null}
          {visit.returnEmail ? (
            <ReturnMail
              unsubscribeKey={{ reference, token: visit.unsubscribeToken }}
              returnEmail={visit.returnEmail}
              repeat={repeatWish(visit.preferred.repeatWeeks)}
            />
          ) : null}
          {isAhead ? (
            <CancelVisit key={revision} visit={visit} mutation={mutation} onAsking={countAsking} />
          ) : null}
        </div>
      </div>
      {asksForYes && asking === 0 ? (
        <YesBar
          {...{ visit, visitKey, mutation }}
          isQuiet={part === 'cancel'}
          onOtherTime={visit.askRefusal ? undefined : () => setWants(wants + 1)}
        />
      ) : null}
    </>
  );
}

function VisitTitle({ title, takesFocus }: { title: string; takesFocus: boolean }) {
  return (
    <h1 tabIndex={-1} ref={takesFocus ? takeFocus : undefined} className="text-title outline-none">
      {title}
    </h1>
  );
}

/** A yes and wishes are confirmed in their own part, every other change by the title. */
function hasChanged({ isSuccess, data, variables }: OwnerMutation, { status }: OwnerVisit) {
  if (!isSuccess) return false;
  const { refusal } = data;
  const isOver = refusal === 'not_allowed' && status !== 'confirmed';
  return !['ask', 'accept'].includes(variables.action) || isOver;
}

function ChangedNotice({ visit }: { visit: OwnerVisit | undefined }) {
  const now = useNow();
  return (
    <div role="status" className="no-print">
      {visit?.changedAt ? (
        <Notice tone="care" className="mb-6 max-w-measure">
          This visit was changed {formatMoment(new Date(visit.changedAt), now)}, while this page was
          open. Here’s the latest.
        </Notice>
      ) : null}
    </div>
  );
}

function NoteFromUs({ visit, isOnTicket }: { visit: OwnerVisit; isOnTicket: boolean }) {
  const { groomer, groomerWords } = visit;
  const note = groomerWords || (isOnTicket ? '' : visit.note);
  if (note === '') return null;
  return (
    <figure className="my-6 max-w-measure border-l-4 border-peach pl-5">
      <figcaption className="text-[0.95rem] text-muted">
        A note from {(groomerWords && groomer) || 'us'}
      </figcaption>
      <blockquote className="mt-1 whitespace-pre-line">{note}</blockquote>
    </figure>
  );
}

type NextStepsProps = Pick<OwnVisitProps, 'visit' | 'visitKey'> & {
  isOver: boolean;
  children: ReactNode;
};

/** Empty where the reason of its end leaves nothing to do. */
function NextSteps({ visit, visitKey, isOver, children }: NextStepsProps) {
  const ending = findEnding(visit.reason);
  if (ending === 'none') return null;
  return (
    <div className="no-print mt-6 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap sm:*:grow">
      {isOver && ending === 'another_day' ? <BookAgain visit={visit} visitKey={visitKey} /> : null}
      {children}
      <CallButton href={contactLinks.call} variant={ending === 'phone' ? 'accent' : 'outline'}>
        <span>
          Call <span className="sm:hidden">us</span>
          <span className="max-sm:hidden">{displayPhone()}</span>
        </span>
      </CallButton>
      <TextButton href={contactLinks.text(`About my visit ${visit.reference}: `)} variant="outline">
        Text us
      </TextButton>
    </div>
  );
}

/** Saves the same calendar file as the email. A later file replaces it in the calendar. */
function AddToCalendar({ visit, variant }: { visit: OwnerVisit; variant: 'accent' | 'outline' }) {
  function save() {
    const { starts, minutes, changedAt, reference } = visit;
    if (!starts || minutes === null || changedAt === null) return;
    const scheduled = { ...visit, status: 'confirmed', starts, minutes, changedAt } as const;
    saveCalendar(reference, visitCalendar(scheduled, business));
  }
  return (
    <Button variant={variant} className="max-sm:col-span-2 sm:w-full" onClick={save}>
      <CalendarPlus aria-hidden className="size-5" />
      Add to calendar
    </Button>
  );
}
