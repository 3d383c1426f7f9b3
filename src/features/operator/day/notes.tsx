/** The first two lines of what the owner wrote. */
export function Notes({ words }: { words: string }) {
  if (words === '') return null;
  return <span className="line-clamp-2 wrap-anywhere whitespace-pre-line">“{words}”</span>;
}
