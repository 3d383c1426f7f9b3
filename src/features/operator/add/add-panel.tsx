import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useListedDay, useOperator } from '../operator';
import { useTyped } from '../use-typed';
import { AddContact } from './add-contact';
import { AddDetails } from './add-details';
import { Stored, type StoredTime, isKeptOffline } from './add-outcome';
import { type AddValues, addSchema, fromHeld, fromHold, newAddValues } from './add-values';
import { HoldForm } from './hold-form';
import {
  SomebodyElse,
  UnsentVisits,
  forgetBareHold,
  keepForHold,
  readTyped,
} from './unsent-visits';
import type { AddForm } from './use-adding';
import { useAddVisit } from '@/backend/calls/add-visit-calls';
import { writeDraft } from '@/browser/drafts';
import { useOnline } from '@/browser/use-online';
import { Notice } from '@/ui/notice';
import type { Found } from '@shared/visits/operator-day';
import type { HeldTime } from '@shared/visits/visit-actions';

type AddPanelProps = {
  /** False once another visit is begun. */
  onDone: (isDone: boolean) => void;
  onClose: () => void;
};

/**
 * A visit that was agreed by phone. What was sent before a reload is sent again first, since it may be stored, unless it
 * is changed or tapped meanwhile.
 */
export function AddPanel(props: AddPanelProps) {
  const isOnline = useOnline();
  const [wasSent, setWasSent] = useState(() => readTyped()?.isSent === true);
  const [isSending, setIsSending] = useState(false);
  const [round, setRound] = useState(0);
  if (wasSent && isOnline && !isSending) setIsSending(true);
  if (isSending) {
    return (
      <UnsentVisits
        onOpen={() => {
          setWasSent(false);
          setIsSending(false);
        }}
      />
    );
  }
  return (
    <>
      <UnsentVisits key={`others ${round}`} isBesideForm onOpen={() => setRound(round + 1)} />
      <AddingPanel
        key={round}
        {...props}
        isPromised={wasSent}
        onTouch={() => setWasSent(false)}
        onAside={() => setRound(round + 1)}
      />
    </>
  );
}

/** What is typed stays on the device until it is stored. */
function useAddForm(onTouch: () => void) {
  // An addition that is opened to be changed counts as not sent; the copy on the device counts as sent until a change.
  const [before] = useState(() => ({ ...(readTyped() ?? newAddValues()), isSent: false }));
  const form: AddForm = useForm({
    resolver: zodResolver(addSchema),
    defaultValues: before,
    reValidateMode: 'onSubmit',
  });
  const isTyped = useIsTyped(before);
  useTyped(form, (values) => {
    onTouch();
    if (isTyped(values)) writeDraft('added-visit', values);
  });
  const { blocks } = useListedDay();
  const [held] = useState(() => blocks.find(({ id }) => id === before.hold));
  useEffect(() => {
    if (held) forgetBareHold(fromHold(held));
  }, [held]);
  return { form, before };
}

type AddingPanelProps = AddPanelProps & {
  /** What is in the form is sent once there is a network again. */
  isPromised: boolean;
  /** It was changed or sent. */
  onTouch: () => void;
  /** It is put aside for somebody else. */
  onAside: () => void;
};

function AddingPanel(props: AddingPanelProps) {
  const { isPromised, onDone, onTouch, onAside, onClose } = props;
  const { form, before } = useAddForm(onTouch);
  const mutation = useAddVisit(useOperator().operatorKey);
  const [isKept, setIsKept] = useState(before.step === 'details');
  const [found, setFound] = useState<Found>();
  const [isHold, setIsHold] = useState(false);
  const [stored, setStored] = useState<StoredTime>();
  const step = useWatch({ control: form.control, name: 'step' });

  function startOver() {
    form.reset(newAddValues());
    writeDraft('added-visit', null);
    setFound(undefined);
    setIsKept(false);
    setIsHold(false);
    mutation.reset();
  }

  function show(time?: StoredTime, values?: AddValues) {
    if (time) startOver();
    if (values) bring(form, values, stored?.held);
    setStored(time);
    onDone(time !== undefined);
  }

  if (stored)
    return <Stored {...stored} onNext={(values) => show(undefined, values)} onClose={onClose} />;
  return (
    <FormProvider {...form}>
      {isKept && !isKeptOffline(mutation) ? (
        <FromBefore {...before} isPromised={isPromised} onStartOver={onAside} />
      ) : null}
      {step === 'contact' ? (
        <AddContact onFound={setFound} onClose={onClose} />
      ) : isHold ? (
        <HoldForm
          customer={found?.customer}
          onHeld={(held) => show({ held, isMoreKept: keepForHold(form.getValues(), held) })}
          onBack={() => setIsHold(false)}
        />
      ) : (
        <AddDetails
          // Who is found by an email typed here begins anew, with the terms of last time.
          key={found?.customer?.name}
          found={found}
          onFound={setFound}
          mutation={mutation}
          onAdded={(added) => show({ added })}
          onHold={() => setIsHold(true)}
          onStartOver={startOver}
          onAside={onAside}
          onClose={onClose}
        />
      )}
    </FormProvider>
  );
}

/** A hold that has nothing else stays on the day alone. */
function bring(form: AddForm, values: AddValues, held: HeldTime | undefined) {
  form.reset(values);
  writeDraft('added-visit', values);
  if (held) forgetBareHold(fromHeld(held));
}

type FromBeforeProps = Pick<AddValues, 'id' | 'name' | 'hold'> &
  Pick<AddingPanelProps, 'isPromised'> & { onStartOver: () => void };

function FromBefore({ id, name, hold, isPromised, onStartOver }: FromBeforeProps) {
  const whose = name ? `${name}’s visit` : 'a visit';
  return (
    <Notice tone="care" role="status" className="mb-3 flex flex-wrap items-center gap-2">
      {hold && hold !== id
        ? `This fills in the hold for ${name}.`
        : `This is ${whose} from before, which isn’t added yet.${isPromised ? ' Unless you change it, it will be added once you’re back online.' : ''}`}
      <SomebodyElse onStartOver={onStartOver} />
    </Notice>
  );
}

/** Tells whether anything was typed after the lookup of a customer: a mere lookup is no visit. */
function useIsTyped({ step }: AddValues) {
  /** The customer as found, in JSON. '' stands for none yet; it is undefined once something differs. */
  const found = useRef<string | undefined>(step === 'contact' ? '' : undefined);
  return (values: AddValues) => {
    const text = JSON.stringify(values);
    if (values.step === 'contact') found.current = '';
    else if (found.current === '') found.current = text;
    else if (found.current !== text) found.current = undefined;
    return found.current === undefined;
  };
}
