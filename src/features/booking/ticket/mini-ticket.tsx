import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BookingValues, type PetValues, emptyPet } from '@/request/booking-schema';
import { estimateWords, petPackage, petPrice } from '@/request/estimate';
import { TicketPet } from '@/ui/ticket-pet';
import { joinNames } from '@shared/business/format';

export const ticketStyle = 'bg-accent-soft px-(--gutter) sm:px-9';

export function MiniTicket() {
  const { control } = useFormContext<BookingValues>();
  const pets = useWatch({ control, name: 'pets' });
  const names = pets.map(({ petName }) => petName).filter((name) => /\S/.test(name));
  const packages = pets.map(petPackage).filter(Boolean);
  return (
    <section aria-label="Your visit so far" className={`${ticketStyle} flex min-h-19 items-center`}>
      <TicketPet
        size="strip"
        pet={drawnPet(pets[0] ?? emptyPet)}
        name={joinNames(names)}
        words={packages.join(' · ') || 'Your summary fills in as you answer.'}
        price={estimateWords(pets).amount}
      />
    </section>
  );
}

type TicketPetsProps = Pick<ComponentProps<typeof TicketPet>, 'size' | 'nameLevel'> & {
  pets: readonly PetValues[];
  /** Each pet has its price here; that of a single pet stands below. */
  hasPrices?: boolean;
};

export function TicketPets({ pets, hasPrices = pets.length > 1, ...props }: TicketPetsProps) {
  return (
    <ul>
      {pets.map((pet, index) => (
        <li key={index}>
          <TicketPet
            {...props}
            pet={drawnPet(pet)}
            name={pet.petName}
            words={petPackage(pet) || 'Name, size and service'}
            price={hasPrices ? petPrice(pet) : ''}
          />
        </li>
      ))}
    </ul>
  );
}

function drawnPet({ petType, breed, size }: PetValues) {
  return { type: petType, breed, size };
}
