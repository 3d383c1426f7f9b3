import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Testimonials } from './testimonials';

test('a review says where and when it was written, if it is known', () => {
  const ray = { text: 'Good groomer.', author: 'Ray, Lakewood' };
  const html = (source?: string) =>
    renderToString(
      <Testimonials title="Reviews" testimonials={[source ? { ...ray, source } : ray]} />,
    );
  expect(html('Google, October 2026')).toMatch(/Ray, Lakewood<\/p><p[^>]*>Google, October 2026</);
  expect(html()).toMatch(/Ray, Lakewood<\/p><\/div>/);
});
