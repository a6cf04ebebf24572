import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, toasts } from '#web/features/invoice-editor/editor-harness.tsx';
import { anInvoice, USER } from '#web/features/invoice-editor/model/sample-invoice.ts';
import type { CallName } from '#web/lib/api/call.ts';
import { type Answers, callsOf } from '#web/lib/api/call-harness.ts';
import { button, dialog, openDialog, READY, refused } from './send-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  USER.role = 'USER';
});

const EDIT = '/invoices/inv-1/edit';
const SENT = anInvoice({ status: 'SENT', version: 4 });
const SENDING: Answers = { 'POST /invoices/{id}/send': SENT, 'POST /invoices/{id}/send-sms': SENT };
const missing = refused('NOT_FOUND', 'not found');
const NOTHING_ENTERED = { 'GET /companies/me': missing, 'GET /payment-settings/user/{userId}': missing };

describe('a business that has not entered anything yet', () => {
  it.each<[string, CallName]>([
    ['Send By Email', 'POST /invoices/{id}/send'],
    ['Send By SMS', 'POST /invoices/{id}/send-sms'],
  ])('is warned by %s, and can send anyway', async (name, sending) => {
    const user = await openDialog(EDIT, { ...NOTHING_ENTERED, ...SENDING });
    await user.click(button(name));
    await dialog().findByText('Your business has no name yet.');
    dialog().getByText('Your business has no address yet.');
    dialog().getByText(/^There is no way to pay you yet/);
    expect(
      dialog()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/company', '/payment-settings']);
    expect(callsOf(sending)).toEqual([]);
    await user.click(button('Send anyway'));
    await waitFor(() => expect(callsOf(sending)).toHaveLength(1));
  });

  it('sees it as soon as everything has been entered in another window', async () => {
    const user = await openDialog(EDIT, { ...NOTHING_ENTERED, ...SENDING });
    await user.click(button('Send By Email'));
    await dialog().findByText('Before you send this invoice');
    answer({ ...READY, ...SENDING });
    act(() => void dispatchEvent(new Event('visibilitychange')));
    await dialog().findByText('The invoice now has everything your customer needs');
    await user.click(button('Send By Email'));
    await waitFor(() => expect(toasts('success')).toEqual(['Email sent successfully!']));
  });

  it('refers an employee, who cannot open the settings, to the owner', async () => {
    USER.role = 'EMPLOYEE';
    const user = await openDialog(EDIT, { ...NOTHING_ENTERED, ...SENDING });
    await user.click(button('Send By Email'));
    await dialog().findByText('Ask the owner of the business to add this.');
    expect(dialog().queryByRole('link')).toBeNull();
  });
});

it('counts cards as a way to be paid once they can be charged', async () => {
  const cards = (connected: boolean): Answers => ({
    ...READY,
    ...SENDING,
    'GET /payment-settings/user/{userId}': { preferredCurrency: 'CAD', paymentIntegrationEnabled: true, version: 1 },
    'GET /stripe/status': { connected },
  });
  const user = await openDialog(EDIT, cards(false));
  await user.click(button('Send By Email'));
  await dialog().findByText(/^There is no way to pay you yet/);
  answer(cards(true));
  await user.click(button('Send By Email'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1);
});

it('says what is missing even if Stripe does not respond', async () => {
  const user = await openDialog(EDIT, {
    ...SENDING,
    'GET /companies/me': missing,
    'GET /payment-settings/user/{userId}': { preferredCurrency: 'CAD', paymentIntegrationEnabled: true, version: 1 },
    'GET /stripe/status': refused('PROVIDER_FAILED', 'x'),
  });
  await user.click(button('Send By Email'));
  await dialog().findByText('Your business has no name yet.');
  dialog().getByText('Your business has no address yet.');
  expect(dialog().queryByText(/^There is no way to pay you yet/)).toBeNull();
  expect(callsOf('POST /invoices/{id}/send')).toEqual([]);
});

it('does not hold an invoice back if the check fails', async () => {
  const user = await openDialog(EDIT, { ...SENDING, 'GET /companies/me': refused('UNAVAILABLE', 'x') });
  await user.click(button('Send By Email'));
  await waitFor(() => expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1));
});
