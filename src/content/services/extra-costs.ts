import { policy } from '@shared/business/policy';
import { nailTrimPrice, seniorCatMats } from '@shared/business/prices';
import { driveMinutes } from '@shared/time/hours';

const { lionCut, matting, travelFee } = policy;

/** In USD. The calculator does not add them up, and those without an amount of the operator's are left out. */
export const extraCosts = [
  {
    name: 'Nail trim on its own',
    range: { from: nailTrimPrice, to: nailTrimPrice },
    note: 'No bath. Choose Custom Service in the form.',
  },
  { name: 'Lion cut', range: lionCut, note: 'On top of a cat groom, mats included.' },
  { name: 'Severe matting', range: matting, note: `On top of any package. ${seniorCatMats}` },
  {
    name: 'Travel fee',
    range: travelFee.extended,
    note: `Only beyond about ${driveMinutes.free} minutes’ drive. Most of Denver pays none.`,
  },
].flatMap(({ name, range, note }) => (range ? [{ name, range, note }] : []));
