import { cleanup, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

const Page = () => <h1>Page</h1>;
const aLoad = () => vi.fn<() => Promise<{ default: ComponentType }>>().mockResolvedValue({ default: Page });
const show = (Screen: ComponentType) =>
  renderFor(
    { status: 'authenticated', user: aUser() },
    <RouteErrorBoundary>
      <Suspense fallback="fetching">
        <Screen />
      </Suspense>
    </RouteErrorBoundary>,
  );

it('fetches a screen when it is first opened, and only once', async () => {
  const load = aLoad();
  const { Screen } = lazyScreen(load);
  expect(load).not.toHaveBeenCalled();
  show(Screen);
  cleanup();
  await load.mock.results[0]?.value;
  show(Screen);
  await screen.findByRole('heading', { name: 'Page' });
  expect(load).toHaveBeenCalledOnce();
});

it('shows a prefetched screen without a fallback', async () => {
  const load = aLoad();
  const { Screen, prefetch } = lazyScreen(load);
  prefetch();
  await load.mock.results[0]?.value;
  show(Screen);
  expect(document.body.textContent).toBe('Page');
  expect(load).toHaveBeenCalledOnce();
});

it('fetches a screen again whose prefetch failed', async () => {
  const load = aLoad().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { Screen, prefetch } = lazyScreen(load);
  prefetch();
  await load.mock.results[0]?.value.catch(() => undefined);
  show(Screen);
  await screen.findByRole('heading', { name: 'Page' });
  expect(load).toHaveBeenCalledTimes(2);
});

it('leaves a failure to the error boundary, and shows the screen once it has been prefetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = aLoad().mockRejectedValueOnce(new Error('broken'));
  const { Screen, prefetch } = lazyScreen(load);
  show(Screen);
  await screen.findByRole('alert');
  cleanup();
  prefetch();
  await load.mock.results[1]?.value;
  show(Screen);
  expect(document.body.textContent).toBe('Page');
});
