import { operatorAsked, operatorCanceled, operatorLinks } from './operator/about-visits.ts';
import { operatorRequest } from './operator/new-request.ts';
import { ownerReturn, ownerThanks } from './owner/after-visit.ts';
import {
  ownerConfirmed,
  ownerMoved,
  ownerNext,
  ownerReminder,
  ownerTimeKept,
} from './owner/appointments.ts';
import { ownerCanceled, ownerDeclined, ownerMissed } from './owner/ended.ts';
import { ownerLinks } from './owner/letters.ts';
import { ownerReceived } from './owner/received.ts';
import { ownerUpdated } from './owner/updated.ts';
import type { VisitEmail } from './visit-email.ts';

export const visitEmails = {
  owner: {
    received: ownerReceived,
    confirmed: ownerConfirmed,
    moved: ownerMoved,
    updated: ownerUpdated,
    time_kept: ownerTimeKept,
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
