/** A random UUID, version 4 (RFC 9562); `randomUUID` is missing on pages without TLS. */
export function newId(): string {
  if (window.isSecureContext) return crypto.randomUUID();
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
}
