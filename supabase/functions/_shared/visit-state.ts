/** Where a request stands. `requested`: nobody answered it yet. */
export type VisitStatus = 'requested' | 'confirmed' | 'declined' | 'canceled' | 'done';

/** A time in Denver: `YYYY-MM-DD` and `HH:MM`, 24 hours. */
export type DenverTime = { readonly day: string; readonly time: string };

/** One pet of a request, as the form sent it. */
export type VisitPet = {
  readonly name: string;
  readonly type: string;
  readonly breed: string | null;
  readonly weight: string | null;
  readonly size: string | null;
  readonly service: string;
  readonly addOns: readonly string[];
};

/** What the pages of the owner and of the operator both show. */
type VisitState = {
  readonly reference: string;
  readonly status: VisitStatus;
  /** Rises with each change, from 0; a change must name the one that it was made on. */
  readonly revision: number;
  /** The appointment; null before it is confirmed and when it was declined. */
  readonly starts: DenverTime | null;
  readonly minutes: number | null;
  /** What the operator wrote to the owner with the last change; empty without words. */
  readonly note: string;
  readonly canceledBy: 'owner' | 'operator' | null;
  /** Whether the owner canceled too late to be free. */
  readonly wasLate: boolean;
  /** When the request was answered and last changed, as ISO 8601 in UTC; null before. */
  readonly answeredAt: string | null;
  readonly changedAt: string | null;
  readonly wanted: {
    readonly day: string;
    readonly window: string;
    readonly repeatWeeks: number | null;
  };
  readonly pets: readonly VisitPet[];
  /** The sum of the estimates that the form showed, in USD; 0 without any. */
  readonly estimate: number;
};

/** What the owner's page shows. Before the operator answered, nothing that was typed freely. */
export type OwnerVisit = VisitState & {
  readonly audience: 'owner';
  /** Street and ZIP; empty before the visit is confirmed. */
  readonly address: string;
  /** Whether canceling now costs the fee of late cancellations. */
  readonly isLate: boolean;
};

/** What the operator's page shows. */
export type OperatorVisit = VisitState & {
  readonly audience: 'operator';
  readonly owner: { readonly name: string; readonly phone: string; readonly email: string };
  readonly address: string;
  readonly zipCode: string;
  readonly notes: string;
  /** When the request was sent, as ISO 8601 in UTC. */
  readonly sentAt: string;
  /** Why the request is marked for review, as codes. */
  readonly reviewReasons: readonly string[];
  /** The other confirmed visits from today on, in order of time. */
  readonly booked: readonly (DenverTime & {
    readonly reference: string;
    readonly minutes: number;
    readonly zipCode: string;
  })[];
};

export type Visit = OwnerVisit | OperatorVisit;

/** Opens a visit: the parts of a link `/visit#REFERENCE.TOKEN` or `/desk#REFERENCE.TOKEN`. */
export type VisitKey = {
  readonly audience: 'owner' | 'operator';
  readonly reference: string;
  readonly token: string;
};

/** What somebody wants to do with a visit. Everything but `read` names the revision that it was decided on. */
export type VisitAction =
  | { readonly action: 'read' }
  | ({
      readonly action: 'confirm' | 'move';
      readonly revision: number;
      readonly minutes: number;
      readonly note: string;
    } & DenverTime)
  | { readonly action: 'decline'; readonly revision: number; readonly note: string }
  /** `acceptsFee` counts for the owner alone, who must accept the fee of a late cancellation. */
  | {
      readonly action: 'cancel';
      readonly revision: number;
      readonly note: string;
      readonly acceptsFee: boolean;
    }
  | { readonly action: 'done'; readonly revision: number };

/**
 * Why a change was refused. With `stale` (somebody changed the visit meanwhile), `taken` (another visit is at
 * that time) and `late_fee` (canceling costs the fee by now) the answer holds the present state too.
 */
export type VisitRefusal =
  | 'stale'
  | 'not_allowed'
  | 'in_past'
  | 'too_far'
  | 'closed_day'
  | 'closed_hour'
  | 'bad_minutes'
  | 'taken'
  | 'late_fee';
