const format = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars without cents, such as `$1,200`. */
export function usd(amount: number): string {
  return format.format(amount);
}
