import { ZipCheck } from '@/features/zip-check/zip-check';
import { areaQuestion, contactLinks, displayPhone } from '@/site/paths';
import { TextButton } from '@/ui/reach-buttons';
import { driveMinutes } from '@shared/time/hours';

export function AreaQuestion() {
  return (
    <section className="group/area wrap py-8 sm:py-24">
      <div className="grid gap-x-14 gap-y-4 rounded-card bg-card p-5 shadow-card sm:gap-y-6 sm:p-10 md:grid-cols-2">
        <div>
          <h2 className="text-heading sm:text-title">Not sure if we serve your area?</h2>
          <p className="mt-2 max-w-measure text-muted sm:mt-4">
            We serve Denver and its neighbors, within about {driveMinutes.most} minutes of downtown.
            Enter your ZIP to find out.
          </p>
        </div>
        <div className="md:row-span-2 md:self-center">
          <ZipCheck />
        </div>
        <p className="flex flex-wrap items-center gap-3 self-end group-has-[[href$=calculator]]/area:hidden">
          <TextButton href={contactLinks.text(areaQuestion)} variant="outline" size="sm">
            Text us your ZIP
          </TextButton>{' '}
          <span className="text-muted">{displayPhone()}</span>
        </p>
      </div>
    </section>
  );
}
