import { homeBenefits } from '@/content/home/home-benefits';
import { vanInside } from '@/content/home/van-tour';
import { Picture } from '@/ui/pictures/picture';
import { Unbroken } from '@/ui/unbroken';

export function Benefits() {
  return (
    <section
      aria-labelledby="home-benefits"
      className="on-dark overflow-hidden bg-dusk py-8 text-white sm:py-20"
    >
      <div className="wrap">
        <h2 id="home-benefits" className="text-title sm:max-w-[10.35em]">
          Why choose <span className="whitespace-nowrap">at-home</span> grooming
        </h2>
      </div>
      <Picture
        picture={vanInside.image}
        alt={vanInside.alt}
        sizes="(min-width: 90rem) 90rem, (min-width: 40rem) 100vw, 160vw"
        className="mx-auto mt-3 aspect-[3/2] max-w-[90rem] sm:aspect-[2/1] sm:[mask-image:linear-gradient(to_right,transparent,#000_7%,#000_93%,transparent)]"
        fit="object-cover object-[42%_50%]"
      />
      <div className="wrap">
        <dl className="relative mx-auto mt-4 grid max-w-6xl gap-x-5 gap-y-7 max-sm:gap-0 max-sm:divide-y max-sm:divide-line max-sm:rounded-control max-sm:bg-paper sm:-mt-4 sm:grid-cols-2 lg:grid-cols-4">
          {homeBenefits.map(({ title, text }) => (
            <div
              key={title}
              className="relative px-5 py-3 text-dusk before:absolute before:-top-9 before:left-8 before:h-11 before:w-px before:bg-peach/70 after:absolute after:top-2 after:left-[calc(2rem-0.3rem)] after:size-2.5 after:rounded-full after:bg-plum max-sm:before:hidden max-sm:after:hidden sm:rounded-control sm:bg-paper sm:pt-7 sm:pb-5 lg:odd:rotate-1 lg:even:-rotate-1"
            >
              <dt className="font-display text-lg leading-snug font-semibold sm:text-xl">
                {title}
              </dt>
              <dd className="mt-0.5 leading-snug text-muted max-sm:text-[0.95rem]">
                <Unbroken>{text}</Unbroken>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
