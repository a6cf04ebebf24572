import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#test/support/screens/fake-server.ts';
import {
  AT,
  anInvitation,
  button,
  controlTimers,
  GONE,
  INVITEE,
  open,
} from '#test/support/screens/invitation-harness.tsx';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { passTime, standingUntil, stopClock } from '#test/support/screens/time-harness.ts';
import AcceptInvitationScreen from './accept-invitation-screen.tsx';

const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn(), info: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: toasts }));

controlTimers();

function Client({ onClient }: { onClient: (client: QueryClient) => void }) {
  onClient(useQueryClient());
  return null;
}

describe('answering', () => {
  it.each([
    ['Accept', 'accept', 'Invitation accepted successfully!', /dashboard/],
    ['Reject', 'reject', 'Invitation rejected successfully!', /home page/],
  ])('%s is sent once, confirmed, and leads home after a second and a half', async (label, call, text, description) => {
    const key = `POST /invitations/t-1/${call}`;
    const server = fakeServer({ ...open, [key]: { body: { message: text } } });
    const { address } = renderFor({}, <AcceptInvitationScreen />, AT);
    const first = await button(label);
    stopClock();
    fireEvent.click(first);
    fireEvent.click(screen.getByRole('button', { name: /Accept/ }));
    fireEvent.click(screen.getByRole('button', { name: /Reject/ }));
    await standingUntil(() => toasts.success.mock.calls.length > 0);
    expect(toasts.success).toHaveBeenCalledExactlyOnceWith(text, { description: expect.stringMatching(description) });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accept' }).disabled).toBe(true);
    expect(screen.queryByText('Pending your response')).toBeNull();
    await passTime(1_400);
    expect(address()).toBe(AT);
    await passTime(200);
    await standingUntil(() => address() === '/');
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(server.count(key)).toBe(1);
  });

  it('by accepting clears the data of the previous business, and reloads the role', async () => {
    fakeServer({ ...open, 'POST /invitations/t-1/accept': { body: { message: 'x' } } });
    const refreshUser = vi.fn(() => Promise.resolve());
    const clients: QueryClient[] = [];
    renderFor(
      { status: 'authenticated', user: aUser({ email: INVITEE }), refreshUser },
      <>
        <Client onClient={(client) => clients.push(client)} />
        <AcceptInvitationScreen />
      </>,
      AT,
    );
    clients[0]?.setQueryData(['invoices'], 'of the business before');
    fireEvent.click(await button('Accept'));
    await waitFor(() => expect(refreshUser).toHaveBeenCalledOnce());
    expect(clients[0]?.getQueryData(['invoices'])).toBeUndefined();
  });

  it('says why it was refused, and can be retried', async () => {
    const message = 'You already work for another company. Ask them to remove you first.';
    fakeServer({
      ...open,
      'POST /invitations/t-1/accept': {
        status: 409,
        body: { code: 'CONFLICT', message, reason: 'EMPLOYED_ELSEWHERE' },
      },
    });
    const { address } = renderFor({}, <AcceptInvitationScreen />, AT);
    fireEvent.click(await button('Accept'));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Failed to accept invitation', {
      description: 'Please try again or contact support.',
    });
    expect((await button('Accept')).disabled).toBe(false);
    await passTime(2_000);
    expect(address()).toBe(AT);
  });

  it('shows that the invitation is no longer open', async () => {
    let isOpen = true;
    fakeServer({
      'GET /invitations/t-1': () => (isOpen ? { body: anInvitation() } : GONE),
      'POST /invitations/t-1/reject': GONE,
    });
    renderFor({}, <AcceptInvitationScreen />, AT);
    const reject = await button('Reject');
    isOpen = false;
    fireEvent.click(reject);
    await screen.findByText('Invalid or expired invitation');
    expect(toasts.error).toHaveBeenCalledExactlyOnceWith('Failed to reject invitation', {
      description: 'Please try again or contact support.',
    });
  });
});

