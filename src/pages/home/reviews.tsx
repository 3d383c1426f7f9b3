import { Star } from 'lucide-react';
import { type Rating, rating } from '@/content/voices/rating';
import { reviews } from '@/content/voices/reviews';
import { SwipeRow } from '@/sections/swipe-row';
import { Picture } from '@/ui/pictures/picture';

export function Reviews() {
  return (
    <SwipeRow
      title="What Denver pet owners say"
      thing="review"
      note={rating ? <Average rating={rating} /> : null}
      items={reviews.map((review) => ({ key: review.name, content: <Review review={review} /> }))}
      grid="lg:grid-cols-2 lg:[&>:nth-child(even)]:translate-y-10"
      className="wrap py-8 sm:py-24"
    />
  );
}

function Average({ rating: { best, reviewCount, value } }: { rating: Rating }) {
  return (
    <p className="mt-2 flex items-baseline gap-2 text-lead text-muted">
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
    <figure className="flex h-full flex-col rounded-card bg-card p-5 shadow-card sm:p-8">
      <p role="img" aria-label={`Rated ${stars} of 5`} className="flex gap-1 text-accent">
        {Array.from({ length: stars }, (_, star) => (
          <Star key={star} aria-hidden className="size-4 fill-current" />
        ))}
      </p>
      <blockquote className="mt-3 grow text-lead">“{text}”</blockquote>
      <figcaption className="mt-5 flex flex-wrap items-center gap-4">
        <Picture
          picture={petImage}
          alt={petImageAlt}
          sizes="4rem"
          className="size-16 shrink-0 rounded-full"
        />
        <span className="grow basis-32">
          <span className="block font-semibold">{name}</span>{' '}
          <span className="block text-muted">{location}</span>
        </span>
      </figcaption>
    </figure>
  );
}
