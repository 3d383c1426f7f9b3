import type { ReactNode } from 'react';

export const vignettes: readonly ReactNode[] = [
  <Frame key="text">
    <rect x="66" y="20" width="48" height="84" rx="9" fill="#211733" />
    <rect x="71" y="28" width="38" height="64" rx="4" fill="#fbf7f1" />
    <path d="M76 40h28M76 48h20" stroke="#c9653f" strokeWidth="5" strokeLinecap="round" />
    <path d="M84 64h13q2 0 3 2l3 4q1 1 1 2v4q0 2-2 2H84q-2 0-2-2V66q0-2 2-2Z" fill="#84385a" />
    <path
      d="M54 40q-10 20 0 42M126 40q10 20 0 42M44 32q-15 28 0 58M136 32q15 28 0 58"
      fill="none"
      stroke="#f4c095"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </Frame>,
  <Frame key="greeting">
    <path
      d="M0 118V40q22-18 46-6 16 4 24 16l26 16q8 6-2 14-10 4-20 0-6 14-26 14l-6 24Z"
      fill="#c9653f"
    />
    <path d="M14 34Q-6 50 2 84q18 4 24-20 4-20-12-30Z" fill="#963e1f" />
    <circle cx="54" cy="56" r="4" fill="#211733" />
    <path d="M92 66q8 2 6 8-6 4-10-2Z" fill="#211733" />
    <path d="M180 118V78l-44-6-26 6q-6 4 2 6l18 2-16 6q-4 6 6 6l22-2 10 22Z" fill="#e9b592" />
    <path d="M180 74v46h-26l-8-24 10-22Z" fill="#2d5b4e" />
  </Frame>,
  <Frame key="towel">
    <path d="M36 118q-8-62 26-86 28-16 56 0 34 24 26 86Z" fill="#f4c095" />
    <path d="M52 118q-8-52 14-70 24-16 48 0 22 18 14 70Z" fill="#fbf7f1" />
    <path d="M58 118q-6-40 8-54 24-18 48 0 14 14 8 54Z" fill="#c9653f" />
    <path d="M58 96q-4-22 8-32 4 18-2 36ZM122 96q4-22-8-32-4 18 2 36Z" fill="#963e1f" />
    <ellipse cx="90" cy="98" rx="20" ry="15" fill="#f4c095" />
    <path d="M82 90h16q3 6-8 12-11-6-8-12Z" fill="#211733" />
    <circle cx="77" cy="77" r="4.4" fill="#211733" />
    <circle cx="103" cy="77" r="4.4" fill="#211733" />
    <path
      d="M24 34q5-10 10 0t-5 10-5-10ZM150 42q5-10 10 0t-5 10-5-10ZM136 14q4-8 8 0t-4 8-4-8Z"
      fill="#9fc0b5"
    />
  </Frame>,
  <Frame key="home">
    <path d="M96 14h60q6 0 6 6v98H90V20q0-6 6-6Z" fill="#84385a" />
    <path d="M104 28h44v34h-44Z" fill="#f9d5a5" />
    <circle cx="102" cy="76" r="4" fill="#f4c095" />
    <path d="M36 118q-10-34 8-50-2-22 18-26 20-2 26 14l12 8q2 8-10 10-4 16-2 44Z" fill="#c9653f" />
    <path d="M60 44q-16 2-16 26 10 6 18-8 4-12-2-18Z" fill="#963e1f" />
    <circle cx="78" cy="58" r="3.4" fill="#211733" />
    <path d="M62 84q-10-6-12 2t12 4q10 6 13-3t-13-3Z" fill="#2d5b4e" />
    <path d="M36 116q-16-6-14-26 6 12 16 12Z" fill="#c9653f" />
  </Frame>,
];

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 180 120" aria-hidden className="block h-28 w-auto">
      <path d="M0 118h180" stroke="#eaded1" strokeWidth="4" />
      {children}
    </svg>
  );
}
