import { Star } from 'lucide-react';
import { type Rating, rating } from '@/content/voices/rating';
import { reviews } from '@/content/voices/reviews';
import { Picture } from '@/ui/pictures/picture';

export function Reviews() {
  return (
    <section aria-labelledby="home-reviews" className="wrap py-16 sm:py-24">
      <h2 id="home-reviews" className="max-w-[20ch] text-title">
        What Denver pet owners say
      </h2>
      {rating ? <Average rating={rating} /> : null}
      <ul className="mt-10 grid gap-6 md:grid-cols-2 md:gap-8">
        {reviews.map((review) => (
          <li key={review.name} className="md:even:translate-y-10">
            <Review review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Average({ rating: { best, reviewCount, value } }: { rating: Rating }) {
  return (
    <p className="mt-4 flex items-baseline gap-2 text-lead text-muted">
      <Star aria-hidden className="size-5 shrink-0 self-center fill-current text-accent" />
      <span>
        <strong className="font-display text-heading font-semibold text-dusk tabular-nums">
          {value}
        </strong>{' '}
        out of {best}, from {reviewCount} reviews
      </span>
    </p>
  );
}

function Review({ review }: { review: (typeof reviews)[number] }) {
  const { location, name, petImage, petImageAlt, rating: stars, text } = review;
  return (
    <figure className="flex h-full flex-col rounded-card bg-card p-6 shadow-card sm:p-8">
      <p role="img" aria-label={`Rated ${stars} of 5`} className="flex gap-1 text-accent">
        {Array.from({ length: stars }, (_, star) => (
          <Star key={star} aria-hidden className="size-4 fill-current" />
        ))}
      </p>
      <blockquote className="mt-4 grow text-lead">“{text}”</blockquote>
      <figcaption className="mt-6 flex items-center gap-4">
        <Picture
          picture={petImage}
          alt={petImageAlt}
          sizes="4rem"
          className="size-16 shrink-0 rounded-full"
        />
        <span>
          <span className="block font-semibold">{name}</span>{' '}
          <span className="block text-muted">{location}</span>
        </span>
      </figcaption>
    </figure>
  );
}
