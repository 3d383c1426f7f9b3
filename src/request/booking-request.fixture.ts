import type { BookingRequest } from './booking-schema';
import { addDays, denverDay } from '@shared/time/denver-time';
import { toDoor } from '@shared/visits/request-details';
import { sampleAnswers, sampleBooking } from '@shared/visits/sample-booking.fixture';

export const bookingRequest: BookingRequest = {
  name: sampleAnswers.parent_name,
  phone: sampleAnswers.phone,
  email: sampleAnswers.email,
  ...toDoor(sampleBooking),
  address: sampleAnswers.address,
  zipCode: sampleAnswers.zip_code,
  pets: [
    {
      petName: sampleAnswers.pet_name,
      petType: 'dog',
      breed: 'Corgi',
      weight: '30 lbs',
      service: 'full-groom',
      size: 'medium',
      addOns: ['nail-grinding', 'deshedding'],
    },
  ],
  preferredDate: addDays(denverDay(new Date()), 3),
  preferredTime: sampleAnswers.preferred_time,
  notes: '',
  repeatWeeks: '6',
  reference: 'AG-7K4Q2M',
};
