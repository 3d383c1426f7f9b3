import { contactLinks, displayPhone, paths } from '@/site/paths';
import { BrandMark } from '@/ui/brand-mark';
import { buttonStyle } from '@/ui/button-style';

/** The fallback for unexpected errors. Plain links: the router may be what is broken. */
export function ErrorScreen({ error }: { error: Error }) {
  return (
    <main className="wrap flex min-h-dvh flex-col items-start justify-center py-16">
      <title>Unexpected Application Error</title>
      <BrandMark className="mb-8 size-14" />
      <h1 className="text-title">Unexpected Application Error!</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">{error.message}</p>
      <p className="mt-4 max-w-measure">
        Something on our side went wrong. What you typed into the booking form is kept in this tab:
        reload the page to go on, or reach us directly and we will take it from there.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={paths.home} className={buttonStyle({ variant: 'accent' })}>
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
      {error.stack ? (
        <details className="mt-10 w-full">
          <summary className="cursor-pointer font-semibold">Technical details</summary>
          <pre className="mt-3 rounded-control bg-card p-4 text-sm break-words whitespace-pre-wrap">
            {error.stack}
          </pre>
        </details>
      ) : null}
    </main>
  );
}
