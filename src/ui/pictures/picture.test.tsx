import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './picture';

const transparent: PictureFile = { src: '/assets/pictures/luna-1a2b', width: 320, height: 240 };
const luna: PictureFile = { ...transparent, blur: 'data:image/bmp;base64,Qk0' };
const sizes = '(min-resolution: 2.5dppx) calc(0.75 * 20rem), 20rem';
const files = ['64', '96', '128', '160', '240', '320']
  .map((width) => `${luna.src}-${width}.avif ${width}w`)
  .join(', ');

test('a picture offers AVIF in every width and one WebP, reserves its space and loads lazily', () => {
  const { container } = render(<Picture picture={luna} alt="Luna, brushed" sizes="20rem" />);
  const image = screen.getByRole('img', { name: 'Luna, brushed' });
  const source = container.querySelector('source[type="image/avif"]');
  expect(source).toHaveAttribute('srcset', files);
  expect(source).toHaveAttribute('sizes', sizes);
  expect(image).not.toHaveAttribute('srcset');
  const asked = { src: `${luna.src}.webp`, width: '320', height: '240', loading: 'lazy' };
  for (const [name, value] of Object.entries({ ...asked, decoding: 'async' }))
    expect(image).toHaveAttribute(name, value);
  expect(document.head.querySelector('link[rel=preload]')).toBeNull();
});

test('the build preloads the first picture of a page, and a browser loads it with high priority', () => {
  const { unmount } = render(<Picture picture={luna} alt="Luna" sizes="20rem" when="first" />);
  expect(document.head.querySelector('link[rel=preload]')).toBeNull();
  unmount();
  vi.stubEnv('SSR', true);
  render(<Picture picture={luna} alt="Luna" sizes="20rem" when="first" />);
  const link = document.head.querySelector('link[rel=preload]');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(link).toHaveAttribute('imagesrcset', files);
  expect(link).toHaveAttribute('imagesizes', sizes);
  expect(link).toHaveAttribute('type', 'image/avif');
});

test('a blur shows until the picture loads, except for a transparent picture', () => {
  const { container, rerender } = render(<Picture picture={luna} alt="Luna" sizes="20rem" />);
  expect(container.querySelector('svg image')).toHaveAttribute('href', luna.blur);
  expect(screen.getAllByRole('img')).toHaveLength(1);

  rerender(<Picture picture={transparent} alt="Luna" sizes="20rem" />);
  expect(container.querySelector('svg')).toBeNull();
});
