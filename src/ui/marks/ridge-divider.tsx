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
