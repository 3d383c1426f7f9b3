import { MessageCircle } from 'lucide-react';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { areaQuestion, contactLinks, displayPhone } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

export function AreaQuestion() {
  return (
    <section className="wrap grid items-stretch gap-6 py-16 sm:py-24 md:grid-cols-[1.35fr_1fr] md:gap-8">
      <div className="rounded-card bg-card p-6 shadow-card sm:p-10">
        <h2 className="text-title">Do we come to your street?</h2>
        <p className="mt-4 mb-6 max-w-measure text-muted">
          The van covers Denver and its neighbors, about 40 minutes from downtown. Enter your ZIP to
          find out. We’ll carry it over to the booking form.
        </p>
        <ZipCheck />
      </div>
      <div className="flex flex-col rounded-card bg-accent-soft p-6 sm:p-10">
        <h2 className="text-heading">Not sure if we serve your area?</h2>
        <p className="mt-3 mb-6 text-muted">
          Send us your ZIP in a text and a real person will let you know.
        </p>
        <a
          href={contactLinks.text(areaQuestion)}
          className={`${buttonStyle({ variant: 'accent' })} mt-auto self-start`}
        >
          <MessageCircle aria-hidden className="size-5" />
          Text us your ZIP
        </a>
        <p className="mt-3 text-[0.95rem] text-muted">{displayPhone()}</p>
      </div>
    </section>
  );
}