describe('with an account that never confirmed its email', () => {
  const ACCEPT = 'POST /invitations/t-1/accept';
  const enter = async (password: string, confirmation = password) => {
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
    fireEvent.change(screen.getByLabelText('Confirm password'), { target: { value: confirmation } });
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  };
  const start = () =>
    fakeServer({
      'GET /invitations/t-1': { body: { ...anInvitation(), needsPassword: true } },
      [ACCEPT]: { body: { message: 'x' } },
    });

  it.each([
    ['short-1', 'short-1', /at least 8 characters/],
    ['good-1234', 'good-1235', /^Passwords do not match$/],
  ])('does not accept with %s and %s', async (password, confirmation, problem) => {
    const server = start();
    renderFor({}, <AcceptInvitationScreen />, AT);
    await enter(password, confirmation);
    expect((await screen.findByRole('alert')).textContent).toMatch(problem);
    expect(server.count(ACCEPT)).toBe(0);
  });

  it('accepts with a new password in the language of the app, and signs in with it', async () => {
    const server = start();
    const signIn = vi.fn(() => Promise.resolve());
    const { address } = renderFor({ signIn }, <AcceptInvitationScreen />, AT);
    await enter('good-1234');
    await waitFor(() => expect(server.count(ACCEPT)).toBe(1));
    await waitFor(() => expect(signIn).toHaveBeenCalledExactlyOnceWith({ email: INVITEE, password: 'good-1234' }));
    const accepted = server.requests.find(({ url }) => url.endsWith('/accept'));
    expect(await accepted?.json()).toEqual({ password: 'good-1234', language: 'en' });
    await passTime(1_600);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('goes to sign-in if that fails', async () => {
    const server = start();
    const signIn = () => Promise.reject(new Error('x'));
    const { address, state } = renderFor({ signIn }, <AcceptInvitationScreen />, AT);
    await enter('good-1234');
    await waitFor(() => expect(server.count(ACCEPT)).toBe(1));
    await screen.findByRole('button', { name: 'Accept' });
    await passTime(1_600);
    await waitFor(() => expect(address()).toBe('/login'));
    const notice = 'Invitation accepted. Please sign in with your new password.';
    expect(state()).toEqual({ email: INVITEE, notice });
  });
});

describe('blocking further invitations', () => {
  const key = 'POST /invitations/t-1/block';
  const undo = 'POST /invitations/t-1/unblock';

  it.each([AT, `${AT}&block`])('happens only once it is confirmed: %s', async (at) => {
    const server = fakeServer({ ...open, [key]: { body: { message: 'x' } } });
    renderFor({}, <AcceptInvitationScreen />, at);
    if (at === AT) fireEvent.click(await button('Do not invite me again'));
    await screen.findByRole('alertdialog', { name: 'Block invitations?' });
    expect(server.count(key)).toBe(0);
    fireEvent.click(await button('Block invitations'));
    const heading = await screen.findByRole('heading', { name: 'Invitations blocked' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    screen.getByText('Prairie Studio cannot invite you again.');
    expect(server.count(key)).toBe(1);
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it.each([
    ['an open invitation', open, 'Prairie Studio'],
    ['one that has ended', { 'GET /invitations/t-1': GONE }, 'This company'],
  ])('works with the link of %s, and can be undone', async (_, invitation, company) => {
    const server = fakeServer({ ...invitation, [key]: { body: { message: 'x' } }, [undo]: { body: { message: 'x' } } });
    const { address } = renderFor({}, <AcceptInvitationScreen />, `${AT}&block`);
    fireEvent.click(await button('Block invitations'));
    await screen.findByText(`${company} cannot invite you again.`);
    fireEvent.click(await button('Allow invitations again'));
    await waitFor(() => expect(address()).toBe('/'));
    expect(server.count(undo)).toBe(1);
    expect(toasts.success).toHaveBeenCalledWith('Invitations allowed', {
      description: `${company} can invite you again.`,
    });
  });

  it('says why it failed', async () => {
    fakeServer({ ...open, [key]: GONE });
    const { address } = renderFor({}, <AcceptInvitationScreen />, `${AT}&block`);
    fireEvent.click(await button('Block invitations'));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith(['Invalid or expired invitation']));
    expect(address()).toBe(`${AT}&block`);
  });
});
