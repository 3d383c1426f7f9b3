import { people } from '@/content/groomers/people';
import { Picture } from '@/ui/picture';

const groomers = Object.values(people);

/** Who answers: faces instead of an empty wait. */
export function GroomersLine() {
  return (
    <div className="mt-8 flex items-center gap-4">
      <div className="flex shrink-0 -space-x-4">
        {groomers.map(({ slug, portrait }) => (
          <Picture
            key={slug}
            picture={portrait.image}
            alt=""
            sizes="56px"
            className="size-14 rounded-full ring-4 ring-paper"
          />
        ))}
      </div>
      <p className="font-semibold">One of us confirms within 2 hours.</p>
    </div>
  );
}
