import { Link } from 'react-router-dom';
import type { transformations } from '@/content/gallery';
import { areTestimonialsShown } from '@/content/voices/testimonials';
import { PetSlider } from '@/sections/pet-slider';
import { paths } from '@/site/paths';

type TransformationCardProps = { pet: (typeof transformations)[number] };

export function TransformationCard({ pet }: TransformationCardProps) {
  const { breed, caption, location, petName, service, testimonial } = pet;
  return (
    <li tabIndex={-1}>
      <PetSlider
        name={`${petName}, ${breed}`}
        pair={pet}
        sizes="(min-width: 76rem) 35rem, (min-width: 48rem) 46vw, calc(100vw - 2.5rem)"
      />
      <div className="mt-5">
        <p className="text-[0.95rem] text-muted">
          {service} in {location}
        </p>
        <h3 className="mt-1 text-heading">
          {petName}, {breed}
        </h3>
        <p className="mt-2 max-w-[48ch]">{caption}</p>
        {areTestimonialsShown ? (
          <figure className="mt-3 border-l-2 border-peach pl-4 text-muted">
            <blockquote className="max-w-[48ch]">“{testimonial.text}”</blockquote>
            <figcaption className="mt-1 text-[0.95rem]">{testimonial.author}</figcaption>
          </figure>
        ) : null}
        <Link
          to={paths.transformation(pet.slug)}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent-deep underline underline-offset-4"
        >
          Read {petName}’s story
        </Link>
      </div>
    </li>
  );
}
