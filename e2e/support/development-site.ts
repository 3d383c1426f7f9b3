/** Only the development server asks for it. */
export const operatorKey = 'end-to-end-operator-key';

/** Origin of the development server, which unlike the built site has an operator key. */
export function developmentSite(baseURL = ''): string {
  const { protocol, hostname, port } = new URL(baseURL);
  return `${protocol}//${hostname}:${Number(port) + portsApart}`;
}

export const portsApart = 1001;
