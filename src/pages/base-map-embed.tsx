import { lazyComponent } from '@/browser/lazy-component';
import { WhenNear } from '@/browser/when-near';
import { homeBase } from '@/content/service-regions';
import { MapEmbed } from '@/ui/pictures/map-embed';

const BaseMap = lazyComponent(async () => (await import('./base-map')).BaseMap);

export function BaseMapEmbed({ title }: { title: string }) {
  return (
    <MapEmbed
      title={title}
      center={homeBase}
      className="aspect-[25/23] h-auto! max-w-2xl"
      drawing={
        <WhenNear className="size-full">
          <BaseMap />
        </WhenNear>
      }
    />
  );
}
