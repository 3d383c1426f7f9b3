/** The database limits each address, so tests send from different ones. */
export function randomNetwork(): string {
  return ['10', ...[0, 0, 0].map(() => Math.floor(Math.random() * 250))].join('.');
}
