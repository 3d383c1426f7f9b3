import { Star } from 'lucide-react';

type TestimonialsProps = {
  title: string;
  testimonials: readonly { readonly text: string; readonly author: string }[];
};

export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-8 text-title">{title}</h2>
      <ul className="grid items-start gap-6 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map(({ text, author }) => (
          <li key={author} className="rounded-card bg-card p-6 shadow-card sm:p-7">
            <p role="img" aria-label="Rated 5 of 5" className="flex gap-1 text-accent">
              {[1, 2, 3, 4, 5].map((star) => (
                <Star key={star} aria-hidden className="size-4 fill-current" />
              ))}
            </p>
            <blockquote className="mt-3 text-lead">“{text}”</blockquote>
            <p className="mt-4 font-semibold">{author}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
