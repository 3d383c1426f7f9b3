import { areCertificatesShown } from '@/content/groomers/certificates-shown';
import { durationWords } from '@/content/services/package-words';
import type { TopicId } from '@shared/business/before-your-visit';
import { paymentWords, policy, rules } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { latestFinish } from '@shared/time/hours';

/** Only the operator can know these: careful defaults, to confirm before going live. */
const houseRules = {
  vaccination:
    'Your dog’s or cat’s rabies shot should be up to date, as local law requires. We don’t ask for papers.',
  payment: paymentWords(),
  matting:
    'Small tangles are part of the price. If a coat needs more, we’ll tell you the amount before we start.',
  weather: 'If the roads aren’t safe, we’ll call you and reschedule at no charge.',
};

export const visitDetails: Readonly<Record<TopicId, string>> = {
  power: 'None needed. The van brings warm water and power, and the used water leaves with us.',
  home: 'You or another adult must be there at the start, to hand over your pet and agree on length and price, and again at the end. In between, do as you like, but keep your phone on.',
  parking:
    'A level, legal stretch about as long as two parked cars, near your door: driveway, curb, alley or visitor space. Tell us about gates, permits and clearance bars. After snow, a cleared spot helps more than anything.',
  weather: `The van is heated and cooled. Ordinary heat, cold and rain don’t matter. ${houseRules.weather}`,
  ready:
    'Walk your dog first and have the leash on. Put your cat in a carrier. Keep either one in a closed room a few minutes before we’re due. Leave the carrier out with a blanket in it for a few days before. If you use a spot-on flea or tick product, ask your vet how long to wait between it and a bath. Tell us about medications, sore spots and anything new on the skin.',
  matting: `Tight mats hurt to pull. Where it’s kinder, we clip them short. ${houseRules.matting} ${policy.refusedVisit}`,
  bites:
    'Tell us when you book what frightens your pet, and whether there has ever been a bite. If a dog has bitten, ask your vet before you book. We go slowly, take breaks, never sedate, and use a soft muzzle only if you agree. If it isn’t safe for your pet or for us, we stop and suggest a vet who can help.',
  vaccinations: `${houseRules.vaccination} If your vet advises against a shot, tell us in the notes. Puppies can start at 12-16 weeks, once your vet agrees.`,
  length: `Most visits take ${durationWords('spa-bath')}, a full groom ${durationWords('full-groom')}. Pets go one at a time. Four baths fill 4-6 hours, and four full grooms need two days. ${latestFinish}`,
  payment: `Nothing is due when you book. ${houseRules.payment} ${policy.stoppedVisit} Tips are welcome and never expected.`,
  canceling: `The link in our emails cancels in two taps, or call or text us with your reference. ${promises.canceling} ${rules.lateFeePayment}`,
};

/** The operator confirms each sentence before going live. */
export const safety = {
  title: 'How we keep pets safe',
  text: `${areCertificatesShown ? 'Every groomer is trained in pet first aid and CPR, and we’re' : 'We’re'} fully insured. The van is warm in winter and cool in summer, and your pet is never alone in it. We dry by hand, and there are no cage dryers on board. Flat-faced pets and heart patients are dried by towel and cool air. In an emergency we stop, call you, and head for your vet or the nearest emergency clinic. Please leave your vet’s number in the notes. If we can’t reach you, we’ll ask the clinic to stabilize your pet. ${rules.clinicBill}`,
} as const;
