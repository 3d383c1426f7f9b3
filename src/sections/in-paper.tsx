import { Picture } from '@/ui/pictures/picture';

type InPaperProps = {
  name: string;
  photograph: PictureFile;
  portrait: { readonly image: PictureFile; readonly alt: string };
  sizes: string;
};

export function InPaper({ name, photograph, portrait, sizes }: InPaperProps) {
  const shared = { sizes, className: 'aspect-square', fit: 'object-cover object-top' };
  return (
    <figure>
      <div className="grid grid-cols-2 gap-1 overflow-clip rounded-card">
        <Picture {...shared} picture={photograph} alt={`${name}, a photograph`} />
        <Picture {...shared} picture={portrait.image} alt={portrait.alt} />
      </div>
      <figcaption className="p-2 text-muted">{`${name}, and ${name} in paper`}</figcaption>
    </figure>
  );
}
