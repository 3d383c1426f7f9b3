import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { GroomerCard } from './groomer-card';
import { groomers } from '@/content/groomers';
import { Button } from '@/ui/button';

/** Side by side on wide screens, else scrollable. Never moves by itself. */
export function GroomerCarousel() {
  const list = useRef<HTMLUListElement>(null);

  function move(by: 1 | -1) {
    const slides = Array.from(list.current?.children ?? []);
    const left = list.current?.getBoundingClientRect().left ?? 0;
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
    const current = distances.indexOf(Math.min(...distances));
    const next = slides[(current + by + slides.length) % slides.length];
    if (!next) return;
    list.current?.scrollBy({ left: next.getBoundingClientRect().left - left });
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label="Meet your groomer"
      className="wrap mt-14 sm:mt-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="text-title">Meet your groomer</h2>
        <div className="flex gap-3 lg:hidden noscript:hidden">
          <Button
            variant="outline"
            size="icon"
            aria-label="Previous groomer"
            onClick={() => move(-1)}
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Button>
          <Button variant="outline" size="icon" aria-label="Next groomer" onClick={() => move(1)}>
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
      <ul
        ref={list}
        className="-mx-(--gutter) mt-6 -mb-8 flex snap-x snap-mandatory scroll-px-(--gutter) scrollbar-none gap-4 overflow-x-auto scroll-smooth px-(--gutter) pb-14 sm:mt-8 sm:gap-8 lg:mx-0 lg:mb-0 lg:grid lg:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] lg:overflow-visible lg:px-0 lg:pb-0"
      >
        {groomers.map((groomer) => (
          <li
            key={groomer.name}
            className="w-[86%] shrink-0 snap-start sm:w-[calc((100%-2rem)/2)] lg:w-auto lg:max-w-sm"
          >
            <GroomerCard groomer={groomer} />
          </li>
        ))}
      </ul>
    </section>
  );
}
