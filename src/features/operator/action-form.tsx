import { type ComponentProps, type FormEvent, type ReactNode, type Ref, useId } from 'react';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { type FieldProblem, failures } from './failure-words';
import { takeFocus } from '@/browser/take-focus';
import { useGuardedAction } from '@/browser/use-guarded-action';
import { Button } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { Notice } from '@/ui/notice';

type ActionFormProps = {
  ref?: Ref<HTMLFormElement>;
  /** Heading of the panel around the fields. Without it there is no panel. */
  title?: string;
  takesFocus?: boolean;
  /** Label of the button; `busy` is its label while the call runs. */
  press: string;
  busy: string;
  isBusy: boolean;
  /** Why the last press did not count; the next one tries again. */
  problem: ReactNode;
  button?: ComponentProps<typeof Button>;
  /** True if the submit button stands beside a field instead of the others. */
  isSubmitApart?: boolean;
  back?: ComponentProps<typeof Button>;
  beside?: ReactNode;
  /** The bar shows it; `isInline` replaces the bar by a line under the fields. */
  summary?: ReactNode;
  isInline?: boolean;
  className?: string;
  onChange?: (event: FormEvent) => void;
  onSubmit: (event: FormEvent) => void | Promise<void>;
  children?: ReactNode;
};

/** Does not import React Hook Form: the day uses this form and must start without that code. */
export function ActionForm({ ref, ...props }: ActionFormProps) {
  const { title, takesFocus = false, press, summary, isInline = false, children } = props;
  const { className = 'space-y-4', onChange, onSubmit } = props;
  const { run, hasFailed } = useGuardedAction(press);
  const problem = hasFailed ? failures.unexpected : props.problem;
  const buttons = <FormButtons {...props} />;
  const fields = children ? (
    <div className={classNames(title && 'mt-4', className)}>
      {children}
      {isInline ? (
        <>
          <Problem words={problem} />
          <div className="flex flex-wrap gap-2 lg:*:grow-0">{buttons}</div>
        </>
      ) : null}
    </div>
  ) : null;
  return (
    <form
      ref={ref}
      noValidate
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        run(() => onSubmit(event));
      }}
      // `contents` lets the bar stick along all that the form stands in.
      className={
        isInline
          ? title && 'max-w-2xl'
          : 'max-lg:contents [&_input]:scroll-mb-20 lg:[&>:not(section)+div]:mt-8 lg:[&>section]:rounded-b-none lg:[&>section+div]:rounded-t-none lg:[&>section+div]:border-x-0 lg:[&>section+div]:border-b-0'
      }
    >
      {title ? (
        <Panel title={title} takesFocus={takesFocus}>
          {fields}
        </Panel>
      ) : (
        fields
      )}
      {isInline ? null : (
        <ActionBar problem={problem} summary={summary}>
          {buttons}
        </ActionBar>
      )}
    </form>
  );
}

type SubmitButtonProps = Pick<ActionFormProps, 'press' | 'busy' | 'isBusy' | 'button'>;

export function SubmitButton({ press, busy, isBusy, button }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="accent" size="lg" isBusy={isBusy} {...button}>
      {isBusy ? busy : press}
    </Button>
  );
}

const wideButton = { className: 'grow @2xl:grow-0 @2xl:px-8' };

function FormButtons({ isSubmitApart, back, beside, button, ...submit }: ActionFormProps) {
  return (
    <>
      {isSubmitApart ? null : <SubmitButton {...submit} button={{ ...wideButton, ...button }} />}
      {beside}
      {back ? (
        <Button variant="ghost" size="lg" disabled={submit.isBusy} {...back}>
          {back.children ?? 'Back'}
        </Button>
      ) : null}
    </>
  );
}

type ActionBarProps = Pick<ActionFormProps, 'problem' | 'summary'> & {
  className?: string;
  children: ReactNode;
};

/** On a phone the buttons stick to the bottom of the screen. */
export function ActionBar({ problem, summary, className, children }: ActionBarProps) {
  return (
    <div
      data-action-bar
      className="no-print @container sticky bottom-(--stick-bottom) z-10 -mx-(--gutter) border-t border-line bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:order-2 lg:mx-0 lg:rounded-card lg:border lg:bg-card lg:px-5 lg:pb-4 lg:shadow-card"
    >
      <Problem words={problem} className="mb-3" />
      {/* Side by side where the form is as wide as the page. */}
      <div className="gap-x-8 @2xl:flex @2xl:items-center @2xl:justify-between">
        {summary ? (
          <div className="mb-2 font-semibold text-pretty tabular-nums @2xl:mb-0">{summary}</div>
        ) : null}
        <div
          className={classNames(
            'flex flex-wrap gap-2 @2xl:ml-auto @2xl:flex-row-reverse',
            className,
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}

export function Problem({ words, className }: { words: ReactNode; className?: string }) {
  if (!words) return null;
  return (
    <Notice tone="bad" role="alert" className={className}>
      {words}
    </Notice>
  );
}

/** The field shows it and takes the focus. */
export function showProblem<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  { field, words }: FieldProblem<Path<Values>>,
) {
  setError(field, { message: words }, { shouldFocus: true });
}

/** Two short fields stand below each other where there is no room. */
export const fieldPair = 'flex flex-wrap gap-5 *:min-w-0 *:grow-2 *:basis-32';

type PanelProps = {
  title: string;
  /** True if the panel replaced a button that was just clicked. */
  takesFocus: boolean;
  children: ReactNode;
};

export function Panel({ title, takesFocus, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container min-w-0 rounded-card bg-card p-5 shadow-card"
    >
      <h2
        id={id}
        tabIndex={-1}
        ref={takesFocus ? takeFocus : undefined}
        // On a phone the fields come into view with it.
        className="text-heading outline-none max-lg:scroll-mb-[65svh]"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
