export function ArticleTags({ tags }: { tags: readonly string[] }) {
  return (
    <ul aria-label="Tags" className="mt-10 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full bg-accent-soft px-3.5 py-1 text-[0.95rem]">
          {tag}
        </li>
      ))}
    </ul>
  );
}
