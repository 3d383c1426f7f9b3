/** Only the development server asks for it. */
export const operatorKey = 'end-to-end-operator-key';
