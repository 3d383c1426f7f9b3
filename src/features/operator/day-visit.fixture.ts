import type { DayVisit } from '@shared/operator-day';
import { sampleAnswers } from '@shared/sample-booking.fixture';

export function dayVisit(day: string, time: string, pet = sampleAnswers.pet_name): DayVisit {
  return {
    reference: `AG-${day}-${time}`,
    token: 'oB7bK0pd2I0E5L1_AmOkrg',
    status: 'confirmed',
    revision: 1,
    requestVersion: 1,
    starts: { day, time },
    minutes: 60,
    owner: { name: sampleAnswers.parent_name, phone: sampleAnswers.phone },
    pets: [{ name: pet, service: sampleAnswers.service }],
    address: sampleAnswers.address,
    zipCode: sampleAnswers.zip_code,
    gateCode: '',
    isSentAgain: false,
    next: null,
  };
}
