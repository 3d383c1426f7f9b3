/** Arrival windows, in the words that are stored with a request. `start` and `end` are hours of the day in Denver. */
export const timeWindows = [
  { label: '8-10 AM', start: 8, end: 10 },
  { label: '10 AM-12 PM', start: 10, end: 12 },
  { label: '12-2 PM', start: 12, end: 14 },
  { label: '2-4 PM', start: 14, end: 16 },
  { label: '4-6 PM', start: 16, end: 18 },
] as const;
