import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { saveFile } from '#web/lib/browser/save-file.ts';
import { readLog } from '#web/lib/errors/error-log.ts';
import type { Session } from '#web/lib/session/session.ts';
import { RouteErrorBoundary } from './route-error-boundary.tsx';

vi.mock('#web/lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const MISSING_CHUNK = new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/list-1.js');
const SIGNED_IN: Partial<Session> = { status: 'authenticated', user: aUser() };

const reload = vi.fn();
const fetchSite = vi.fn<() => Promise<Response>>();

function show(error: Error, session: Partial<Session> = SIGNED_IN) {
  renderFor(
    session,
    <RouteErrorBoundary>
      <Broken error={error} />
    </RouteErrorBoundary>,
  );
}

function Broken({ error }: { error: Error }): never {
  throw error;
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockReset();
  fetchSite.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetchSite);
  vi.spyOn(location, 'reload').mockImplementation(reload);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.unstubAllGlobals());

it('says that a screen broke, logs the error, and offers to reload it', async () => {
  show(new Error('broken'));
  expect(screen.getByRole('alert').textContent).toContain('Oops! Something went wrong');
  expect(readLog()).toMatchObject([{ title: 'A screen could not be shown', data: { error: { message: 'broken' } } }]);
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['signed-in users back to the invoices', SIGNED_IN, 'Back to Invoices', '/invoices'],
  ['visitors home', {}, 'Return to Home', '/'],
])('links %s', (_, session, name, href) => {
  history.replaceState(null, '', '/about');
  show(new Error('broken'), session);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

it('offers no link to the current screen', () => {
  history.replaceState(null, '', '/invoices');
  show(new Error('broken'));
  expect(screen.queryByRole('link')).toBeNull();
});

it('downloads the log', async () => {
  show(new Error('broken'));
  await userEvent.click(screen.getByRole('button', { name: 'Download error log' }));
  const [content, name] = vi.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toBe('error-log.txt');
  expect(await content?.text()).toContain('ERROR A screen could not be shown');
});

it.each([
  MISSING_CHUNK,
  new TypeError('error loading dynamically imported module: https://x.test/assets/list-1.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/list-1.css'),
])('reloads the page once when a chunk is missing: %s', async (error) => {
  show(error);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  show(error);
  expect((await screen.findByRole('alert')).textContent).toContain('Oops! Something went wrong');
  expect(reload).toHaveBeenCalledOnce();
});

it('waits until the server can be reached, then reloads the page', async () => {
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  fetchSite.mockRejectedValue(new TypeError('Failed to fetch'));
  show(MISSING_CHUNK);
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to connect to the server');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(fetchSite).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
  fetchSite.mockResolvedValue(new Response());
  // The wait starts shortly after the response.
  await vi.waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });
});
