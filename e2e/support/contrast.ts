import type { Locator } from 'playwright/test';

type Paint = 'color' | 'backgroundColor' | 'borderTopColor' | 'outlineColor';

/**
 * WCAG 2 contrast (1 to 21) of computed colors. Text is compared with its own background, anything else with its
 * surroundings.
 */
export function measureContrast(element: Locator, paint: Paint): Promise<number> {
  return element.evaluate((target, property) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('No canvas');
    const canvas = context;

    function blend(layers: readonly string[]): readonly number[] {
      for (const layer of ['white', ...layers]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
    }

    function layersBehind(start: Element | null): string[][] {
      let grounds: string[][] = [[]];
      for (let part = start; part; part = part.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(part);
        const stops = backgroundImage.match(/rgba?\([^)]*\)/g) ?? [backgroundColor];
        grounds = grounds.flatMap((above) => stops.map((stop) => [stop, ...above]));
      }
      return grounds;
    }

    function luminance(color: readonly number[]): number {
      const [red = 0, green = 0, blue = 0] = color.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }

    const paints = getComputedStyle(target)[property];
    const grounds = layersBehind(property === 'color' ? target : target.parentElement);
    return Math.min(
      ...grounds.map((ground) => {
        const lights = [luminance(blend(ground)), luminance(blend([...ground, paints]))];
        return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
      }),
    );
  }, paint);
}
