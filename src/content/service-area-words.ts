import { driveMinutes } from '@shared/hours';
import { travelFeeName } from '@shared/policy';
import { promises } from '@shared/promises';

// Not in `policy.ts`, which the operator's pages load as well.

export const serviceAreaWords = `We serve homes within about ${driveMinutes.most} minutes of central Denver. Beyond ${driveMinutes.free} minutes a ${travelFeeName('extended')} may apply. ${promises.feeIsKnown}`;
