/** What the function on the development server asks for; the one of the built site asks for none. */
export const operatorKey = 'end-to-end-operator-key';
