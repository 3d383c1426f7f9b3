import { useState } from 'react';
import { serviceAreas } from '@/content/locations';
import { homeAreas } from '@/content/locations/home-areas';
import { serviceAreaMap } from '@/content/locations/mapped-areas';
import { priceWords } from '@/content/services/package-words';
import { ZipCheck } from '@/features/zip-check/zip-check';
import { FirstSteps } from '@/sections/first-steps';
import { ServiceAreaMap } from '@/sections/service-area-map/service-area-map';
import { travelFeeName } from '@shared/business/policy';
import { fiveDigits } from '@shared/business/service-zips';
import { driveMinutes } from '@shared/time/hours';

export function MapHeader() {
  const [zip, setZip] = useState('');
  const [pointed, setPointed] = useState<string>();
  const typedArea = homeAreas.find(({ zips }) => zips.includes(fiveDigits(zip) ?? ''))?.slug;

  return (
    <div className="no-print bg-rose lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
      <div className="px-(--gutter) py-10 lg:flex lg:flex-col lg:justify-center lg:py-14 lg:pr-10 lg:pl-[max(var(--gutter),calc(50vw-38rem+var(--gutter)))]">
        <div className="on-dark text-white">
          <h1 className="max-w-[16ch] text-page">Mobile dog grooming across Denver</h1>
          <p className="mt-4 max-w-[42ch] text-lead text-white/90">{`We groom dogs and cats at your door in ${serviceAreas.length} neighborhoods and cities. Baths from ${priceWords('spa-bath')}, haircuts from ${priceWords('full-groom')}. Beyond ${driveMinutes.free} minutes, expect a ${travelFeeName('extended')}.`}</p>
        </div>
        <div className="mt-7 max-w-xl rounded-card bg-card p-5 shadow-card sm:p-7">
          <p className="mb-4 text-muted">
            Enter your ZIP and see it on the map. We’ll carry it over to the booking form.
          </p>
          <ZipCheck onZip={setZip} />
        </div>
        <div className="on-dark mt-7 flex flex-wrap gap-3 text-white">
          <FirstSteps />
        </div>
      </div>
      <ServiceAreaMap
        {...serviceAreaMap}
        active={pointed ?? typedArea}
        onPoint={setPointed}
        className="block w-full lg:h-full lg:max-h-[56rem] lg:min-h-[44rem]"
      />
    </div>
  );
}
