import { durationWords, fullServicePrices, packagePrice } from '@/content/services/package-words';
import { policy, travelFeeName } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { arrivalMinutes, driveMinutes } from '@shared/time/hours';

const farFee = `Beyond ${driveMinutes.free} minutes, expect a ${travelFeeName()}. ${promises.feeIsKnown}`;

/** The facts are from the specification, section 9. */
export const homeFaqs = [
  {
    question: 'How much does mobile grooming cost?',
    answer: `Prices start at ${packagePrice('spa-bath')} for a small dog’s bath and brush, ${packagePrice('puppy-cut')} for a puppy and ${packagePrice('senior-care')} for a senior. Most full-service packages run between ${fullServicePrices.lowest} and ${fullServicePrices.highest}, and the largest full groom is ${packagePrice('full-groom', 'xlarge')}. Your groomer checks the coat and confirms the price with you before starting. ${policy.refusedVisit}`,
  },
  {
    question: 'How long does an appointment take?',
    answer: `Appointments typically take ${durationWords('spa-bath').replace('-', ' to ')}. A full groom takes ${durationWords('full-groom')}, and anxious or senior pets get all the breaks they need.`,
  },
  {
    question: 'How far do you drive?',
    answer: `We come to homes within a ${driveMinutes.most}-minute drive of downtown Denver. ${farFee} Check your ZIP above.`,
  },
  {
    question: 'Do I have to be home?',
    answer: `Yes, you or another adult, at the start and at the end. Keep your phone on in between. We text when we’re ${arrivalMinutes} minutes away and bring your pet back to your door.`,
  },
  {
    question: 'What if I need to cancel?',
    answer: `${promises.canceling} Tap the link in our emails, or call or text us.`,
  },
] as const;
