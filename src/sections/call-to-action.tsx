import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import closingVan from './closing-van?picture';
import type { SiteLink } from '@/site/navigation';
import { contactLinks, displayPhone, paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button';
import { classNames } from '@/ui/class-names';
import { markOutOfMiddle } from '@/ui/mark-out-of-view';
import { Picture } from '@/ui/pictures/picture';
import { CallButton } from '@/ui/reach-buttons';
import { Unbroken } from '@/ui/unbroken';

/** `children` are links in place of the usual two. */
type ClosingProps = { title: string; text: string; children?: ReactNode };

const linksStyle = 'flex flex-wrap gap-3 max-sm:gap-2 max-sm:[&>a]:px-5 max-sm:[&>a]:text-base';

export function CallToAction({ title, text, children = <BookOrBrowse /> }: ClosingProps) {
  return (
    <section className="wrap mt-16 sm:mt-20 lg:mt-32">
      <div className="on-dark relative rounded-card bg-dusk bg-hour-band px-[min(1.5rem,5.6vw)] py-7 text-white sm:px-14 sm:py-10 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:gap-x-12 lg:py-14">
        <Picture
          picture={closingVan}
          alt=""
          sizes="(min-width: 64rem) 12rem, 6rem"
          className="absolute! right-6 bottom-full h-12.5 w-24 lg:right-20 lg:h-25 lg:w-48"
        />
        <ClosingWords title={title} text={text} look="text-white/90" />
        <div className={`mt-5 lg:mt-0 ${linksStyle}`}>{children}</div>
      </div>
    </section>
  );
}

export function ClosingNote({ title, text, children = <BookOrBrowse /> }: ClosingProps) {
  return (
    <section className="wrap mt-10 sm:mt-20">
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-12 gap-y-5 border-t-2 border-line pt-7 lg:grid-cols-[minmax(0,1fr)_auto]">
        <ClosingWords title={title} text={text} look="text-muted" />
        <div className={linksStyle}>{children}</div>
      </div>
    </section>
  );
}

function ClosingWords({ title, text, look }: { title: string; text: string; look: string }) {
  return (
    <div>
      <h2 className="max-w-[15.5em] text-title">{title}</h2>
      <p className={`mt-2 max-w-measure text-lead ${look}`}>
        <Unbroken>{text}</Unbroken>
      </p>
    </div>
  );
}

type BookLinkProps = {
  /** The slug of a package that the booking form presets. */
  service?: string | undefined;
  children?: string | undefined;
};

export function BookLink({ service, children = 'Request a visit' }: BookLinkProps) {
  return (
    <Link to={paths.booking({ service })} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
      {children}
    </Link>
  );
}

type BookOrBrowseProps = { service?: string; book?: string; more?: SiteLink };

export function BookOrBrowse({
  service,
  book,
  more = { label: 'View Services', path: paths.services },
}: BookOrBrowseProps) {
  return (
    <>
      <BookLink service={service}>{book}</BookLink>{' '}
      <Link to={more.path} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        {more.label}
      </Link>
    </>
  );
}

/** While they are in view, the phones' action bar is hidden: it has the same buttons. */
export function HeaderButtons({ children }: { children: ReactNode }) {
  return (
    <div
      ref={markOutOfMiddle}
      data-own-buttons
      className="flex min-w-0 flex-wrap gap-2 sm:gap-3 max-sm:[&>*]:px-5 max-sm:[&>*]:text-base"
    >
      {children}
    </div>
  );
}

type FirstStepsProps = { service?: string; book?: string | undefined; isCallUs?: boolean };

export function FirstSteps({ service, book, isCallUs = false }: FirstStepsProps) {
  return (
    <HeaderButtons>
      <BookLink service={service}>{book}</BookLink>{' '}
      <CallButton href={contactLinks.call} variant="outline" size="lg">
        <span className={classNames(!isCallUs && 'sm:hidden')}>Call Us</span>{' '}
        <span className={isCallUs ? 'sr-only' : 'max-sm:sr-only'}>{displayPhone()}</span>
      </CallButton>
    </HeaderButtons>
  );
}
