import type { Page } from 'playwright/test';

/** Slow 4G and a quarter of the processor's speed, like Lighthouse. */
export async function slowDown(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 204_800,
    uploadThroughput: 93_750,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
