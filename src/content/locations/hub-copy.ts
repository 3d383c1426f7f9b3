import { travelFeeWords } from '@shared/policy';

export const hubBenefits = [
  {
    title: 'Your curb is the salon',
    text: 'We need a level stretch about as long as two parked cars: driveway, alley, loading dock or visitor space. Tell us which, and we’ll find it.',
  },
  {
    title: 'One dog from start to finish',
    text: 'Nobody waits in a crate for the dryer. The groomer who says hello is the one who trims the nails, and yours is the only dog on board.',
  },
  {
    title: 'Forty minutes from downtown',
    text: `That’s how far we drive. The first 25 minutes are free. ${travelFeeWords('extended')}`,
  },
] as const;
