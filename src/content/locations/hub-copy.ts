import { travelFeeWords } from '@shared/business/policy';
import { driveMinutes } from '@shared/time/hours';

export const hubBenefits = [
  {
    title: 'Your curb is the salon',
    text: 'We need a level stretch about as long as two parked cars. A driveway, an alley or a visitor space will do.',
  },
  {
    title: 'One dog from start to finish',
    text: 'One groomer does everything, from the first hello to the nails.',
  },
  {
    title: `${driveMinutes.most} minutes from downtown`,
    text: `That’s how far we drive. Within ${driveMinutes.free} minutes, there’s no travel fee. ${travelFeeWords().replace(/^E/, 'Beyond that, e')}`,
  },
] as const;
