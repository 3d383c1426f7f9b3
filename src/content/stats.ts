type Stat = {
  readonly value: string;
  readonly label: string;
  /** Says what was counted and until when; without it, the figure is not shown. */
  readonly counted: string;
  readonly isDemonstration?: boolean;
};

const records: readonly Stat[] = [
  { value: '500+', label: 'pets served', counted: 'by Nov 2026', isDemonstration: true },
  {
    value: '98%',
    label: 'satisfaction',
    counted: '124 of 127 gave 4 or 5 stars',
    isDemonstration: true,
  },
  // The first house calls were in 2020 (story).
  { value: '3', label: 'years in business', counted: 'as a company', isDemonstration: true },
];

export const stats = records.filter(({ counted }) => counted);
