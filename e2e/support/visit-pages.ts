import type { Page } from 'playwright/test';

export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The calls of the operator's and the owner's page. */
export const visitCalls = '**/functions/v1/visits';

/** The browser's line in the console about an answer that is not 2xx. */
export const refusedLine = /Failed to load resource/;
