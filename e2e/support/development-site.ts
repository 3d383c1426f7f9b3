export const operatorKey = 'end-to-end-operator-key';

/** Origin of the development server, which unlike the built site has an operator key. */
export function developmentSite(): string {
  return `http://localhost:${process.env['E2E_DEV_PORT']}`;
}
