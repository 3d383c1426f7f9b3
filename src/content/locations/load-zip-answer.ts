import { retryingImport } from '../retrying-import';

/** The ZIP check, which knows every area: loaded where a ZIP is typed, and nowhere before. */
export const loadZipAnswer = retryingImport(() => import('./zip-answer')).load;
