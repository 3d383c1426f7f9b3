import { act, render, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';
import { type PageModule, lazyPage, routes } from './routes';
import { sitePages } from '@/site/site-pages';

test('the list of pages has every route, except those that are not listed on purpose', () => {
  const sitePaths = sitePages.map(({ path }) => path);
  const missing = routes.filter(({ path }) => !path.includes(':') && !sitePaths.includes(path));
  expect(missing.map(({ path }) => path)).toEqual([
    '/denver-mobile-cat-grooming',
    '/sitemap.xml',
    '/newsletter/confirm',
    '/visit',
    '/operator',
    '/admin/indexnow',
    '*',
  ]);
});

const failure = new Error('The network is gone');

beforeEach(() => {
  // Without a network a failure does not reload the page. React logs caught errors.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(console, 'error').mockReturnValue();
});

function frame(path: string, Page: ComponentType) {
  return (
    <Suspense>
      <ErrorBoundary path={path}>
        <Page />
      </ErrorBoundary>
    </Suspense>
  );
}

const heading = (name: string) => screen.getByRole('heading', { name });
const errorHeading = () => heading('Unexpected Application Error!');
const Home = () => <h1>Home</h1>;

test('a page requests code that failed to load once per view', async () => {
  const importModule = vi
    .fn<() => Promise<PageModule>>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue({ Component: () => <h1>About</h1> });
  const { Page } = lazyPage(importModule);
  const { rerender } = await act(async () => render(frame('/about', Page)));
  expect(errorHeading()).toHaveFocus();
  expect(importModule).toHaveBeenCalledTimes(1);

  await act(async () => rerender(frame('/', Home)));
  expect(heading('Home')).toBeVisible();
  await act(async () => rerender(frame('/about', Page)));
  expect(heading('About')).toBeVisible();
  expect(importModule).toHaveBeenCalledTimes(2);
});

test('the error screen shows the failure of the next page, too', async () => {
  const { Page: About } = lazyPage(() => Promise.reject(failure));
  const { Page: Faq } = lazyPage(() => Promise.reject(new Error('Gone as well')));
  const { rerender } = await act(async () => render(frame('/about', About)));
  await act(async () => rerender(frame('/faq', Faq)));
  expect(screen.getByText('Gone as well')).toBeInTheDocument();
  expect(errorHeading()).toHaveFocus();
});
