import { Link } from 'react-router-dom';
import { NewsletterForm } from './newsletter-form';
import { paths } from '@/site/paths';

export function NewsletterBox() {
  return (
    <section
      aria-labelledby="newsletter"
      className="relative overflow-hidden rounded-card bg-card p-6 shadow-card sm:p-8"
    >
      <h2 id="newsletter" className="text-heading">
        Letters from the van
      </h2>
      <p className="mt-2 text-muted">
        Coat care for the season, from the two groomers who write here.
      </p>
      <NewsletterForm />
      <p className="mt-4 text-[0.95rem] text-muted">
        We keep your address until you unsubscribe. See our{' '}
        <Link
          to={paths.privacyPolicy}
          className="font-semibold text-accent-deep underline underline-offset-4"
        >
          Privacy Policy
        </Link>
        .
      </p>
    </section>
  );
}
