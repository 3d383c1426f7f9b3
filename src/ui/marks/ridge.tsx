import { classNames } from '../class-names';

type RidgeDividerProps = {
  /** `ridge-dusk.svg` or `ridge-paper.svg`, by the color of the part below. */
  src: string;
};

/** Pikes Peak (left, south) to Longs Peak; the heights are those of the real peaks. */
export function RidgeDivider({ src }: RidgeDividerProps) {
  return (
    <img
      src={src}
      alt=""
      width="1440"
      height="96"
      loading="lazy"
      className="-mb-0.5 block aspect-[15/1] min-h-10 w-full object-cover object-bottom"
    />
  );
}

export function RidgeLine({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={classNames('block aspect-[15/1] min-h-10 w-full', className)}
    >
      <path
        className="fill-current"
        d="M0 97V84l24 3 33-2 48-7 25-1 73 9 89-8 41 1 81-13 16 0 24 1 114 16 73-5 69-20 115-9 15 0 77 23 29 6 36-6 129-19 65 17 65 11 57-14 114 19 28-2V97Z"
      />
    </svg>
  );
}
