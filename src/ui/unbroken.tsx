/**
 * Never broken across lines: `2-3`, `$85-$125`, `7AM-7PM`, `Mon-Sat`, `I-25`, `AG-7K4Q2M`, `X-Large`, `De-shedding`,
 * `6 PM`, `20 lbs`, `(303) 555-0142`.
 */
const joints =
  /(\(\d{3}\) \d{3}-\d{4}|\$?\d+(?:am|pm)?-\$?\d+(?:am|pm)?|Mon-Sat|I-\d+|AG-\w+|no-shows?|X-Large|De-shedding|\d+ (?:[ap]m|lbs)\b)/i;

/** Keeps ranges on one line. The text stays the same, also when copied. */
export function Unbroken({ children }: { children: string }) {
  return children.split(joints).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
