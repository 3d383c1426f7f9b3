import { whoComes } from '@/content/groomers/people';
import { licenseWords } from '@/content/license-words';
import { serviceAreaWords } from '@/content/service-area-words';
import {
  catPriceWords,
  durationWords,
  packagePrice,
  packageRecord,
  priceRangeWords,
  withExtra,
} from '@/content/services/package-words';
import { quote } from '@/content/services/quote';
import { usd } from '@shared/business/format';
import { furtherRules, skunkTonight, travelFeeByDrive } from '@shared/business/our-rules';
import { lionCutAlone, policy, rangeInUsd, rules, travelFeeSteps } from '@shared/business/policy';
import { type PetSize, addOnPrice, nailTrimPrice } from '@shared/business/prices';
import { promises } from '@shared/business/promises';
import {
  arrivalMargin,
  closingTime,
  driveMinutes,
  formatHour,
  freeCancelHours,
  movableUntil,
  phoneTimes,
  reminderHours,
  timeWindows,
  visitHours,
  workDaysInWords,
} from '@shared/time/hours';

/** `3 PM`, so that the longest is over when we close. */
const lastFullGroom = formatHour(visitHours.closes - packageRecord('full-groom').minutes / 60, ' ');

/** Specification, section 2: ten, in the order in which people ask them. */
export const faqs = [
  {
    question: 'Which areas do you serve?',
    answer: `Denver and its neighbors, from Golden to Aurora, south to Highlands Ranch, and north to Westminster, Thornton and Broomfield. ${serviceAreaWords} Enter your ZIP on the home page, and you’ll see whether we come and any travel fee. Just outside? Text us your street.`,
  },
  {
    question: 'What does a groom cost?',
    answer: `Baths are ${priceRangeWords('spa-bath')} by size, not by breed, full grooms ${priceRangeWords('full-groom')}, puppies ${priceRangeWords('puppy-cut')} and seniors ${priceRangeWords('senior-care')}. Baths for dogs over 50 lbs start at ${packagePrice('spa-bath', 'large')}. ${catPriceWords()} Choose a service and a size in the form, and you’ll see your price.`,
  },
  {
    question: 'How long does an appointment take?',
    answer: `Most visits take ${durationWords('spa-bath')}. A Full Groom with a haircut takes ${durationWords('full-groom')}, and a Puppy’s First Groom ${durationWords('puppy-cut')}. Your pet is with one groomer the whole time and never waits in a cage.`,
  },
  {
    question: 'Where do you park?',
    answer:
      'On a level, legal spot near your door, about as long as two parked cars. The driveway, the curb and a visitor space all work. If parking is tricky, as it is in Capitol Hill, tell us in the notes and we’ll plan for it.',
  },
  {
    question: 'How does booking work?',
    answer: `You send a request in three short steps, without an account, for up to four pets. It becomes an appointment once we confirm it by call, text or email. ${promises.confirmation} ${promises.overnight} If your visit is confirmed a day or more ahead, we send a reminder ${reminderHours} hours before. ${promises.arrival}`,
  },
  {
    question: 'What if I have to cancel or move the visit?',
    answer: `${promises.canceling} To cancel, tap the link in our emails, or call or text us. To move a visit, use our link until the hour our email names, or call or text us until ${movableUntil}.`,
  },
  {
    question: 'How often should my pet be groomed?',
    answer:
      'Dogs every 4-8 weeks, by coat, and most cats less often.\nPoodles, Doodles and Bichons, whose coats mat quickly: a Full Groom every 4-6 weeks.\nOther coats that need a haircut: every 6-8 weeks.\nCoats that only shed: a Spa Bath & Brush every 4-6 weeks. A smooth, short coat can go 8 weeks.\nLonghaired cats: a comb-out every 6-8 weeks. Shorthaired cats: in the spring and fall sheds.',
  },
  {
    question: 'My dog is nervous. Can you help?',
    answer: `Yes, that’s why many people call us. There are no other animals in the van, no kennels and no waiting. We go slowly, take breaks, and stop if it’s too much. ${policy.stoppedVisit} We never sedate; what your vet prescribed for the day is fine. Tell us in the notes what frightens your dog. If there has ever been a bite, ask your vet before you book, and tell us that too.`,
  },
  {
    question: 'Do you groom cats?',
    answer: `Yes, one at a time and with no dog in the van. Cat Grooming is ${priceRangeWords('cat-grooming')} by size and takes ${durationWords('cat-grooming')}. For an older cat who tires quickly, Senior Pet Comfort starts at ${packagePrice('senior-care')}, with a brush-out but without the removal of mats. If yours bites at the vet, ask your vet first and tell us in the notes, and we’ll plan more time. Please have your cat in a carrier, in a closed room, when we arrive.`,
  },
  {
    question: 'When should a puppy have its first groom?',
    answer:
      'At 12-16 weeks, as soon as your vet agrees. The first visits are short and gentle, with a bath, a warm dry and a little trimming. Puppy’s First Groom is for puppies under 6 months. Past six months, book a Full Groom or a Spa Bath & Brush, depending on the coat.',
  },
] as const;

