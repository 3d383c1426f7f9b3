import { ChevronDown } from 'lucide-react';
import { controlStyle } from '@/ui/control-style';

type UrlDisclosureProps = { label: string; urls: readonly string[] };

/** A list of URLs behind a line that opens it; in a field, so that it can be copied whole. */
export function UrlDisclosure({ label, urls }: UrlDisclosureProps) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold underline decoration-1 underline-offset-4 [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <textarea
        readOnly
        aria-label={label}
        rows={Math.min(urls.length, 10)}
        value={urls.map(pathOf).join('\n')}
        className={`${controlStyle} mt-2 text-[0.95rem] leading-relaxed`}
      />
    </details>
  );
}

/** What comes after the host. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
