type ProgressBarProps = { label: string; value: number; max: number };

/** A native element, so that its length needs no inline style. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  return <progress aria-label={label} value={value} max={max} className="progress" />;
}
