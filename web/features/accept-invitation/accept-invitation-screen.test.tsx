import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Invitation } from '#shared/employee/schema.ts';
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
import AcceptInvitationScreen from './accept-invitation-screen.tsx';

controlTimers();

describe('the details', () => {
  const show = (company: Partial<Invitation['company']>) => {
    fakeServer({ 'GET /invitations/t-1': { body: anInvitation(company) } });
    renderFor({}, <AcceptInvitationScreen />, AT);
    return button('Accept');
  };

  it('link to the website without a referrer', async () => {
    await show({});
    const link = screen.getByRole('link', { name: /prairie\.example\.com/ });
    expect(link.getAttribute('href')).toBe('https://prairie.example.com/');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//prairie.example.com', 'http://', ''])(
    'omit an invalid website: %s',
    async (website) => {
      await show({ website });
      expect(screen.queryByRole('link')).toBeNull();
    },
  );
});

it.each([
  ['EMPLOYEE', /join Prairie Studio$/, /^If you accept, you will work with/],
  ['ACCOUNTANT', /join Prairie Studio as its accountant$/, /^If you accept, you will see .+ not change, send or pay/],
] as const)('an invitation as %s says what it means', async (role, invited, means) => {
  fakeServer({ 'GET /invitations/t-1': { body: anInvitation({}, role) } });
  renderFor({}, <AcceptInvitationScreen />, AT);
  await button('Accept');
  const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs.filter((text) => invited.test(text))).toHaveLength(1);
  expect(paragraphs.filter((text) => means.test(text))).toHaveLength(1);
});

describe('the notice about another signed-in account', () => {
  it('names the invited account', async () => {
    fakeServer(open);
    renderFor({ status: 'authenticated', user: aUser({ email: 'noah@larch.test' }) }, <AcceptInvitationScreen />, AT);
    await screen.findByText('You are signed in as noah@larch.test');
  });

  it.each([INVITEE, INVITEE.toUpperCase()])('is not shown to %s', async (email) => {
    fakeServer(open);
    renderFor({ status: 'authenticated', user: aUser({ email }) }, <AcceptInvitationScreen />, AT);
    await button('Accept');
    expect(screen.queryByText(/You are signed in as/)).toBeNull();
  });
});

describe('without an invitation', () => {
  it.each(['/accept-invitation', '/accept-invitation?token='])('says that %s has no token', async (at) => {
    const server = fakeServer({});
    renderFor({}, <AcceptInvitationScreen />, at);
    await screen.findByRole('heading', { name: 'Error' });
    screen.getByText('No invitation token provided');
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    expect(server.requests).toHaveLength(0);
  });

  it('says that a token is invalid', async () => {
    const server = fakeServer({ 'GET /invitations/t-1': GONE });
    renderFor({}, <AcceptInvitationScreen />, AT);
    await screen.findByText('Invalid or expired invitation');
    expect(server.requests).toHaveLength(1);
  });

  it('does not call an invitation invalid when the server is unreachable, and retries', async () => {
    let isDown = true;
    fakeServer({
      'GET /invitations/t-1': () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { body: anInvitation() };
      },
    });
    renderFor({}, <AcceptInvitationScreen />, AT);
    await screen.findByText(/Unable to connect to the server/, {}, { timeout: 5_000 });
    expect(screen.queryByText('Invalid or expired invitation')).toBeNull();
    isDown = false;
    fireEvent.click(await button('Try Again'));
    await button('Accept');
  });
});
