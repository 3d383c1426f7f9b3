import {
  operatorAsked,
  operatorCanceled,
  operatorLinks,
  operatorRequest,
} from './operator/about-visits.ts';
import { ownerConfirmed, ownerNext, ownerReminder } from './owner/appointments.ts';
import { ownerCanceled } from './owner/canceled.ts';
import { ownerDeclined, ownerMissed } from './owner/ended.ts';
import { ownerKept } from './owner/kept.ts';
import { ownerLinks } from './owner/letters.ts';
import { ownerMoved } from './owner/moved.ts';
import { ownerReceived } from './owner/received.ts';
import { ownerReturn } from './owner/return.ts';
import { ownerThanks } from './owner/thanks.ts';
import { ownerUpdated } from './owner/updated.ts';
import type { VisitEmail } from './visit-email.ts';

/** By audience and kind. */
export const visitEmails = {
  owner: {
    received: ownerReceived,
    confirmed: ownerConfirmed,
    moved: ownerMoved,
    updated: ownerUpdated,
    kept: ownerKept,
    reminder: ownerReminder,
    declined: ownerDeclined,
    canceled: ownerCanceled,
    thanks: ownerThanks,
    no_show: ownerMissed,
    return: ownerReturn,
    next: ownerNext,
    links: ownerLinks,
  },
  operator: {
    received: operatorRequest,
    canceled: operatorCanceled,
    asked: operatorAsked,
    links: operatorLinks,
  },
} satisfies Record<string, Record<string, VisitEmail>>;
