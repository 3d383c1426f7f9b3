/** Moves with scrolling where the browser can; elsewhere the sun stands at its end (styles.css). */
export function EveningRidge() {
  return (
    <svg viewBox="0 0 1200 150" aria-hidden className="block h-auto w-full overflow-visible">
      <defs>
        <linearGradient id="evening-light" x1="0" x2="1">
          <stop offset="0" stopColor="#f9e0b8" />
          <stop offset="0.5" stopColor="#f4c095" />
          <stop offset="0.8" stopColor="#c9653f" />
          <stop offset="1" stopColor="#84385a" />
        </linearGradient>
      </defs>
      <g className="evening-sun">
        <circle r="44" fill="#f4c095" opacity="0.35" />
        <circle r="24" fill="#f4a95f" />
      </g>
      <path
        d="M0 150V110L60 94 108 106 178 70 240 98 314 54 372 88 424 72 508 112 574 58 626 84 698 48 756 94 846 42 908 90 962 70 1040 112 1098 84 1164 112 1200 104V150Z"
        fill="url(#evening-light)"
      />
      <path
        d="M0 150V136L90 122 160 134 270 108 360 130 480 112 590 132 720 104 816 128 936 108 1060 126 1200 116V150Z"
        className="fill-paper"
      />
    </svg>
  );
}
