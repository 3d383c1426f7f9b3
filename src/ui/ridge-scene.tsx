/** The van below the Front Range at last light: a drawing, so that it is sharp and nearly free. */
export function RidgeScene({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 520"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={className}
    >
      <defs>
        <radialGradient id="sun">
          <stop offset="0" stopColor="#ffe3bd" stopOpacity="0.95" />
          <stop offset="0.45" stopColor="#f8b88a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#f0956b" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lamp" x1="0" x2="1">
          <stop offset="0" stopColor="#ffe0b0" stopOpacity="0.75" />
          <stop offset="1" stopColor="#ffe0b0" stopOpacity="0" />
        </linearGradient>
      </defs>
      <circle cx="1010" cy="262" r="258" fill="url(#sun)" />
      <path
        fill="#9c4a55"
        opacity="0.72"
        d="M0 330 92 286l70 30 96-72 64 36 60-44 92 60 84-38 66 44 92-86 58 42 66-96 74 84 52-46 88 92 72-54 60 50 94-70 70 60 92-40 108 62v316H0Z"
      />
      <path
        fill="#6c2f55"
        d="M0 388 110 346l92 34 120-58 84 46 104-40 92 54 110-70 78 50 96-34 88 46 120-60 96 58 88-38 102 52 60-22v256H0Z"
      />
      <path
        fill="#35204a"
        d="M0 424c120-34 230-30 340-8s214 30 330-2 214-44 330-14 222 40 440-6v130H0Z"
      />
      <path fill="#211733" d="M0 452c240-22 480-26 720-14s480 8 720-14v96H0Z" />
      <g transform="translate(880 334)">
        <path fill="url(#lamp)" d="M246 66 420 44v74L246 84Z" />
        <path
          fill="#fbf7f1"
          d="M8 20C8 9 17 0 28 0h122c9 0 17 4 22 11l26 36 38 10c9 2 14 9 14 18v20c0 6-4 10-10 10H18c-6 0-10-4-10-10Z"
        />
        <path fill="#c9653f" d="M8 66h242v14H8Z" />
        <path
          fill="#f4c095"
          d="M30 18h52c4 0 6 2 6 6v22c0 4-2 6-6 6H30c-4 0-6-2-6-6V24c0-4 2-6 6-6Z"
        />
        <path fill="#ffe3bd" d="M146 16h8c5 0 9 2 12 6l20 28h-46c-3 0-5-2-5-5V27c0-7 4-11 11-11Z" />
        <path
          fill="#84385a"
          d="M44 42c0-8 5-11 8-11 2 0 3 2 4 2s2-2 4-2c3 0 8 3 8 11 0 5-5 8-12 8s-12-3-12-8Z"
        />
        <circle cx="62" cy="106" r="21" fill="#211733" />
        <circle cx="62" cy="106" r="9" fill="#f4c095" />
        <circle cx="198" cy="106" r="21" fill="#211733" />
        <circle cx="198" cy="106" r="9" fill="#f4c095" />
      </g>
    </svg>
  );
}
