import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { takeFocus } from '@/browser/take-focus';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Unbroken } from '@/ui/unbroken';
import { visitEssentials } from '@shared/business/before-your-visit';
import { promises } from '@shared/business/promises';
import { cancelWords } from '@shared/visits/cancel-terms';
import { type VisitKey, type VisitPart, endLink } from '@shared/visits/reference';
import type { OwnerVisit } from '@shared/visits/visit-state';

export const sectionStyle = 'no-print mt-12 max-w-measure border-t-2 border-line pt-6';

type VisitSectionProps = { id: string; title: string; children: ReactNode };

export function VisitSection({ id, title, children }: VisitSectionProps) {
  return (
    <section aria-labelledby={id} className={sectionStyle}>
      <h2 id={id} tabIndex={-1} className="text-heading outline-none">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A link of an email or of the page, tapped once or again, leads to that part. */
export function useHeadingOf(part: VisitPart | undefined) {
  const { key } = useLocation();
  useEffect(() => {
    const heading = part && document.getElementById(part);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [part, key]);
}

type PartLinksProps = { visitKey: VisitKey; onTime: () => void };

/** Lead down the page, by its own link: any other hash would lose the key. */
export function PartLinks({ visitKey: { reference, token }, onTime }: PartLinksProps) {
  const link = `#${reference}.${token}`;
  return (
    <p className="no-print mt-2 *:inline-flex *:min-h-12 *:items-center *:underline *:underline-offset-4">
      <Link to={endLink(link, 'time')} onClick={onTime}>
        Another time
      </Link>
      {' · '}
      <Link to={endLink(link, 'cancel')}>Cancel</Link>
    </p>
  );
}

type QuestionStep = 'start' | 'asking' | 'dismissed';

export type QuestionProps = {
  /** Counts the open questions, so that no other answer stands below one: 1 as it opens, -1 as it closes. */
  onAsking: (change: 1 | -1) => void;
};

export function useQuestion({ onAsking }: QuestionProps) {
  const [step, setStep] = useState<QuestionStep>('start');
  useEffect(() => {
    if (step !== 'asking') return undefined;
    onAsking(1);
    return () => onAsking(-1);
  }, [step, onAsking]);
  return [step, setStep] as const;
}

type AskButtonProps = { step: QuestionStep; onClick: () => void; children: string };

/** Opens the question, and takes the focus once it is dismissed. */
export function AskButton({ step, onClick, children }: AskButtonProps) {
  const ref = step === 'dismissed' ? takeFocus : undefined;
  return (
    <Button ref={ref} variant="outline" className="mt-4" onClick={onClick}>
      {children}
    </Button>
  );
}

/** Before an answer nothing is agreed, so it tells the whole rule. */
export function WhatToHaveReady({ canceling, pets }: Pick<OwnerVisit, 'canceling' | 'pets'>) {
  const kinds = pets.map(({ type, service }) => ({ pet_type: type, service }));
  return (
    <section aria-labelledby="ready" className="mt-12 max-w-measure">
      <h2 id="ready" tabIndex={-1} className="text-heading outline-none">
        Before we come
      </h2>
      <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-accent">
        {visitEssentials(kinds).map(({ title, short }) => (
          <li key={title}>
            <strong>{title}.</strong> {short}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-muted">
        <Unbroken>{canceling ? cancelWords(canceling) : promises.canceling}</Unbroken>{' '}
        <Link to={paths.rules} className="underline underline-offset-4">
          Our ten rules
        </Link>
      </p>
    </section>
  );
}
