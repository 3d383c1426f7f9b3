/** Ranges and names that no line may end in: `2-3`, `$85-$125`, `7AM-7PM`, `Mon-Sat`, `I-25`, `AG-7K4Q2M`. */
const joints = /(\$?\d+(?:am|pm)?-\$?\d+(?:am|pm)?|Mon-Sat|I-\d+|AG-\w+|no-shows?)/i;

/** Text whose ranges stay on one line. Its letters are as they were, also when they are copied. */
export function Unbroken({ children }: { children: string }) {
  return children.split(joints).map((part, index) =>
    // What the pattern caught stands at every second place.
    index % 2 === 1 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
