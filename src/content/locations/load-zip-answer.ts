/** The ZIP check, which knows every area: loaded where a ZIP is typed, and nowhere before. */
export const loadZipAnswer = () => import('./zip-answer');
