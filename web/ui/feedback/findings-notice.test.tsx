import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Finding } from '#shared/invoice/readiness.ts';
import { call } from '#web/lib/api/call.ts';
import { aUser, renderFor } from '#web/lib/session/session-harness.tsx';
import { FindingsNotice } from './findings-notice.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));

const TITLES = /everything your customer needs|Before you send/;

const show = (role: 'USER' | 'EMPLOYEE' = 'USER') =>
  renderFor({ status: 'authenticated', user: { ...aUser(), role } }, <FindingsNotice invoiceId="inv-1" />, '/');

const found = (...findings: Finding[]) => vi.mocked(call).mockResolvedValue({ findings });
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['loading', () => new Promise<never>(() => {})],
  ['the check has failed', () => Promise.reject(new AppError('UNAVAILABLE', 'x'))],
])('renders nothing while %s', async (_, reply) => {
  vi.mocked(call).mockImplementation(reply);
  show();
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  await Promise.resolve();
  expect(screen.queryByText(TITLES)).toBeNull();
});

describe('findings', () => {
  it('are listed, with a link to each of the settings', async () => {
    found('payment', 'name', 'address', 'terms');
    show();
    await screen.findByText('Before you send this invoice');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(links()).toEqual(['/payment-settings', '/company']);
  });

  it('of the invoice alone have no link', async () => {
    found('pastDue');
    show();
    await screen.findByText('The due date is in the past.');
    expect(links()).toEqual([]);
  });

  it('of the settings are for the owner', async () => {
    found('name');
    show('EMPLOYEE');
    await screen.findByText('Ask the owner of the business to add this.');
    expect(links()).toEqual([]);
  });

  it('that are gone are confirmed', async () => {
    found();
    show();
    await screen.findByText('The invoice now has everything your customer needs');
  });
});
