import { expect } from 'playwright/test';
import { maxTabs } from '../support/keyboard';
import type { Driver, PressedKey } from './drivers';
import { type Act, type Found, type Target, look } from './look';

/** A visitor's device. Targets are what its screen says; what is not there yet is waited for. */
export class Device {
  /** Presses so far: a person does each with a tap. */
  taps = 0;

  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.driver.goTo(this.origin + path);
    // Letters that arrive later move what is to be pressed.
    const isReady = () =>
      document.querySelector('#root[data-hydrated]') !== null && document.fonts.status === 'loaded';
    await expect(async () => expect(await this.evaluate(isReady)).toBe(true)).toPass();
  }

  async press(target: Target, across = 0.5): Promise<void> {
    let place = { x: 0, y: 0 };
    await expect(async () => {
      const [first] = await this.locate(target, 'scroll');
      const { left = 0, width = 0, middle = 0 } = first ?? {};
      const before = place;
      place = { x: Math.round(left + width * across), y: Math.round(middle) };
      expect(first, JSON.stringify(target)).toMatchObject({ isCovered: false });
      // While the page scrolls, or a part above arrives late, a press would miss it.
      expect(place).toEqual(before);
    }).toPass({ intervals: [100] });
    this.taps += 1;
    await this.driver.pressAt(place.x, place.y);
  }

  async fill(target: Target, words: string): Promise<void> {
    await this.press(target);
    await this.evaluate(() => {
      const { activeElement: input } = document;
      if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
    });
    await this.driver.type(words);
  }

  key(key: PressedKey): Promise<void> {
    return this.driver.key(key);
  }

  type(words: string): Promise<void> {
    return this.driver.type(words);
  }

  async tabTo(target: Target): Promise<void> {
    for (let stop = 0; stop < maxTabs; stop += 1) {
      await this.key('Tab');
      if ((await this.locate(target)).some(({ hasFocus }) => hasFocus)) return;
    }
    throw new Error(`Tab never reached ${JSON.stringify(target)}`);
  }

  locate(target: Target, act: Act = 'nothing'): Promise<Found[]> {
    return this.driver.read(look, { target, act });
  }

  evaluate<Result>(readPage: () => Result): Promise<Result> {
    return this.driver.read(readPage, { target: [], act: 'nothing' });
  }

  async texts(target: Target): Promise<string[]> {
    return (await this.locate(target)).map(({ text }) => text);
  }

  async expectShown(target: Target, words = ''): Promise<void> {
    const hiddenWidth = () => document.documentElement.scrollWidth - window.innerWidth;
    await expect(async () => {
      const seen = expect.arrayContaining([expect.stringContaining(words)]);
      expect(await this.texts(target), JSON.stringify(target)).toEqual(seen);
      expect(await this.evaluate(hiddenWidth)).toBeLessThanOrEqual(0);
    }).toPass();
  }

  async expectGone(target: Target): Promise<void> {
    await expect(async () => expect(await this.texts(target)).toEqual([])).toPass();
  }

  async expectValue(target: Target, value: string): Promise<void> {
    const expected = expect.arrayContaining([expect.objectContaining({ value })]);
    await expect(async () => expect(await this.locate(target)).toEqual(expected)).toPass();
  }

  async isAt(path: string | RegExp): Promise<void> {
    const read = () => location.pathname + location.search;
    await expect(async () => expect(await this.evaluate(read)).toMatch(path)).toPass();
  }
}
