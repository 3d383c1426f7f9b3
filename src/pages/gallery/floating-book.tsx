import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { markOutOfView } from '@/ui/mark-out-of-view';

/**
 * Replaces Book Now in the phones' action bar (styles.css) below the sliders, where its positioned
 * parent begins. Sticks by CSS alone, so scrolling runs no code.
 */
export function FloatingBook() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[34vh] bottom-0 z-30 flex flex-col justify-end md:hidden">
      <Link
        ref={markOutOfView}
        data-floating-book
        to={paths.booking()}
        className={`${buttonStyle({ variant: 'sticky' })} pointer-events-auto sticky bottom-[calc(max(0.75rem,env(safe-area-inset-bottom))+var(--banner-height,0px))] mr-[min(1rem,4vw)] min-h-[3.1875rem] w-[min(12rem,52vw)]! self-end px-2! text-[0.95rem]`}
      >
        Book Now for your pet
      </Link>
    </div>
  );
}
