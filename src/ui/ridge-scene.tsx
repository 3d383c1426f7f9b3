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
        d="M0 520V348l24-10 25-20 11-2 37 17 17-11 40-11 49 20 24 3 8 6 8-3 8 9 17-16 40-6 8-11 9 1 40-43 8-3 25 31 17-12 7 7 8-2 41 36 8 3 8-4 8 11 32 10 8 12 9-9 40 2 16-14 8-1 49-54 41-57 8 5 16 29 34-50 55 57 8 2 7-15 1 13 6-15 35 70 33 27 8 0 68-94 13 16 8 0 13-20 11 10 6-14 10 10 41 65 24 26 8-11 9 2 78-92 19 27 8-20 8 22 16 12 21-30 60 70 9-1 32-57 8-2 41 53 8 7 10-12 2 10V520Z"
      />
      <path
        fill="#6c2f55"
        d="M0 520V395l24 7 33-3 48-18 25-1 57 20 16 2 32-5 8-6 8 2 17-9 24-4 24 2 9 7 81-34 24-5 24 3 17 10 105 34 49-16 16 1 24 4 25 12 32 3 57-35 46-56 11 5 4-5 9 12 100 65 33-7 24 7 16-5 89-63 49 35 73 33 16 2 49-35 8 9 4-7 12 14 8 3 2-4 7 6 64 24 17 3 20-6V520Z"
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
