import type { homeBenefits } from '@/content/home-benefits';
import van from '@/sections/van-tour/van.svg?no-inline';
import { Unbroken } from '@/ui/unbroken';

export function Benefits({ benefits }: { benefits: typeof homeBenefits }) {
  return (
    <section
      aria-labelledby="home-benefits"
      className="on-dark overflow-hidden bg-linear-to-b from-dusk via-plum to-rose py-14 text-white sm:py-20"
    >
      <div className="wrap">
        <h2 id="home-benefits" className="max-w-[16ch] text-title">
          Why choose <span className="whitespace-nowrap">at-home</span> grooming
        </h2>
        <img
          src={van}
          alt=""
          loading="lazy"
          width="1000"
          height="500"
          className="mx-auto mt-8 block h-auto w-full max-w-5xl max-sm:-mx-(--gutter) max-sm:w-[calc(100%+2*var(--gutter))] max-sm:max-w-none sm:[mask-image:linear-gradient(to_right,transparent,#000_14%,#000_86%,transparent)]"
        />
        <dl className="mx-auto mt-9 grid max-w-6xl gap-x-5 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
          {benefits.map(({ title, text }) => (
            <div
              key={title}
              className="relative rounded-control bg-paper px-5 pt-7 pb-5 text-dusk before:absolute before:-top-9 before:left-8 before:h-11 before:w-px before:bg-peach/70 after:absolute after:top-2 after:left-[calc(2rem-0.3rem)] after:size-2.5 after:rounded-full after:bg-plum max-sm:before:-top-7 max-sm:before:h-9 lg:odd:rotate-1 lg:even:-rotate-1"
            >
              <dt className="font-display text-xl leading-snug font-semibold">{title}</dt>
              <dd className="mt-1.5 leading-snug text-muted">
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
