import { classNames } from './class-names';

type RidgeLineProps = {
  className?: string;
  /** Without the farther ridge, where something stands behind the divider. */
  isSingle?: boolean;
};

/** The Front Range as a divider: the nearer ridge has the colour of the text, the farther is paler. */
export function RidgeLine({ className, isSingle }: RidgeLineProps) {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="none"
      aria-hidden
      className={classNames('block h-10 w-full sm:h-16', className)}
    >
      {isSingle ? null : (
        <path
          className="fill-current opacity-35"
          d="M0 97V58l70-14 62 12 74-34 58 20 66-30 54 26 80-10 72-28 40 16 66 28 90-24 64 14 82-30 60 18 74 26 80-20 66 14 82-32 74 28 58-8 68 24V97Z"
        />
      )}
      <path
        className="fill-current"
        d="M0 97V78l86-12 70 10 96-26 62 18 84-14 92 20 78-30 56 14 110 20 72-22 92 14 78-26 98 30 88-16 66 12 90-26 78 24 94-10V97Z"
      />
    </svg>
  );
}
