import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';

/** The way to the before-and-after page of a pet that lives here. */
export function AreaStoryLink({
  story,
}: {
  story: { readonly id: string; readonly label: string };
}) {
  return (
    <Link
      to={paths.transformation(story.id)}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-deep underline underline-offset-4"
    >
      {story.label}
      <ArrowRight aria-hidden className="size-5 shrink-0" />
    </Link>
  );
}
