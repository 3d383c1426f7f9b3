import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

type HomeService = {
  readonly title: string;
  readonly text: string;
  /** Without a page of its own, a service leads to the list and its calculator. */
  readonly slug: string | undefined;
  readonly price: string;
};

/** Four services as the lines of a menu: name, one sentence, price. */
export function ServicesTeaser({ services }: { services: readonly HomeService[] }) {
  return (
    <section
      aria-labelledby="home-services"
      className="wrap grid gap-x-16 gap-y-8 py-16 sm:py-24 lg:grid-cols-[1fr_1.7fr]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="home-services" className="text-title">
          Our grooming services
        </h2>
        <p className="mt-4 max-w-[36ch] text-lead text-muted">
          Warm water, a quiet dryer and a groomer who takes one pet at a time. Pick one, or build a
          package and see its price.
        </p>
        <Link to={paths.services} className={`${buttonStyle({ variant: 'default' })} mt-6`}>
          All services and prices
        </Link>
      </div>
      <ul className="border-t border-line">
        {services.map((service) => (
          <Line key={service.title} service={service} />
        ))}
      </ul>
    </section>
  );
}

function Line({ service: { price, slug, text, title } }: { service: HomeService }) {
  return (
    <li className="group relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-6 sm:py-7">
      <h3 className="text-heading">
        <Link
          to={slug ? paths.service(slug) : paths.services}
          className="group-hover:text-accent-deep after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="font-semibold text-accent-deep tabular-nums">{price}</p>
      <p className="mt-1.5 max-w-[46ch] text-muted">{text}</p>
      <ArrowRight
        aria-hidden
        className="size-5 self-center justify-self-end text-accent transition-transform duration-200 group-hover:translate-x-1"
      />
    </li>
  );
}
