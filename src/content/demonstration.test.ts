import { afterEach, expect, test, vi } from 'vitest';
import { demonstrationLeft } from './demonstration';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('every record that came with the site says so', () => {
  const { testimonials, rating, certificates, others } = demonstrationLeft;
  expect(testimonials).toHaveLength(1 + 24 + 10);
  expect(testimonials).toContain('src/content/locations/cities/arvada.ts');
  expect(rating).toEqual(['src/content/rating.ts']);
  expect(certificates).toEqual(['src/content/groomers/certificates.ts']);
  expect(others).toHaveLength(2 + 10 + 8);
});

test('what is switched off is not in the way of a build', async () => {
  vi.stubEnv('VITE_SHOW_TESTIMONIALS', 'false');
  vi.stubEnv('VITE_SHOW_RATING', 'false');
  vi.stubEnv('VITE_SHOW_CERTIFICATES', 'false');
  vi.resetModules();
  const { demonstrationLeft: left } = await import('./demonstration');
  expect(left).toMatchObject({ testimonials: [], rating: [], certificates: [] });
  expect(left.others.length).toBeGreaterThan(0);
});
