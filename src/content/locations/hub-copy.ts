/** The benefit cards of the page that lists all areas. */
export const hubBenefits = [
  {
    title: 'Your curb is the salon',
    text: 'We need a level stretch about as long as two parked cars. Driveway, alley, loading dock or visitor space: tell us which and we find it.',
  },
  {
    title: 'One dog from start to finish',
    text: 'Nobody waits in a crate for the dryer. The groomer who says hello also does the nails, and yours is the only dog on board.',
  },
  {
    title: 'Forty minutes from downtown',
    text: 'That is how far we drive, in any direction from central Denver. Beyond 25 minutes a travel fee is possible, and you hear it before you confirm.',
  },
] as const;
