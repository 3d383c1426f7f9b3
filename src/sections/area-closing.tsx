import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';
import { CallToAction } from './call-to-action';

type AreaClosingProps = {
  title: string;
  text: string;
  /** Where someone goes who wants to know more first. */
  more: { readonly label: string; readonly path: string };
};

/** The end of an area's page: book, or read on. */
export function AreaClosing({ title, text, more }: AreaClosingProps) {
  return (
    <CallToAction title={title} text={text}>
      <Link to={paths.booking()} className={buttonStyle({ variant: 'hero', size: 'lg' })}>
        Book Appointment
      </Link>
      <Link to={more.path} className={buttonStyle({ variant: 'outline', size: 'lg' })}>
        {more.label}
      </Link>
    </CallToAction>
  );
}
