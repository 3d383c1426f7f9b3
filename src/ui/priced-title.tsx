export function PricedTitle({ name, price }: { name: string; price: string }) {
  return (
    <span className="flex flex-wrap justify-between gap-x-1 pr-1.5">
      <span className="min-w-[min(100%,5.5rem)] grow basis-0">{name}</span>{' '}
      <span className="ml-auto font-semibold whitespace-nowrap tabular-nums">{price}</span>
    </span>
  );
}
