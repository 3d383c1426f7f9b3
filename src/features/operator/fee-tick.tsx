type FeeTickProps = {
  /** USD */
  fee: number;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** Whether the owner is told of a fee. */
export function FeeTick({ fee, isChecked, onChange }: FeeTickProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isChecked}
        className="size-6 shrink-0 cursor-pointer accent-accent"
        onChange={({ target }) => onChange(target.checked)}
        // Enter would send it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      Tell them the ${fee} fee is due at the next visit.
    </label>
  );
}
