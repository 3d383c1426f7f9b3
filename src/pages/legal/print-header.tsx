type PrintHeaderProps = { title: string; owner: string };

export function PrintHeader({ title, owner }: PrintHeaderProps) {
  return (
    <div className="mb-8 hidden print:block">
      <p>{owner}</p>
      <p className="font-display text-title font-semibold">{title}</p>
    </div>
  );
}
