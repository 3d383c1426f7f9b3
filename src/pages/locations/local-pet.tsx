import type { LocalPet as LocalPetRecord } from '@/content/locations/area-record';
import { PetSlider } from '@/sections/pet-slider';
import { paths } from '@/site/paths';
import { ArrowLink } from '@/ui/arrow-link';

type LocalPetProps = { pet: LocalPetRecord; label: string; sizes: string };

export function LocalPet({ pet, label, sizes }: LocalPetProps) {
  return (
    <figure className="max-w-md">
      <PetSlider name={pet.petName} pair={pet} sizes={sizes} />
      <figcaption className="mt-3">
        <ArrowLink to={paths.transformation(pet.slug)}>{label}</ArrowLink>
      </figcaption>
    </figure>
  );
}
