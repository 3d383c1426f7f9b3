export function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127[.\d]+$/.test(address);
}
