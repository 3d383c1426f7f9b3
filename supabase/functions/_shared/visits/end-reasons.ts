/** What the owner is offered after the reason: the booking form, a call, or nothing. */
type Ending = 'another_day' | 'phone' | 'none';

type EndReason = {
  readonly name: string;
  /** What the owner reads, unless the operator changes it. */
  readonly words: string;
  readonly ending: Ending;
};

/** The usual reasons to decline a request and to cancel a visit, `no_yes` only a hold. The database lists the keys. */
export const endReasons = {
  decline: {
    fully_booked: {
      name: 'Fully booked',
      words: 'We’re fully booked that day.',
      ending: 'another_day',
    },
    too_far: {
      name: 'Too far',
      words: 'Your address is farther than we can drive right now.',
      ending: 'none',
    },
    not_for_us: {
      name: 'Not for us',
      words:
        'We don’t think we’re the safest choice for your pet. Your vet can point you to someone who is.',
      ending: 'phone',
    },
  },
  cancel: {
    no_yes: {
      name: 'No yes',
      words: 'We didn’t hear from you.',
      ending: 'another_day',
    },
    roads: {
      name: 'Roads',
      words: 'The roads aren’t safe.',
      ending: 'another_day',
    },
    illness: {
      name: 'Groomer sick',
      words: 'Your groomer is sick.',
      ending: 'another_day',
    },
    van: {
      name: 'Van',
      words: 'The van needs a repair.',
      ending: 'another_day',
    },
  },
} as const satisfies Record<'decline' | 'cancel', Record<string, EndReason>>;

const reasons: Readonly<Record<string, EndReason>> = {
  ...endReasons.decline,
  ...endReasons.cancel,
};

export function isEndReason(action: keyof typeof endReasons, key: string): boolean {
  return Object.hasOwn(endReasons[action], key);
}

/** Without one of the usual reasons, another day is offered. */
export function findEnding(reason: string | null): Ending {
  return reasons[reason ?? '']?.ending ?? 'another_day';
}
