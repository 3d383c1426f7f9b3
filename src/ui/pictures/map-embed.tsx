import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { classNames } from '../class-names';
import { WhenNear } from '@/browser/when-near';

const service = 'https://www.google.com';

type MapEmbedProps = {
  title: string;
  center: { readonly lat: number; readonly lng: number };
  /** 11 shows all of Denver, 13 a city, 14 a neighborhood. */
  zoom?: number;
  /** Replaces the URL made of center and zoom. */
  embedUrl?: string;
  /** Shown until the map has loaded, or if it fails to. */
  drawing?: ReactNode;
  className?: string;
};

/** Loaded when near: a browser's own lazy frame loads 2,500 px ahead, which means with the page. */
export function MapEmbed(props: MapEmbedProps) {
  const { title, center, zoom = 13, embedUrl, drawing, className } = props;
  const query = `${center.lat},${center.lng}`;
  const source = embedUrl ?? `${service}/maps?q=${query}&z=${zoom}&output=embed`;
  const map = <MapFrame title={title} source={source} />;
  return (
    <figure>
      <div
        className={classNames(
          'relative isolate h-[400px] overflow-hidden rounded-card border border-line bg-accent-soft',
          className,
        )}
      >
        <div className="absolute inset-0 -z-10 flex flex-col items-center justify-center gap-2 text-center text-muted">
          {drawing ?? (
            <>
              <MapPin aria-hidden className="size-8 text-accent" />
              {title}
            </>
          )}
        </div>
        <WhenNear className="size-full" fallback={<noscript>{map}</noscript>}>
          {map}
        </WhenNear>
      </div>
      <figcaption className="mt-2 text-[0.95rem]">
        <a
          href={`${service}/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center font-semibold text-accent-deep underline underline-offset-4"
        >
          Open in a maps app
        </a>
      </figcaption>
    </figure>
  );
}

/** Hidden if it fails to load: browsers would show an error page in it. */
export function MapFrame({ title, source }: { title: string; source: string }) {
  const [isUnreachable, setIsUnreachable] = useState(false);

  useEffect(() => {
    const probe = new Image();
    probe.onerror = () => setIsUnreachable(true);
    probe.src = `${service}/favicon.ico`;
  }, []);

  return (
    <iframe
      src={source}
      title={title}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      tabIndex={isUnreachable ? -1 : undefined}
      className={classNames('size-full border-0', isUnreachable && 'opacity-0')}
    />
  );
}
