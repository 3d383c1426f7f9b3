import { driveMinutes, freeCancelHours, movableUntil } from '../time/hours.ts';
import { usd } from './format.ts';
import {
  fixDays,
  lionCutAlone,
  mattingAdds,
  paymentWords,
  policy,
  rules,
  travelFeeSteps,
} from './policy.ts';
import { lateFee, promises } from './promises.ts';

const { lateArrival, waitMinutes, refusedVisit, stoppedVisit } = policy;

/** Rules of the FAQ, apart from `policy.ts`, which nearly every page loads. */
export const furtherRules = {
  isDemonstration: true,
  lateArrival: `Your visit is ${usd(lateArrival.off)} less if we’re more than ${lateArrival.minutes} minutes late.`,
  lateCanceling: 'If we’re that late and you can’t wait, call or text, and canceling is free.',
};

/** `$15 for a drive of 26-30 minutes, $25 for 31-35, $35 for 36-40` */
export function travelFeeByDrive([near, far, farthest] = travelFeeSteps): string {
  return [
    `${usd(near.fee)} for a drive of ${driveMinutes.free + 1}-${near.upTo} minutes`,
    `${usd(far.fee)} for ${near.upTo + 1}-${far.upTo}`,
    `${usd(farthest.fee)} for ${far.upTo + 1}-${farthest.upTo}`,
  ].join(', ');
}

/** Eyes: Animal Welfare Association, after L. Aumiller, VMD, Burlington County Times, Sept 30, 2015. */
export const skunkTonight =
  'If your dog was bitten, squints or vomits, call a vet. Otherwise, rinse red eyes with cool water and keep your dog in the garage or a tiled room, its coat dry.';

export const ourRules = [
  {
    question: 'What if you’re late?',
    answer: furtherRules.lateArrival,
    line: `We’re sorry, and we text you as soon as we know. ${furtherRules.lateCanceling}`,
  },
  {
    question: 'What if nobody’s home?',
    answer: `We call and text, and wait ${waitMinutes} minutes past your time, or past our arrival if that’s later.`,
    line: `Then we have to go, and a no-show costs ${usd(lateFee)}. If we were only holding the time for your yes, it costs nothing.`,
  },
  { question: 'What if my pet is sick?', answer: 'You owe nothing. Call us.', line: rules.sickPet },
  {
    question: 'Can I move my visit?',
    answer: 'Yes. Moving is free.',
    line: `Use our email’s link until the hour it names, or call or text until ${movableUntil}. If no other time works, you can still cancel for free up to ${freeCancelHours} hours before.`,
  },
  {
    question: 'Can I cancel?',
    answer: `Yes, free up to ${freeCancelHours} hours before.`,
    line: `Later cancellations or no-shows cost ${usd(lateFee)}. ${promises.lateConfirmed}`,
  },
  {
    question: 'My dog has bitten. Will you come?',
    answer: 'Usually, yes.',
    line: 'Ask your vet first, and tell us in the notes. It costs nothing extra.',
  },
  {
    question: 'What if the coat is matted?',
    answer: 'We show you and name the price first.',
    line: `A dog’s small mats, and a cat’s with Cat Grooming, cost nothing extra.${mattingAdds}${lionCutAlone} ${refusedVisit}`,
  },
  {
    question: 'What if I don’t like the cut?',
    answer: 'We come back and fix it, free.',
    line: `Tell us within ${fixDays} days, or by the day our thank-you email names. If it’s too short, we even it out. Hair can’t be put back, so we agree on the length before we start.`,
  },
  {
    question: 'What if my pet gets hurt?',
    answer: 'We stop, call you, and drive to your vet.',
    line: `${rules.nearestVet} ${rules.clinicBill}`,
  },
  {
    question: 'How and when do I pay?',
    answer: 'Nothing is due when you book.',
    line: `${paymentWords()} ${stoppedVisit} Tips are welcome, never expected.`,
  },
] as const;
