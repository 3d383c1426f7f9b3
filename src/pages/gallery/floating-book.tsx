import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

/**
 * Floats above the bar of a phone once the sliders have left the lower third of the screen, and stays behind
 * where the lists end: it would cover their handles. It sticks by CSS alone, so scrolling runs no code, and
 * its own words tell it from the button of the bar. Goes into a positioned box that begins below the sliders.
 */
export function FloatingBook() {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-[34vh] bottom-0 z-10 flex flex-col justify-end md:hidden">
      <div className="pointer-events-auto sticky bottom-[calc(5.25rem+var(--banner-height,0px)+env(safe-area-inset-bottom))] w-fit self-end pr-4">
        <Link to={paths.booking()} className={`${buttonStyle({ variant: 'sticky' })} shadow-lift`}>
          Book Now for your pet
        </Link>
      </div>
    </div>
  );
}
