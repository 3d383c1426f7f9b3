import { DayVisitRow } from './day-visit-row';
import { WaitingCard } from './waiting-list';
import type { DayVisit, WaitingRequest } from '@shared/operator-day';

const now = new Date('2026-12-02T16:00:00Z');
const asked = { day: '2026-12-02', window: '8-10 AM' };

const listed = {
  token: '',
  zone: 'core',
  requestVersion: 1,
  mailProblem: null,
} as const;

const request: WaitingRequest = {
  ...listed,
  kind: 'request',
  reference: 'AG-SAMPLE',
  owner: { name: 'Luis Ortega', phone: '(303) 555-0126' },
  pets: [{ name: 'Mochi', service: 'Cat Grooming', size: 'small' }],
  zipCode: '80211',
  preferred: { day: '2026-12-04', window: '2-4 PM' },
  hasNotes: true,
  answerBy: '2026-12-02T17:40:00Z',
  isMarked: false,
};

const visit: DayVisit = {
  ...listed,
  reference: 'AG-SAMPLE',
  status: 'confirmed',
  revision: 1,
  owner: { name: 'Dana Whitfield', phone: '(303) 555-0142' },
  pets: [{ name: 'Biscuit', service: 'Full Groom', size: 'medium' }],
  starts: { day: '2026-12-02', time: '08:30' },
  minutes: 180,
  address: '12 Pearl St',
  zipCode: '80206',
  gateCode: '',
  asked,
  hasNotes: false,
  groomer: '',
  price: 145,
  travelFee: 0,
  isSentAgain: false,
  next: null,
};

/** The picture beside the help about answering. Nothing in it can be pressed or read aloud. */
export function SampleRequest() {
  return (
    <div inert className="mt-4">
      <WaitingCard entry={request} now={now} />
    </div>
  );
}

/** The picture beside the help about the day, drawn as the day itself. */
export function SampleVisit() {
  return (
    <div inert className="mt-4">
      <DayVisitRow
        visit={visit}
        kind="today"
        now={now}
        isNext
        isJustClosed={false}
        dismissed={undefined}
        isSaving={false}
        onClose={() => undefined}
      />
    </div>
  );
}
