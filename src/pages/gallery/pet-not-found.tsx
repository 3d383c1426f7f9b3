import { Link } from 'react-router-dom';
import { MetadataTags } from '@/seo/metadata-tags';
import { pageMetadata } from '@/seo/page-metadata';
import { paths } from '@/site/paths';
import { buttonStyle } from '@/ui/button-style';

type PetNotFoundProps = { title: string; description: string; path: string };

export function PetNotFound(page: PetNotFoundProps) {
  return (
    <>
      <MetadataTags meta={pageMetadata({ ...page, isIndexable: false })} />
      <div className="wrap py-20 sm:py-28">
        <h1 className="text-page">{page.title}</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">
          The link may be old. Everyone else is in the gallery.
        </p>
        <Link
          to={paths.gallery}
          className={`${buttonStyle({ variant: 'accent', size: 'lg' })} mt-8`}
        >
          Back to Gallery
        </Link>
      </div>
    </>
  );
}
