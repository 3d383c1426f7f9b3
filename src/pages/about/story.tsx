import { Picture } from '@/ui/picture';

type StoryProps = {
  title: string;
  paragraphs: readonly string[];
  picture: { readonly image: PictureFile; readonly alt: string };
};

/** How the business came about: a title beside a column of text. */
export function Story({ title, paragraphs, picture }: StoryProps) {
  return (
    <section
      aria-label={title}
      className="wrap grid gap-x-12 gap-y-5 pt-10 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div>
        <h2 className="text-title">{title}</h2>
        <Picture
          picture={picture.image}
          alt={picture.alt}
          sizes="(min-width: 76rem) 28rem, (min-width: 48rem) 38vw, calc(100vw - 2.5rem)"
          className="mt-7 aspect-[3/2] rounded-card shadow-card"
        />
      </div>
      <div className="max-w-measure space-y-4 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
