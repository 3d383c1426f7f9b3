export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden className={className}>
      <circle cx="20" cy="20" r="20" fill="#2b1b3f" />
      <circle cx="20" cy="18.5" r="10" fill="#f4c095" />
      <path
        d="M1.5 27.6 9 20.5l5 4 6.5-8 6 7 4-3.2 8.1 7.2A20 20 0 0 1 20 40 20 20 0 0 1 1.5 27.6Z"
        fill="#c9653f"
      />
      <path
        d="M4.4 32.5 12 27l5.5 3.4 6-4.4 5.5 3.6 6.7 2.8A20 20 0 0 1 20 40a20 20 0 0 1-15.6-7.5Z"
        fill="#84385a"
      />
    </svg>
  );
}
