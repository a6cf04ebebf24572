import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderFor } from '#test/support/screens/session-harness.tsx';
import type { prefetchScreen } from './prefetch.ts';
import { Router } from './router.tsx';

const fetched = vi.hoisted(() => vi.fn<typeof prefetchScreen>());
vi.mock('./prefetch.ts', () => ({ prefetchScreen: fetched, usePrefetchOfLinks: () => undefined }));
vi.mock('./routes.tsx', () => ({
  ROUTES: [
    {
      path: '*',
      Component: () => (
        <form onSubmit={(event) => event.preventDefault()}>
          <button type="submit">Send</button>
        </form>
      ),
    },
  ],
}));

beforeEach(() => vi.clearAllMocks());

it.each([
  ['/', '/invoices'],
  ['/login', '/invoices'],
  ['/customers', '/customers'],
])('fetches the screen that follows %s while the session is looked up', (address, next) => {
  renderFor({ status: 'loading' }, <Router />, address);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(next, null);
});

it.each([
  [null, '/invoices'],
  [{ from: '/customers?search=larch' }, '/customers?search=larch'],
])('fetches the screen that follows sign-in while the form is sent: %j', async (state, next) => {
  renderFor({}, <Router />, { pathname: '/login', state });
  expect(fetched).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button'));
  expect(fetched).toHaveBeenCalledExactlyOnceWith(next, null);
});

it('fetches nothing when another form is sent', async () => {
  renderFor({}, <Router />, '/contact');
  await userEvent.click(screen.getByRole('button'));
  expect(fetched).not.toHaveBeenCalled();
});
