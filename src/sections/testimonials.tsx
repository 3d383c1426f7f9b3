import { Star } from 'lucide-react';
import { SwipeRow } from './swipe-row';

type Testimonial = {
  readonly text: string;
  readonly author: string;
  readonly source?: string;
};
type TestimonialsProps = { title: string; testimonials: readonly Testimonial[] };

export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <SwipeRow
      title={title}
      thing="review"
      items={testimonials.map((testimonial) => ({
        key: testimonial.author,
        content: <Card testimonial={testimonial} />,
      }))}
      grid="lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]"
    />
  );
}

function Card({ testimonial: { text, author, source } }: { testimonial: Testimonial }) {
  return (
    <div className="flex h-full flex-col rounded-card bg-card px-(--gutter) py-5 shadow-card sm:p-7">
      <p role="img" aria-label="Rated 5 of 5" className="flex gap-1 text-accent">
        {[1, 2, 3, 4, 5].map((star) => (
          <Star key={star} aria-hidden className="size-4 fill-current" />
        ))}
      </p>
      <blockquote className="mt-3 text-lead">“{text}”</blockquote>
      <p className="mt-auto pt-3 font-semibold">{author}</p>
      {source ? <p className="text-[0.95rem] text-muted">{source}</p> : null}
    </div>
  );
}
