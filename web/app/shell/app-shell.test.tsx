import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, use, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Role } from '#shared/user/schema.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { type Session, SessionContext } from '#web/lib/session/session.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import AppShell from './app-shell.tsx';
import { navigationFor } from './navigation.ts';

vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { error: vi.fn() } }));

const signOut = vi.fn<() => Promise<void>>();
const show = (role: Role = 'USER', at = '/invoices') =>
  renderFor(
    { status: 'authenticated', user: aUser({ role }), signOut },
    <Routes>
      <Route element={<AppShell />}>
        <Route element={<h1>Invoices</h1>} path="/invoices" />
        <Route element={<Broken />} path="/broken" />
        <Route element={<h1>Edit Invoice</h1>} path="/invoices/:id/edit" />
      </Route>
    </Routes>,
    at,
  );

function Broken(): never {
  throw new Error('broken');
}

const sidebar = () => within(screen.getByRole('complementary'));
const entries = () =>
  sidebar()
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);
const labelsFor = (role: Role) =>
  navigationFor(aUser({ role })).flatMap((section) => section.entries.map(({ label }) => label));

beforeEach(() => {
  localStorage.clear();
  signOut.mockResolvedValue();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

it.each(['USER', 'ADMIN', 'EMPLOYEE', 'ACCOUNTANT'] as const)('shows %s the screens of their role', (role) => {
  show(role);
  expect(entries()).toEqual(labelsFor(role));
  expect(sidebar().getByRole('link', { name: 'Invoices' }).getAttribute('aria-current')).toBe('page');
});

it('shows the signed-in user', () => {
  show();
  expect(sidebar().getByText('Maya Larch')).toBeTruthy();
  expect(sidebar().getByText('maya@larch.test')).toBeTruthy();
  expect(sidebar().getByText('ML')).toBeTruthy();
});

it.each([
  [true, 0],
  [false, 1],
])('asks for the code above the screen while the email is not confirmed: %s', (emailVerified, regions) => {
  renderFor({ status: 'authenticated', user: aUser({ emailVerified }) }, <AppShell />);
  expect(screen.queryAllByRole('region', { name: 'Confirm your email' })).toHaveLength(regions);
});

it('goes on with the next of the first steps once the email is confirmed, or with the screen', () => {
  for (const step of [true, false]) {
    renderFor(
      {},
      <Confirming>
        {step && (
          <button data-next-step={true} type="button">
            Set up payment
          </button>
        )}
      </Confirming>,
    );
    screen.getByLabelText('Code from the email').focus();
    fireEvent.click(screen.getByText('confirm elsewhere'));
    expect(document.activeElement).toBe(step ? screen.getByText('Set up payment') : screen.getByRole('main'));
    cleanup();
  }
});

it('leaves the focus where it is when the email is confirmed meanwhile', () => {
  renderFor(
    {},
    <Confirming>
      <button type="button">Set up payment</button>
    </Confirming>,
  );
  screen.getByText('Set up payment').focus();
  fireEvent.click(screen.getByText('confirm elsewhere'));
  expect(document.activeElement).toBe(screen.getByText('Set up payment'));
});

/** The shell around a screen, for a person whose email becomes confirmed. */
function Confirming({ children }: { children: ReactNode }) {
  const [emailVerified, setIsVerified] = useState(false);
  const session = { ...use(SessionContext), status: 'authenticated', user: aUser({ emailVerified }) } as Session;
  return (
    <SessionContext value={session}>
      <Routes>
        <Route element={<AppShell />}>
          <Route element={children || <h1>Home</h1>} path="/" />
        </Route>
      </Routes>
      <button onClick={() => setIsVerified(true)} type="button">
        confirm elsewhere
      </button>
    </SessionContext>
  );
}

it('shows placeholders while the session loads', () => {
  renderFor({ status: 'loading' }, <AppShell />);
  expect(sidebar().getByRole('status').textContent).toBe('Loading the navigation');
  expect(sidebar().queryByText('Guest User')).toBeNull();
  expect(sidebar().queryByText('No email')).toBeNull();
});

it.each([
  ['Maya', '', 'maya@larch.test'],
  ['', '', 'maya@larch.test'],
])('shows the email, once, for the names %j %j', (firstName, lastName, name) => {
  const { profile } = aUser();
  const user = aUser({ profile: { ...profile, firstName, lastName } });
  renderFor({ status: 'authenticated', user }, <AppShell />);
  expect(sidebar().getAllByText(name)).toHaveLength(1);
});

it('labels the administrator’s section', () => {
  show('ADMIN');
  const links = within(sidebar().getByRole('list', { name: 'Admin' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/users',
    '/admin/businesses',
    '/admin/card-requests',
  ]);
  cleanup();
  show('USER');
  expect(sidebar().queryByText('Admin')).toBeNull();
});

it.each(['USER', 'EMPLOYEE'] as const)('puts invoices, schedule and Logout at the bottom of a phone for %s', (role) => {
  show(role);
  const bar = screen.getAllByRole('navigation', { name: 'Main' }).at(-1);
  expect([...(bar?.children ?? [])].map((item) => item.textContent)).toEqual(['Invoices', 'Schedule', 'Logout']);
});

it('puts reports there for an accountant, who has no schedule', () => {
  show('ACCOUNTANT');
  const bar = screen.getAllByRole('navigation', { name: 'Main' }).at(-1);
  expect([...(bar?.children ?? [])].map((item) => item.textContent)).toEqual(['Invoices', 'Reports', 'Logout']);
});

it('asks before it logs out from the bottom bar, then does so once', async () => {
  signOut.mockReturnValue(new Promise(() => {}));
  show();
  await userEvent.dblClick(screen.getAllByRole('button', { name: 'Logout' }).at(-1) as HTMLElement);
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out?' }));
  question.getByText('You will need your email and password to sign in again.');
  expect(signOut).not.toHaveBeenCalled();
  await userEvent.dblClick(question.getByRole('button', { name: 'Log out' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it('logs out from the sidebar at once, however fast its button is pressed', async () => {
  signOut.mockReturnValue(new Promise(() => {}));
  show();
  await userEvent.dblClick(sidebar().getByRole('button', { name: 'Logout' }));
  expect(signOut).toHaveBeenCalledOnce();
});

it('remembers that the sidebar is collapsed', async () => {
  show();
  await userEvent.click(sidebar().getByRole('button', { name: 'Collapse sidebar' }));
  cleanup();
  show();
  expect(sidebar().getByRole('button', { name: 'Expand sidebar' })).toBeTruthy();
  expect(entries()).toEqual(labelsFor('USER'));
});

it('folds the sidebar away in an editor, and remembers there that it should not', async () => {
  const EDITOR = '/invoices/inv-1/edit';
  const open = (at: string) => {
    cleanup();
    show('USER', at);
    return sidebar().getByRole('button', { name: /sidebar$/ });
  };
  expect(open('/invoices').getAttribute('aria-expanded')).toBe('true');
  expect(open(EDITOR).getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(sidebar().getByRole('button', { name: 'Expand sidebar' }));
  expect(open(EDITOR).getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(sidebar().getByRole('button', { name: 'Collapse sidebar' }));
  expect(open('/invoices').getAttribute('aria-expanded')).toBe('true');
});

it.each([
  [1, 'An unsaved invoice is kept on this device. If you log out now, it will be lost.'],
  [2, '2 unsaved invoices are kept on this device. If you log out now, they will be lost.'],
])('asks before logging out if that loses unsaved invoices: %i', async (count, text) => {
  for (let draft = 1; draft <= count; draft += 1) localStorage.setItem(`draftInvoice:user-1:business-1:${draft}`, '{}');
  show();
  const [first] = screen.getAllByRole('button', { name: 'Logout' });
  for (const answer of ['Stay signed in', 'Log out']) {
    await userEvent.click(first as HTMLElement);
    const question = within(await screen.findByRole('alertdialog', { name: 'Log out without saving?' }));
    expect(question.getByText(text)).toBeTruthy();
    expect(signOut).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(signOut).toHaveBeenCalledOnce();
});

it('reports a failed logout', async () => {
  signOut.mockRejectedValue(new Error('x'));
  show();
  await userEvent.click(sidebar().getByRole('button', { name: 'Logout' }));
  expect(toast.error).toHaveBeenCalledExactlyOnceWith('Logout failed. Please try again.');
});

it('keeps the navigation when a screen breaks', () => {
  show('USER', '/broken');
  expect(screen.getByRole('alert').textContent).toContain('Oops! Something went wrong');
  expect(entries()).toEqual(labelsFor('USER'));
});
