import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

export function PetNotFound({ title }: { title: string }) {
  return (
    <div className="wrap py-20 sm:py-28">
      <h1 className="text-page">{title}</h1>
      <p className="mt-4 max-w-measure text-lead text-muted">
        The link may be old. Everyone else is in the gallery.
      </p>
      <Link to={paths.gallery} className={`${buttonStyle({ variant: 'accent', size: 'lg' })} mt-8`}>
        Back to Gallery
      </Link>
    </div>
  );
}
