import { Link } from 'react-router-dom';
import { answering } from '@shared/answering';
import { business } from '@/content/business';
import { footerNavigation, legalNavigation, type SiteLink } from '@/site/navigation';
import { areaQuestion, contactLinks, displayPhone } from '@/site/paths';
import ridge from '@/ui/ridge-dusk.svg?no-inline';
import { RidgeDivider } from '@/ui/ridge-divider';

const linkStyle =
  'inline-block py-1 max-md:min-h-11 max-md:py-2.5 hover:text-peach hover:underline hover:underline-offset-4';

/** The end of every page: how to reach us, where else to go, the policies. */
export function Footer() {
  const { address, email, hours, license, name, phoneHours, socials } = business;
  return (
    <footer data-place="footer" className="no-print on-dark mt-24">
      <RidgeDivider src={ridge} />
      <div className="bg-dusk text-paper/90">
        <div className="wrap grid grid-cols-2 gap-x-[min(2rem,4vw)] gap-y-10 pt-10 pb-12 lg:grid-cols-[1.6fr_1fr_1fr_1.5fr]">
          <div className="max-lg:col-span-2">
            <p className="font-display text-2xl font-semibold text-white">{name}</p>
            <address className="mt-4 space-y-1 not-italic">
              <a href={contactLinks.call} className={linkStyle}>
                {displayPhone()}
              </a>
              <br />
              <a href={contactLinks.text(areaQuestion)} className={linkStyle}>
                Text the same number
              </a>
              <br />
              <a href={contactLinks.email} className={linkStyle}>
                {email}
              </a>
              <p>
                {address.street}, {address.city}, {address.region} {address.postalCode}
              </p>
            </address>
            <p className="mt-4 text-paper/75">
              {hours.days} {hours.open}-{hours.close}, {hours.closed} closed
              <br />
              Phone {phoneHours}
              <br />
              {answering}
            </p>
          </div>
          {footerNavigation.map(({ title, links }) => (
            <FooterLinks key={title} title={title} links={links} />
          ))}
          <div className="max-lg:col-span-2">
            <h2 className="font-sans text-lg tracking-normal text-white">Pet of the Month</h2>
            <p className="mt-3">
              Tag {socials[0].handle} in a fresh-from-the-van photo, and your pet could be our next
              Pet of the Month.
            </p>
            <ul className="mt-3">
              {socials.map(({ network, url }) => (
                <li key={network}>
                  <a href={url} target="_blank" rel="noreferrer" className={linkStyle}>
                    {network}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="wrap">
          <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-white/15 py-6 text-[0.95rem] text-paper/75">
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
            <span className="py-1 max-md:py-2.5">Terms of Service</span>
          </div>
        </div>
        <div className="h-[calc(5rem+var(--banner-height,0px))] md:h-[var(--banner-height,0px)]" />
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: readonly SiteLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="font-sans text-lg tracking-normal text-white">{title}</h2>
      <ul className="mt-3">
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
