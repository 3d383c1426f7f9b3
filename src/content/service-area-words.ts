import { travelFeeName } from '@shared/business/policy';
import { promises } from '@shared/business/promises';
import { driveMinutes } from '@shared/time/hours';

// Apart from `policy.ts`, which the operator's pages load as well.

export const serviceAreaWords = `We serve homes within about ${driveMinutes.most} minutes of downtown Denver. Beyond ${driveMinutes.free} minutes, expect a ${travelFeeName()}. ${promises.feeIsKnown}`;
