import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/user/schema.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import type { Session } from '#web/lib/session/session.ts';
import { prefetchScreen, usePrefetchOfLinks } from './prefetch.ts';

const fetched = vi.hoisted(() => ({ shell: vi.fn(), customers: vi.fn(), company: vi.fn() }));
vi.mock('./routes.tsx', () => ({
  ROUTES: [
    {
      handle: { prefetch: fetched.shell },
      children: [
        { path: '/customers', handle: { prefetch: fetched.customers } },
        { handle: { roles: ['USER'] }, children: [{ path: '/company', handle: { prefetch: fetched.company } }] },
      ],
    },
  ],
}));

const as = (role: Role): Partial<Session> => ({ status: 'authenticated', user: aUser({ role }) });

function Links() {
  usePrefetchOfLinks();
  return (
    <>
      <a href="/customers">
        <span>Customers</span>
      </a>
      <a href="/company">Company</a>
      <a href="https://example.com/customers">Elsewhere</a>
      <p>Text</p>
    </>
  );
}

/** Moves the pointer over something, without leaving it there long. */
const point = (text: string) => screen.getByText(text).dispatchEvent(new Event('pointerover', { bubbles: true }));
const pause = () => vi.advanceTimersByTime(1000);
const saveData = (isOn: boolean) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: isOn }, configurable: true });

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  vi.useRealTimers();
});

it.each(['pointerover', 'focusin'])('fetches a screen and its layout on %s of a link to it', (type) => {
  renderFor(as('USER'), <Links />);
  screen.getByText('Customers').dispatchEvent(new Event(type, { bubbles: true }));
  pause();
  expect(fetched.shell).toHaveBeenCalledOnce();
  expect(fetched.customers).toHaveBeenCalledOnce();
  expect(fetched.company).not.toHaveBeenCalled();
});

it('fetches nothing for a link that the pointer only passes, nor for other sites', () => {
  renderFor(as('USER'), <Links />);
  point('Customers');
  point('Text');
  pause();
  point('Elsewhere');
  pause();
  expect(fetched.shell).not.toHaveBeenCalled();
});

it.each([
  [true, 0],
  [false, 1],
])('respects the wish to save data: %s', (isOn, times) => {
  saveData(isOn);
  renderFor(as('USER'), <Links />);
  point('Customers');
  pause();
  expect(fetched.customers).toHaveBeenCalledTimes(times);
});

it('fetches no screen that is closed to the user, or may be', () => {
  renderFor(as('EMPLOYEE'), <Links />);
  point('Company');
  pause();
  prefetchScreen('/company', null);
  expect(fetched.shell).toHaveBeenCalledTimes(2);
  expect(fetched.company).not.toHaveBeenCalled();
  prefetchScreen('/company', aUser({ role: 'USER' }));
  expect(fetched.company).toHaveBeenCalledOnce();
});
