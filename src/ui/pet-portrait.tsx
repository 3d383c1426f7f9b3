import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { breedPortrait } from '@shared/business/pet-portraits';

type PetPortraitProps = {
  type: string;
  breed: string | null;
  className: string;
  /** Stands for a breed that nobody drew. */
  children?: ReactNode;
};

export function PetPortrait({ type, breed, className, children = null }: PetPortraitProps) {
  const name = breedPortrait({ type, breed });
  if (!name) return children;
  return (
    <img
      src={`/email/pets/${name}.jpg`}
      alt=""
      loading="lazy"
      width="96"
      height="96"
      className={classNames('shrink-0 rounded-control', className)}
    />
  );
}
