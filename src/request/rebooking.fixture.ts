import type { Rebooking, VisitPet } from '@shared/visits/request-details';
import { sampleAnswers } from '@shared/visits/sample-booking.fixture';

export const rebookedPet: VisitPet = {
  name: sampleAnswers.pet_name,
  type: sampleAnswers.pet_type,
  breed: 'Corgi',
  weight: null,
  size: 'medium',
  service: sampleAnswers.service,
  addOns: ['deshedding', 'gold'],
};

export const rebooking: Rebooking = {
  name: sampleAnswers.parent_name,
  phone: sampleAnswers.phone,
  email: sampleAnswers.email,
  address: sampleAnswers.address,
  zipCode: '80203',
  repeatWeeks: 6,
  pets: [rebookedPet],
  travelFee: null,
};
