import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Panel, Problem } from '../action-form';
import { failureWords } from '../failure-words';
import { useOperator } from '../operator';
import { formatStart } from '../time-words';
import { useTyped } from '../use-typed';
import { AddContact } from './add-contact';
import { AddDetails } from './add-details';
import { type AddValues, addSchema, fromHeld, newAddValues, newIds } from './add-values';
import { AddedNote } from './added-note';
import { HoldForm } from './hold-form';
import {
  SomebodyElse,
  UnsentVisits,
  forgetBareHold,
  keepForHold,
  readTyped,
  takeForHold,
} from './unsent-visits';
import type { AddForm } from './use-adding';
import { useAddVisit } from '@/backend/calls/add-visit-calls';
import { useDayBlocks } from '@/backend/calls/use-operator-day';
import { writeDraft } from '@/browser/drafts';
import { useOnline } from '@/browser/use-online';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { Unbroken } from '@/ui/unbroken';
import { formatPhone } from '@shared/business/phone';
import { endTime, formatTime } from '@shared/time/denver-time';
import type { Added, Found } from '@shared/visits/operator-day';
import type { HeldTime } from '@shared/visits/visit-actions';

type AddPanelProps = {
  /** False once another visit is begun. */
  onDone: (isDone: boolean) => void;
  onClose: () => void;
};

/** A visit that was agreed by phone. What was sent before a reload is sent again first, since it may be stored. */
export function AddPanel(props: AddPanelProps) {
  const isOnline = useOnline();
  const [wasSent, setWasSent] = useState(isSentBefore);
  // A change in the form ends it, too.
  return wasSent && isOnline && isSentBefore() ? (
    <UnsentVisits onOpen={() => setWasSent(false)} />
  ) : (
    <AddingPanel {...props} />
  );
}

const isSentBefore = () => readTyped()?.isSent === true;

/** What is typed stays on the device until it is stored. */
function AddingPanel({ onDone, onClose }: AddPanelProps) {
  // An addition that is opened to be changed counts as not sent; the copy on the device counts as sent until a change.
  const [defaultValues] = useState(() => ({
    ...(readTyped() ?? newAddValues()),
    isSent: false,
  }));
  const form: AddForm = useForm({
    resolver: zodResolver(addSchema),
    defaultValues,
    reValidateMode: 'onSubmit',
  });
  const mutation = useAddVisit(useOperator().operatorKey);
  const [isKept, setIsKept] = useState(defaultValues.step === 'details');
  const [wasSent] = useState(isSentBefore);
  const [found, setFound] = useState<Found>();
  const [isHold, setIsHold] = useState(false);
  const [stored, setStored] = useState<StoredTime>();
  const step = useWatch({ control: form.control, name: 'step' });
  const isTyped = useIsTyped(defaultValues);
  useTyped(form, (values) => isTyped(values) && writeDraft('added-visit', values));
  useEffect(forgetBareHold, []);

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
    if (values) {
      form.reset(values);
      writeDraft('added-visit', values);
      forgetBareHold();
    }
    setStored(time);
    onDone(time !== undefined);
  }

  if (stored)
    return <Stored {...stored} onNext={(values) => show(undefined, values)} onClose={onClose} />;
  return (
    <FormProvider {...form}>
      {isKept ? <FromBefore {...defaultValues} isSent={wasSent} onStartOver={startOver} /> : null}
      {step === 'contact' ? (
        <AddContact onFound={setFound} onClose={onClose} />
      ) : isHold ? (
        <HoldForm
          customer={found?.customer}
          onHeld={(held) => show({ held, isMoreKept: keepForHold(form.getValues()) })}
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
          onClose={onClose}
        />
      )}
    </FormProvider>
  );
}

type FromBeforeProps = Pick<AddValues, 'name' | 'hold' | 'isSent'> & { onStartOver: () => void };

function FromBefore({ name, hold, isSent, onStartOver }: FromBeforeProps) {
  const whose = name ? `${name}’s visit` : 'a visit';
  return (
    <Notice tone="care" role="status" className="mb-3 flex flex-wrap items-center gap-2">
      {hold
        ? `This fills in the hold for ${name}.`
        : `This is ${whose} from before, which isn’t added yet.${isSent ? ' Unless you change it, it will be added once you’re back online.' : ''}`}
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

type StoredTime =
  | { added: Added; held?: never; isMoreKept?: never }
  | { held: HeldTime; isMoreKept: boolean; added?: never };

type StoredProps = StoredTime & { onNext: (values?: AddValues) => void; onClose: () => void };

function Stored({ added, held, isMoreKept = false, onNext, onClose }: StoredProps) {
  return (
    <Panel title={added ? 'New visit' : 'Held'} takesFocus={!added}>
      <div className="items-end justify-between gap-x-8 lg:flex">
        <div>
          {added ? <AddedNote added={added} /> : null}
          {held ? <HeldNote held={held} isMoreKept={isMoreKept} /> : null}
        </div>
        <div className="mt-3 grid grid-cols-2 gap-2 lg:flex">
          {held ? <HeldButtons held={held} onNext={onNext} /> : null}
          <Button variant="outline" size="thumb" onClick={() => onNext()}>
            Add another
          </Button>
          <Button variant="ghost" size="thumb" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </Panel>
  );
}

type HeldProps = { held: HeldTime };

function HeldNote({ held, isMoreKept }: HeldProps & { isMoreKept: boolean }) {
  const { name, phone, time, minutes } = held;
  return (
    <>
      <p className="my-3 font-semibold">
        <Unbroken>
          {`${name}, ${formatPhone(phone)}: ${formatStart(held)} to ${formatTime(endTime(time, minutes))}`}
        </Unbroken>
      </p>
      <p>
        No email goes out. The hold ends with that day.
        {isMoreKept ? ' Address and pets that you typed wait on this device.' : null}
      </p>
    </>
  );
}

/** Undo opens the time again and brings back what was typed. */
function HeldButtons({ held, onNext }: HeldProps & Pick<StoredProps, 'onNext'>) {
  const mutation = useDayBlocks(useOperator().operatorKey);
  const { isPending, mutate } = mutation;
  const take = () => takeForHold(held.id) ?? fromHeld(held);
  return (
    <>
      <Problem words={failureWords(mutation)} className="col-span-2 w-full" />
      <Button
        variant="outline"
        size="thumb"
        isBusy={isPending}
        onClick={() =>
          mutate(
            { action: 'unblock', fields: { id: held.id } },
            { onSuccess: () => onNext({ ...take(), ...newIds(), hold: '' }) },
          )
        }
      >
        Undo
      </Button>
      <Button variant="outline" size="thumb" disabled={isPending} onClick={() => onNext(take())}>
        Fill in
      </Button>
    </>
  );
}
