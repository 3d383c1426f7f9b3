import { retryingImport } from '../retrying-import';

/** Knows every area, so it is only loaded where a ZIP is typed. */
export const loadZipAnswer = retryingImport(() => import('./zip-answer')).load;
