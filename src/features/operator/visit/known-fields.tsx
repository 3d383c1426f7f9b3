import { type ReactNode, useState } from 'react';
import { type FieldPath, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { AddValues } from '../add/add-values';
import { BriefNotes, DoorTexts, MailField, PetInBrief } from '../add/customer-fields';
import { bookingServiceName } from '@/content/booking-options';
import { NameField, OwnerPhoneField, OwnerText } from '@/request/owner-fields';
import { FieldsFold, type PetFieldsProps } from '@/request/pet-step';
import { joinFilled } from '@shared/business/format';
import { doorFields, sizeName } from '@shared/visits/request-words';

/** A pet that is known is one line, so that a new one comes right below. */
export function KnownPet(props: PetFieldsProps) {
  const { control } = useFormContext<AddValues>();
  const { index } = props;
  const { petName, service, size } = useWatch({ control, name: `pets.${index}` });
  const { errors } = useFormState({ control, name: `pets.${index}` });
  const [isKnown] = useState(petName !== '');
  const fields = <PetInBrief {...props} />;
  if (!isKnown) return fields;
  return (
    <FieldsFold
      title={
        <Known label={`Change ${petName}’s service or size`}>
          {joinFilled([bookingServiceName(service), size && sizeName(size)])}
        </Known>
      }
      isUsed={false}
      isInvalid={errors.pets?.[index] !== undefined}
    >
      {fields}
    </FieldsFold>
  );
}

/** Without `isTold`, an email that is typed gets none of the first ones. */
export function KnownCustomerFields({ isTold }: { isTold: boolean }) {
  return (
    <div>
      <KnownFold label="Change name, phone or email" names={['name', 'phone', 'email']}>
        <NameField fillsIn={false} />
        <OwnerPhoneField fillsIn={false} />
        <MailField isTold={isTold} />
      </KnownFold>
      <KnownFold
        label="Change address or gate code"
        names={['address', 'zipCode', ...doorFields.map(({ name }) => name)]}
      >
        <OwnerText name="address" label="Street address" />
        <OwnerText name="zipCode" label="ZIP code" inputMode="numeric" />
        <DoorTexts />
      </KnownFold>
      <KnownFold label="Change notes" names={['notes']}>
        <BriefNotes />
      </KnownFold>
    </div>
  );
}

type KnownFoldProps = {
  label: string;
  names: readonly Extract<FieldPath<AddValues>, keyof AddValues>[];
  children: ReactNode;
};

/** One line says what is known of these fields. */
function KnownFold({ label, names, children }: KnownFoldProps) {
  const { control } = useFormContext<AddValues>();
  const known = useWatch({ control, name: names });
  const { errors } = useFormState({ control, name: [...names] });
  return (
    <FieldsFold
      title={<Known label={label}>{joinFilled(known.map(String))}</Known>}
      isUsed={false}
      isInvalid={names.some((name) => errors[name])}
    >
      {children}
    </FieldsFold>
  );
}

function Known({ label, children }: { label: string; children: string }) {
  return (
    <span className="min-w-0">
      {label}
      <span className="block truncate font-normal text-muted">{children}</span>
    </span>
  );
}
