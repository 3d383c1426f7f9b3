import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { business, demonstrationNote } from '@/content/business';
import { type SiteLink, footerNavigation, legalNavigation } from '@/site/navigation';
import { areaQuestion, contactLinks, displayPhone } from '@/site/paths';
import { RidgeDivider } from '@/ui/marks/ridge';
import ridge from '@/ui/marks/ridge-dusk.svg?no-inline';
import { overnightAnswers } from '@shared/time/hours';

const linkStyle =
  'inline-block py-1 max-md:flex max-md:min-h-11 max-md:items-center max-md:py-0 hover:text-peach hover:underline hover:underline-offset-4';
const reachStyle =
  'flex min-h-11 items-center gap-2.5 hover:text-peach hover:underline hover:underline-offset-4 max-lg:justify-center max-lg:rounded-full max-lg:border max-lg:border-white/35 max-lg:px-3 max-lg:min-w-11 lg:min-h-8';

export function Footer() {
  const { address, hours, license, name, phoneHours } = business;
  return (
    <footer data-location="footer" className="no-print on-dark mt-10 sm:mt-24">
      <RidgeDivider src={ridge} />
      <div className="bg-dusk text-paper/90">
        <div className="wrap grid gap-y-2 pt-2 pb-3 md:grid-cols-2 md:gap-y-8 md:py-8 lg:grid-cols-[1.6fr_1fr_1fr_1.5fr] lg:gap-x-8">
          <div className="md:max-lg:col-span-2">
            <p className="font-display text-2xl font-semibold text-white">{name}</p>
            <address className="mt-3 not-italic">
              <Reach />
              <p className="mt-2.5 max-md:text-[0.95rem] max-md:leading-normal">
                {address.street}, {address.city}, {address.region} {address.postalCode}
              </p>
            </address>
            <p className="text-paper/75 max-md:text-[0.95rem] max-md:leading-normal lg:mt-3">
              Visits {hours.days} {hours.open}-{hours.close}, {hours.closed} closed
              <br />
              Phone and text {phoneHours}
              <span className="max-md:hidden">
                <br />
                {overnightAnswers}
              </span>
            </p>
          </div>
          {footerNavigation.map(({ title, links }) => (
            <FooterLinks key={title} title={title} links={links} />
          ))}
          <PetOfTheMonth />
        </div>
        <div className="wrap">
          {demonstrationNote ? (
            <p className="py-3 text-[0.875rem] text-paper/75">{demonstrationNote}</p>
          ) : null}
          <div className="flex flex-wrap items-center gap-x-[min(1.25rem,4vw)] border-t border-white/15 py-1 text-[0.875rem] text-paper/75 md:py-6 lg:gap-x-6 lg:text-[0.95rem]">
            <p className="py-1 sm:mr-auto">
              © {name}
              {license ? `, Colorado PACFA license ${license}` : ''}
            </p>
            {legalNavigation.flatMap(({ label, path }) => [
              <Link key={path} to={path} className={linkStyle}>
                {label}
              </Link>,
              ' ',
            ])}
            <span className="py-1">Terms of Service</span>
          </div>
        </div>
        <div className="h-[var(--banner-height,0px)]" />
      </div>
    </footer>
  );
}

function Reach() {
  return (
    <div className="flex flex-wrap gap-2 lg:flex-col lg:gap-0">
      <a href={contactLinks.call} className={`${reachStyle} max-lg:px-4`}>
        <Phone aria-hidden className="size-5 lg:hidden" />
        {displayPhone()}
      </a>{' '}
      <a href={contactLinks.text(areaQuestion)} className={reachStyle}>
        <MessageCircle aria-hidden className="size-5 lg:hidden" />
        <span className="max-md:sr-only">Text the same number</span>
      </a>{' '}
      <a href={contactLinks.email} className={reachStyle}>
        <Mail aria-hidden className="size-5 lg:hidden" />
        <span className="max-md:sr-only">{business.email}</span>
      </a>
    </div>
  );
}

function PetOfTheMonth() {
  const { profiles } = business;
  return (
    <div className="max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:justify-between max-lg:gap-x-3 md:max-lg:col-span-2">
      <h2 className="font-sans text-lg tracking-normal text-white">Pet of the Month</h2>
      <p className="max-lg:order-last max-lg:w-full max-md:text-[0.95rem] max-md:leading-normal lg:mt-3">
        Tag {profiles.instagram.handle} in a fresh-from-the-van photo, and your pet could be our
        next Pet of the Month.
      </p>
      <ul className="flex flex-wrap gap-x-4 lg:mt-3 lg:block">
        {Object.values(profiles).map(({ network, url }) => (
          <li key={network}>
            <a href={url} target="_blank" rel="noreferrer" className={linkStyle}>
              {network}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-lg tracking-normal text-white max-md:sr-only">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 md:mt-3 md:block">
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link to={path} className={linkStyle}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
