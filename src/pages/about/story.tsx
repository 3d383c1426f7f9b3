type StoryProps = {
  title: string;
  paragraphs: readonly string[];
};

export function Story({ title, paragraphs }: StoryProps) {
  return (
    <section
      aria-label={title}
      className="wrap grid gap-x-12 gap-y-5 pt-14 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <h2 className="max-w-[14ch] self-start text-title md:sticky md:top-28">{title}</h2>
      <div className="max-w-measure space-y-4 text-lead">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
