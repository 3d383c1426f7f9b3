import type { BookingRequest } from './booking-schema';
import { addDays, denverDay } from '@shared/denver-time';

export const bookingRequest: BookingRequest = {
  name: 'Sam Rivera',
  phone: '303-555-0142',
  email: 'sam@rivera.test',
  address: '12 Pearl St, Apt 4',
  zipCode: '80203',
  pets: [
    {
      petName: 'Biscuit',
      petType: 'dog',
      breed: 'Labradoodle',
      weight: '45 lb',
      service: 'full-groom',
      size: 'medium',
      addOns: ['nail-grinding', 'deshedding'],
    },
  ],
  preferredDate: addDays(denverDay(new Date()), 3),
  preferredTime: '8-10 AM',
  notes: '',
  repeatWeeks: '6',
  reference: 'AG-7K4Q2M',
};
