/** Where the seven numbers stand in the drawing, in the order of the tour. */
export const tourStops = [
  'left-[20.5%] top-[60%]',
  'left-[41%] top-[66%]',
  'left-[39%] top-[33%]',
  'left-[30.5%] top-[31.5%]',
  'left-[11.6%] top-[74%]',
  'left-[62.5%] top-[76%]',
  'left-[56%] top-[34%]',
] as const;

/** The van from the side with its wall cut away, lit from inside on a dusk street. */
export function VanDrawing({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 1000 500" aria-hidden className={className}>
      <defs>
        <linearGradient id="van-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#2b1b3f" />
          <stop offset="0.55" stopColor="#84385a" />
          <stop offset="1" stopColor="#c9653f" />
        </linearGradient>
        <linearGradient id="van-light" x2="0" y2="1">
          <stop offset="0" stopColor="#fff1d6" />
          <stop offset="1" stopColor="#f9d5a5" />
        </linearGradient>
      </defs>
      <rect width="1000" height="500" fill="url(#van-sky)" />
      <path
        d="M0 330 90 292l70 22 96-52 84 38 70-30 120 52 90-44 110 46 96-56 92 40 82-30 100 46V500H0Z"
        fill="#5d2a4b"
      />
      <path d="M0 372q140-34 280-10t300-8 240 6 180-12V500H0Z" fill="#3a2043" />
      <path d="M0 436h1000v64H0Z" fill="#211733" />
      <Shell />
      <Inside />
      <Cab />
      <Wheel x={228} />
      <Wheel x={788} />
    </svg>
  );
}

function Shell() {
  return (
    <>
      <ellipse cx="500" cy="440" rx="440" ry="14" fill="#140d22" opacity="0.6" />
      <path
        d="M70 120q0-34 34-34h590q60 0 92 42l66 92q44 8 62 34 10 14 10 40v104q0 18-18 18H88q-18 0-18-18Z"
        fill="#f6ebdd"
      />
      <path
        d="M92 134q0-24 24-24h548q12 0 12 12v252q0 12-12 12H104q-12 0-12-12Z"
        fill="url(#van-light)"
      />
      <path d="M92 356h584v18q0 12-12 12H104q-12 0-12-12Z" fill="#c98b61" />
      <path d="M70 398h854v4q0 14-18 14H88q-18 0-18-14Z" fill="#b24e2b" />
    </>
  );
}

function Inside() {
  return (
    <>
      {/* Ceiling lamps */}
      {[210, 350, 500, 600].map((x) => (
        <g key={x}>
          <path d={`M${x - 70} 230 ${x - 16} 118h32l54 112Z`} fill="#fff8e8" opacity="0.4" />
          <rect x={x - 20} y="110" width="40" height="8" rx="4" fill="#c9653f" />
        </g>
      ))}
      {/* Tub with its water, ramp and tap */}
      <path d="M140 290h152l-12 58q-2 10-12 10H164q-10 0-12-10Z" fill="#fff" />
      <path d="M134 282h164q8 0 8 8t-8 8H134q-8 0-8-8t8-8Z" fill="#e5d3c3" />
      <path d="M150 282q14-14 28 0 12-18 32-4 20-12 30 4Z" fill="#fff" />
      <path
        d="M262 282v-52q0-16 16-16t16 16"
        fill="none"
        stroke="#84385a"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M306 298 352 356h-22l-34-40Z" fill="#b06a70" />
      {/* Shelf with towels */}
      <rect x="252" y="190" width="104" height="7" rx="3" fill="#84385a" />
      {['#f4c095', '#fbf7f1', '#d9a18f', '#e5efea'].map((color, index) => (
        <rect
          key={color}
          x={262 + (index % 2) * 44}
          y={index < 2 ? 172 : 154}
          width="40"
          height="17"
          rx="8"
          fill={color}
        />
      ))}
      {/* Dryer on its arm */}
      <path
        d="M392 118v36q0 12 12 12h16"
        fill="none"
        stroke="#655a6e"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M414 150h34q10 0 10 10v14l16 10v-34l-16 6" fill="#2d5b4e" />
      <rect x="408" y="150" width="52" height="30" rx="14" fill="#2d5b4e" />
      {/* Low table with a dog lying on it */}
      <path d="M400 322h180q8 0 8 8t-8 8H400q-8 0-8-8t8-8Z" fill="#84385a" />
      <path
        d="M440 338 520 356M520 338 440 356"
        stroke="#655a6e"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path
        d="M418 322q-10-36 24-46 34-8 66 0 12-24 36-22 22 2 28 22l14 6q4 8-8 12-10 4-22 2l-4 26Z"
        fill="#c9653f"
      />
      <path d="M520 262q-14 14-8 34 16 2 18-14 2-12-10-20Z" fill="#963e1f" />
      <path d="M418 322q-14-4-16-22 0-8 8-6 6 14 16 12Z" fill="#c9653f" />
      <circle cx="552" cy="272" r="3.5" fill="#211733" />
      <path
        d="M528 300q14 10 30 4"
        stroke="#f4c095"
        strokeWidth="6"
        fill="none"
        strokeLinecap="round"
      />
      {/* Window */}
      <rect x="520" y="146" width="96" height="66" rx="10" fill="#84385a" />
      <path d="M524 196l26-20 20 12 24-22 18 14v16q0 12-12 12h-64q-12 0-12-12Z" fill="#5d2a4b" />
      <circle cx="596" cy="166" r="9" fill="#f4c095" />
      <rect
        x="520"
        y="146"
        width="96"
        height="66"
        rx="10"
        fill="none"
        stroke="#f6ebdd"
        strokeWidth="7"
      />
      {/* Tanks behind the tub, batteries by the cab */}
      <rect x="96" y="316" width="40" height="56" rx="9" fill="#2d5b4e" />
      <path d="M96 340q10-6 20 0t20 0v23q0 9-9 9h-22q-9 0-9-9Z" fill="#4d8573" />
      <rect x="604" y="330" width="58" height="42" rx="7" fill="#211733" />
      <rect x="612" y="324" width="10" height="8" rx="2" fill="#c9653f" />
      <rect x="644" y="324" width="10" height="8" rx="2" fill="#f4c095" />
      <path d="M634 337l-9 15h8l-3 13 11-17h-8Z" fill="#f4c095" />
    </>
  );
}

function Cab() {
  return (
    <>
      <path d="M706 134h-4q-8 0-8 8v86h128l-48-72q-16-22-40-22Z" fill="#84385a" />
      <path d="M706 134h-4q-8 0-8 8v40l58-46q-8-2-18-2Z" fill="#b06a70" />
      <path d="M694 244v150" stroke="#e0cbb9" strokeWidth="4" />
      <rect x="708" y="262" width="34" height="8" rx="4" fill="#c98b61" />
      <path d="M902 292q20 0 22 14v22h-22Z" fill="#ffe9b8" />
      <path d="M924 300 1000 280v90l-76-38Z" fill="#ffe9b8" opacity="0.35" />
    </>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <>
      <circle cx={x} cy="410" r="44" fill="#211733" />
      <circle cx={x} cy="410" r="20" fill="#b7a99c" />
      <circle cx={x} cy="410" r="7" fill="#211733" />
    </>
  );
}
