import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BrandMark } from './brand-mark';

test.each(['favicon.svg', 'logo.svg'])(
  'public/%s draws the ridges of the header’s mark',
  (file) => {
    const drawing = readFileSync(`public/${file}`, 'utf8');
    const { container } = render(<BrandMark />);
    const ridges = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(ridges).toHaveLength(2);
    for (const ridge of ridges) expect(drawing).toContain(`d="${ridge}"`);
  },
);
