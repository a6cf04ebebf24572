import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anInvoice, USER } from '#test/support/screens/an-invoice.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import { answer, toasts } from '#test/support/screens/editor-harness.tsx';
import { button, dialog, openDialog, READY, refused } from '#test/support/screens/send-harness.tsx';
import type { CallName } from '#web/lib/api/call.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  USER.role = 'USER';
});

const EDIT = '/invoices/inv-1/edit';
const SENT = anInvoice({ status: 'SENT', version: 4 });
const SENDING: Answers = { 'POST /invoices/{id}/send': SENT, 'POST /invoices/{id}/send-sms': SENT };
const NOTHING_ENTERED: Answers = {
  'GET /invoices/{id}/readiness': { findings: ['payment', 'name', 'address', 'terms'], unprintable: [] },
};

describe('a business that has not entered anything yet', () => {
  it.each<[string, CallName]>([
    ['Send By Email', 'POST /invoices/{id}/send'],
    ['Send By SMS', 'POST /invoices/{id}/send-sms'],
  ])('is warned by %s, and can send anyway', async (name, sending) => {
    const user = await openDialog(EDIT, { ...NOTHING_ENTERED, ...SENDING });
    await user.click(button(name));
    await dialog().findByText('Your business has no name yet.');
    dialog().getByText('Your business has no address yet.');
    dialog().getByText(/^Your customer cannot pay this invoice yet/);
    for (const name of ['Enter your payment details', 'Enter your business name', 'Enter your address']) button(name);
    expect(callsOf(sending)).toEqual([]);
    await user.click(button('Send anyway'));
    await waitFor(() => expect(callsOf(sending)).toHaveLength(1));
  });

  it('sees it once everything has been entered in another window', async () => {
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
    expect(dialog().queryByRole('button', { name: 'Enter your address' })).toBeNull();
  });

  it('is led to a field of the invoice', async () => {
    const user = await openDialog(EDIT, { ...NOTHING_ENTERED, ...SENDING });
    await user.click(button('Send By Email'));
    await user.click(await dialog().findByRole('button', { name: 'Choose payment terms' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Terms Text')));
  });
});

it('is not held back by details that only the buyer’s tax return needs', async () => {
  const user = await openDialog(EDIT, {
    ...SENDING,
    'GET /invoices/{id}/readiness': { findings: ['registration'], unprintable: [] },
  });
  await user.click(button('Send By Email'));
  await waitFor(() => expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1));
});

it('does not hold an invoice back if the check fails', async () => {
  const user = await openDialog(EDIT, { ...SENDING, 'GET /invoices/{id}/readiness': refused('UNAVAILABLE', 'x') });
  await user.click(button('Send By Email'));
  await waitFor(() => expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1));
});
