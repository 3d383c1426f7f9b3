import type { ComponentProps } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { BookingValues } from './booking-schema';
import { ChoiceCard, ChoiceGroup } from '@/ui/fields/choice-card';

type RadioChoicesProps = Omit<ComponentProps<typeof ChoiceGroup>, 'children' | 'error'> & {
  name: `pets.${number}.${'petType' | 'size' | 'service'}` | 'preferredTime';
  choices: readonly (Omit<ComponentProps<typeof ChoiceCard>, 'type' | 'value'> & {
    readonly value: string;
  })[];
  onChoose?: (value: string) => void;
};

/** Controlled, because `register` stores null when focus leaves a group without a choice; here it is ''. */
export function RadioChoices({ name, choices, onChoose, ...group }: RadioChoicesProps) {
  const { field, fieldState } = useController<BookingValues, typeof name>({ name });
  const { error } = fieldState;
  // Validation moves focus here.
  const first = choices.findIndex(({ disabled }) => !disabled);
  return (
    <ChoiceGroup {...group} error={error?.message}>
      {choices.map((choice, index) => (
        <ChoiceCard
          key={choice.value}
          {...choice}
          type="radio"
          name={name}
          checked={field.value === choice.value}
          aria-invalid={error && !choice.disabled ? true : undefined}
          onChange={(event) => {
            field.onChange(event);
            onChoose?.(choice.value);
          }}
          onBlur={field.onBlur}
          ref={index === first ? field.ref : undefined}
        />
      ))}
    </ChoiceGroup>
  );
}

type PetQuestionProps = {
  index: number;
  ask: (name: string) => string;
  /** Shown as long as the name is unknown, or too long for a heading. */
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
