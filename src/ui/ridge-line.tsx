import { classNames } from './class-names';

type RidgeLineProps = {
  className?: string;
  /** Without the farther ridge, where something stands behind the divider. */
  isSingle?: boolean;
};

/**
 * The Front Range as a divider: the nearer ridge has the color of the text, the farther is paler.
 * From Pikes Peak (left, south) over Mount Blue Sky to Longs Peak; `art/illustrations/ridge-paths.ts`
 * computes it.
 */
export function RidgeLine({ className, isSingle }: RidgeLineProps) {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      className={classNames('block aspect-[15/1] min-h-10 w-full', className)}
    >
      <linearGradient id="ridge-far">
        <stop stopColor="#b0536a" />
        <stop offset="0.55" stopColor="#c9653f" />
        <stop offset="1" stopColor="#e0926a" />
      </linearGradient>
      {isSingle ? null : (
        <path
          fill="url(#ridge-far)"
          d="M0 97V60l24-3 25-7 11-1 37 6 17-4 40-4 49 7 40 2 8 3 17-5 40-2 8-4 9 0 48-15 25 10 17-4 15 2 41 12 16 0 8 3 32 4 8 4 9-3 40 0 24-5 49-18 41-19 8 2 16 9 34-16 55 19 8 0 7-5 1 5 6-5 11 9 24 14 33 9 8 0 68-31 13 5 8 0 13-7 11 4 6-5 10 3 41 22 8 2 16 7 8-4 9 1 78-31 19 9 8-7 8 8 16 4 17-10 4 0 60 23 9 0 32-19 8-1 41 18 8 2 10-4 2 4V97Z"
        />
      )}
      <path
        className="fill-current"
        d="M0 97V84l24 3 33-2 48-7 25-1 73 9 89-8 41 1 81-13 16 0 24 1 114 16 73-5 69-20 115-9 15 0 77 23 29 6 32-7 4 1 129-19 65 17 65 11 57-14 114 19 28-2V97Z"
      />
    </svg>
  );
}
