import { Link } from 'react-router-dom';
import { neighborhoods } from '@/content/locations';
import { neighborhoodPicture } from '@/content/locations/neighborhood-pictures';
import { paths } from '@/site/paths';
import { Picture } from '@/ui/pictures/picture';

export function Postcards() {
  return (
    <section aria-label="Denver neighborhoods">
      <h2 className="max-w-[22ch] text-title">Five Denver neighborhoods we know alley by alley</h2>
      <ul className="mt-8 grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-6">
        {neighborhoods.map(({ slug, name, tagline }, index) => (
          <li key={slug} className={index < 3 ? 'first:col-span-2 lg:col-span-2' : 'lg:col-span-3'}>
            <Link
              to={paths.location(slug)}
              className="group block h-full rounded-control bg-card p-2 pb-4 shadow-card transition-transform duration-200 hover:-translate-y-1"
            >
              <Picture
                picture={neighborhoodPicture(`neighborhood-${slug}`)}
                alt=""
                sizes="(min-width: 64rem) 36rem, calc(100vw - 3.5rem)"
                className={
                  index < 3 ? 'aspect-[4/3] rounded-lg' : 'aspect-[4/3] rounded-lg lg:aspect-[2/1]'
                }
                fit="object-cover object-[50%_100%]"
              />
              <span className="mt-3 block px-2 font-display text-heading font-semibold group-hover:text-accent-deep">
                {name}
              </span>{' '}
              <span className="block px-2 text-[0.95rem] leading-snug text-muted">{tagline}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