const license = licenseWords();
const { lionCut, matting, skunk, tooCold, travelFee, vanHeight } = policy;
const sheddingBath = (size: PetSize) =>
  usd(quote({ service: 'spa-bath', size, addOns: ['deshedding'] }));

type FaqGroup = {
  /** Hash of the group's address: /faq#price. */
  readonly id: 'price' | 'area' | 'being-home' | 'canceling' | 'pets';
  readonly title: string;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
};

export const faqGroups: readonly FaqGroup[] = [
  {
    id: 'price',
    title: 'Price',
    faqs: [
      {
        question: 'How much is a nail trim on its own?',
        answer: `${usd(nailTrimPrice)}, without a bath, plus the travel fee where there is one. Choose Custom Service in the form. Every package includes a nail trim.`,
      },
      {
        question: 'How much is the travel fee?',
        answer: travelFee.extended
          ? `${rangeInUsd(travelFee.extended)}, by ZIP, and only beyond about ${driveMinutes.free} minutes’ usual drive. It’s ${travelFeeByDrive()}. Traffic on the day doesn’t change it, and most of Denver pays none. In most of Westminster and Thornton it’s ${usd(travelFeeSteps[0].fee)} or ${usd(travelFeeSteps[1].fee)}. You can still say no, free up to ${freeCancelHours} hours before.`
          : `It only applies beyond about ${driveMinutes.free} minutes’ drive. ${promises.feeIsKnown}`,
      },
      { question: 'Do you need my card to book?', answer: 'No. We keep no cards on file.' },
      {
        question: 'What does a lion cut cost?',
        answer: lionCut
          ? `Usually ${rangeInUsd(lionCut)} on top of the cat groom, which makes ${withExtra('cat-grooming', 'small', lionCut)} for nearly every cat.${lionCutAlone}`
          : 'More than a bath. We’ll tell you the price before we start.',
      },
      {
        question: 'Is there a discount for regular visits, or a gift card?',
        answer: 'No, and there are no gift cards yet.',
      },
      {
        question: 'What do I pay if you stop early or finish another day?',
        answer: `${policy.stoppedVisit} Your groomer tells you the amount at the door. ${rules.secondVisit}`,
      },
    ],
  },
  {
    id: 'area',
    title: 'Area and hours',
    faqs: [
      { question: 'Can I have a standing appointment?', answer: rules.standingVisit },
      {
        question: 'I live in an apartment. Can you come?',
        answer:
          'Yes. We park in a visitor space, your building’s loading zone or at the curb, and meet you at the building’s door. If you’d like help with a cat carrier on the stairs, we’ll come up. Ask your front desk or leasing office where a van can park, and tell us in the notes.',
      },
      {
        question: 'Can you work in my garage? How high is the van?',
        answer: `Yes, if it’s higher than the van, ${vanHeight}. If not, we park at the curb. We groom only in the van.`,
      },
      {
        question: 'How exact is the time?',
        answer: `Give or take ${arrivalMargin} minutes. You ask for a window of two hours. We confirm one time in it, or hold the nearest we have and ask for your yes. ${furtherRules.lateArrival}`,
      },
      {
        question: 'Do you come in the evening or on Sundays?',
        answer: `No. We groom ${workDaysInWords}, and visits finish by ${closingTime}. In the last window, ${timeWindows.at(-1)?.label}, we can do a bath or a cat if we start early enough. A full groom has to start by ${lastFullGroom}.`,
      },
      {
        question: 'Do you come on holidays?',
        answer:
          'On most. Days we take off, usually Thanksgiving and Christmas, are marked as closed in the booking form.',
      },
    ],
  },
  {
    id: 'being-home',
    title: 'Being home',
    faqs: [
      {
        question: 'Do I have to be home?',
        answer:
          'Yes, you or another adult, at the start and at the end. Keep your phone on in between.',
      },
      { question: 'Do you use my water or power?', answer: 'No. The van brings its own.' },
      {
        question: 'What should I have ready?', // Health source: https://catfriendly.com/cat-comfortable-with-the-carrier/
        answer:
          'Your dog walked and on a leash, or your cat in a carrier, in a closed room a few minutes before we’re due. Leave the carrier out with a blanket in it for a few days before, and don’t feed your cat for two hours before we come, unless your vet says otherwise. Tell us about medications, sore spots and anything new on the skin. If you use a spot-on flea or tick product, ask your vet how long to wait between it and a bath.',
      },
      {
        question: 'Can I watch?',
        answer:
          'Yes, through the window of the van. Inside there’s room for one groomer and one pet. While a puppy looks around, its owner can stand at the open door.',
      },
      {
        question: 'Who will come?',
        answer: `${whoComes} If you’d like the same groomer again, say so in the notes and we’ll do our best.`,
      },
      ...(license ? [{ question: 'Are you licensed and insured?', answer: license }] : []),
    ],
  },
  {
    id: 'canceling',
    title: 'Canceling and weather',
    faqs: [
      { question: 'How do I pay the late cancellation fee?', answer: rules.lateFeePayment },
      {
        question: 'Do you come in heat, cold, rain and snow?',
        answer: `Yes, the van is heated and cooled. Below ${tooCold} °F, or if the roads aren’t safe, we’ll call you and move or cancel your visit, free.`,
      },
    ],
  },
  {
    id: 'pets',
    title: 'Pets',
    faqs: [
      {
        question: 'Can you groom two or three pets in one visit?',
        answer: `Yes, dogs and cats, one after the other, with up to four in one request. Their times add up: ${durationWords('full-groom')} for a full groom, ${durationWords('spa-bath')} for a bath. A long list, such as four full grooms, takes a second day. Each pet has its own price, with no discount for the second. You pay one travel fee a visit.`,
      },
      {
        question: 'My dog sheds a lot. What should I book?',
        answer: `A Spa Bath & Brush with the De-shedding Treatment. It’s ${sheddingBath('medium')} in all for a Husky of 20-50 lbs and ${sheddingBath('large')} for one of 50-80 lbs.`,
      },
      {
        question: 'My doodle has to be shaved. What will it look like?',
        answer: `Short and even all over, often with paler skin than you’d expect. It may itch for a day or two, and it needs shade in strong sun. About an inch grows back in ten weeks. Before we clip, we show you the mats and name the price.${matting ? ` Severe matting usually adds ${rangeInUsd(matting)}, so a Medium doodle is ${withExtra('full-groom', 'medium', matting)}.` : ''}`,
      },
      {
        question: 'Do you groom very big dogs?',
        answer: `Yes, there’s no upper limit. At 80+ lbs, such as a Great Dane, a bath is ${packagePrice('spa-bath', 'xlarge')} and a Full Groom ${packagePrice('full-groom', 'xlarge')}. A ramp leads up to the tub, and the table goes down to the floor.`,
      },
      {
        question: 'My dog was sprayed by a skunk. Can you help?',
        answer: `Yes. ${skunkTonight} We can often come within a day, for ${rangeInUsd(skunk)} on top of a bath: ${withExtra('spa-bath', 'small', skunk)} under 20 lbs, ${withExtra('spa-bath', 'large', skunk)} for a Lab. We’re at the phone ${phoneTimes}.`,
      },
      {
        question: 'My pet has fleas. Will you still come?',
        answer: `Yes, but please tell us first. The Flea Treatment is ${usd(addOnPrice('flea-treatment'))} and takes off the fleas on your pet that day. Ask your vet for what keeps them away. If we find fleas nobody knew about, we’ll show you and ask before we add it.`,
      },
      {
        question: 'My pet has seizures or takes gabapentin. Will you come?',
        answer:
          'Yes, once your vet agrees. For seizures, call us before you book. Gabapentin that you give as your vet prescribed is fine, and please tell us in the notes. We never sedate.',
      },
      { question: 'Do you groom rabbits or other animals?', answer: 'No, dogs and cats only.' },
      {
        question: 'Do you express anal glands?',
        answer: 'No. A dog who scoots or smells fishy should see a vet, who can find out why.',
      },
    ],
  },
];
