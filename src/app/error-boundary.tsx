import { Component, type ReactNode, useEffect, useRef, useTransition } from 'react';
import { Helmet } from 'react-helmet-async';
import { forgetFailures } from '@/browser/lazy-component';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Path of the current page; changing it resets the error. */
  path: string;
  isOutermost?: boolean;
};
type ErrorBoundaryState = {
  error: Error | undefined;
  /** Path that the state belongs to; undefined right after a throw. */
  path: string | undefined;
};

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, path: undefined };

  static getDerivedStateFromError(thrown: unknown): ErrorBoundaryState {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)), path: undefined };
  }

  /** Resets together with the new page; the error screen stays while that page is loading. */
  static getDerivedStateFromProps(
    { path }: ErrorBoundaryProps,
    { error, path: known }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    return { error: known === undefined || known === path ? error : undefined, path };
  }

  override componentDidCatch() {
    forgetFailures();
  }

  tryAgain = () => this.setState({ error: undefined });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const screen = <ErrorScreen error={error} onRetry={this.tryAgain} />;
    return this.props.isOutermost ? <main>{screen}</main> : screen;
  }
}

/** The link home is a plain one, because the router may be broken. The next page takes over the focus. */
function ErrorScreen({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRetrying, startRetry] = useTransition();
  useEffect(() => heading.current?.focus(), [error]);
  useEffect(() => () => document.getElementById('main')?.focus({ preventScroll: true }), []);

  return (
    <div className="wrap flex min-h-[70dvh] flex-col items-start justify-center py-12">
      <Helmet>
        <title>Unexpected Application Error</title>
      </Helmet>
      {/* Shows nothing if even this fails to load. */}
      <img src="/stopped-van.svg" alt="" width="360" height="144" className="h-auto max-w-full" />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-page outline-none">
        Unexpected Application Error!
      </h1>
      <p className="mt-4 max-w-measure">
        Something went wrong, on our side or with the connection. A booking or a message that you
        began is kept in this tab: try again, reload the page, or reach us directly and we will take
        it from there.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          aria-busy={isRetrying}
          className={buttonStyle({ variant: 'accent' })}
          onClick={() => startRetry(onRetry)}
        >
          Try Again
        </button>
        <a href={paths.home} className={buttonStyle({ variant: 'outline' })}>
          Return to Home
        </a>
        <a href={contactLinks.call} className={buttonStyle({ variant: 'outline' })}>
          Call {displayPhone()}
        </a>
        <a
          href={contactLinks.text('Hi! Your website showed me an error. ')}
          className={buttonStyle({ variant: 'outline' })}
        >
          Text us
        </a>
      </div>
      <details className="mt-10 w-full">
        <summary className="cursor-pointer py-2 font-semibold">Technical details</summary>
        <p className="mt-3 font-semibold">{error.message}</p>
        {error.stack ? (
          <pre className="mt-3 rounded-control bg-card p-4 text-sm break-words whitespace-pre-wrap">
            {error.stack}
          </pre>
        ) : null}
      </details>
    </div>
  );
}
