import { useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from './booking-schema';

type PetQuestionProps = {
  index: number;
  ask: (name: string) => string;
  /** As long as the name is unknown, or too long for a heading. */
  unnamed: string;
};

/** A component of its own, so that a letter of the name redraws the question and not its choices. */
export function PetQuestion({ index, ask, unnamed }: PetQuestionProps) {
  const { control } = useFormContext<BookingValues>();
  const name = shortName(useWatch({ control, name: `pets.${index}.petName` }));
  return name ? ask(name) : unnamed;
}

function shortName(typed: string): string {
  const [name = ''] = /\S.*\S|\S/.exec(typed) ?? [];
  return name.length > 16 ? '' : name;
}
