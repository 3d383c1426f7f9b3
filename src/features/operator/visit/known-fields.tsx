import { type ReactNode, useState } from 'react';
import { type FieldPath, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { AddValues } from '../add/add-values';
import { BriefNotes, DoorTexts, MailField, PetInBrief } from '../add/customer-fields';
import { bookingServiceName } from '@/content/booking-options';
import { NameField, OwnerPhoneField, OwnerText } from '@/request/owner-fields';
import { FieldsFold, type PetFieldsProps } from '@/request/pet-step';
import { joinFilled, usd } from '@shared/business/format';
import { answeredZone } from '@shared/business/service-zips';
import { zipLabel } from '@shared/business/zone-words';
import { doorFields, sizeName } from '@shared/visits/request-words';
import type { OperatorVisit } from '@shared/visits/visit-state';

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
      invalid={errors.pets?.[index]}
    >
      {fields}
    </FieldsFold>
  );
}

type KnownCustomerProps = {
  visit: Pick<OperatorVisit, 'zipCode' | 'travelFee'>;
  /** A fold opens if what is typed in it differs. */
  before: AddValues;
  isTold: boolean;
};

export function KnownCustomerFields({ visit, before, isTold }: KnownCustomerProps) {
  return (
    <div>
      <KnownFold
        label="Change name, phone or email"
        names={['name', 'phone', 'email']}
        before={before}
      >
        <NameField fillsIn={false} />
        <OwnerPhoneField fillsIn={false} />
        <MailField isTold={isTold} />
      </KnownFold>
      <KnownFold
        label="Change address or gate code"
        names={['address', 'zipCode', ...doorFields.map(({ name }) => name)]}
        before={before}
      >
        <OwnerText name="address" label="Street address" />
        <div className="space-y-2">
          <OwnerText name="zipCode" label="ZIP code" inputMode="numeric" />
          <OtherZip {...visit} />
        </div>
        <DoorTexts />
      </KnownFold>
      <KnownFold label="Change notes" names={['notes']} before={before}>
        <BriefNotes />
      </KnownFold>
    </div>
  );
}

function OtherZip({ zipCode, travelFee }: KnownCustomerProps['visit']) {
  const zip = useWatch<AddValues, 'zipCode'>({ name: 'zipCode' });
  const zone = answeredZone(zip);
  const stays = travelFee > 0 || zone !== 'core';
  return (
    <p aria-live="polite" className="text-[0.95rem] text-muted empty:hidden">
      {zip === zipCode
        ? ''
        : joinFilled(
            [
              zone && `${zipLabel(zone, zip)}.`,
              stays && `The travel fee stays ${usd(travelFee)}. Move can change it.`,
            ],
            ' ',
          )}
    </p>
  );
}

type KnownFoldProps = Pick<KnownCustomerProps, 'before'> & {
  label: string;
  names: readonly Extract<FieldPath<AddValues>, keyof AddValues>[];
  children: ReactNode;
};

/** One line says what is known of these fields. */
function KnownFold({ label, names, before, children }: KnownFoldProps) {
  const { control, getValues } = useFormContext<AddValues>();
  const known = useWatch({ control, name: names });
  const { errors } = useFormState({ control, name: [...names] });
  const [isUsed] = useState(() => names.some((name) => getValues(name) !== before[name]));
  return (
    <FieldsFold
      title={<Known label={label}>{joinFilled(known.map(String))}</Known>}
      isUsed={isUsed}
      invalid={names.map((name) => errors[name]).find(Boolean)}
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
