type PrintHeadProps = { title: string; owner: string };

/** The head of a legal page on paper, where the band of the screen is left out. */
export function PrintHead({ title, owner }: PrintHeadProps) {
  return (
    <div className="mb-8 hidden print:block">
      <p>{owner}</p>
      <p className="font-display text-title font-semibold">{title}</p>
    </div>
  );
}
