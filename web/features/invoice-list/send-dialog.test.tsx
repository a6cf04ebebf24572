import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { type Answers, callsOf } from '#test/support/screens/call-harness.ts';
import {
  CHANGED,
  choose,
  currentLocation,
  INVOICE,
  listQueries,
  OFFLINE,
  refuse,
} from '#test/support/screens/list-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

afterEach(() => vi.restoreAllMocks());

const NOTHING_ENTERED: Answers = {
  'GET /invoices/{id}/readiness': { findings: ['payment', 'name', 'address'], unprintable: [] },
};
const SEND = 'POST /invoices/{id}/send';

describe('Send Invoice', () => {
  it('asks first, naming the invoice and its recipient', async () => {
    const { user } = await choose('Send Invoice');
    const dialog = await screen.findByRole('alertdialog', { name: 'Send Invoice' });
    expect(dialog.textContent).toContain(
      '1,234.50 CADSend invoice INV-7 to compta@cafe-leger.test? The PDF is attached.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(SEND)).toEqual([]);
  });

  it('sends once on repeated clicks, says so and refetches the list', async () => {
    const { user } = await choose('Send Invoice', { [SEND]: CHANGED });
    await user.dblClick(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice sent successfully!');
    expect(callsOf(SEND)).toEqual([{ id: 'inv-7' }]);
    expect(listQueries()).toHaveLength(2);
  });

  it('says what the business lacks, and sends anyway when confirmed', async () => {
    const { user } = await choose('Send Invoice', { ...NOTHING_ENTERED, [SEND]: CHANGED });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Send Invoice' }));
    await dialog.findByText('Your business has no name yet.');
    dialog.getByRole('button', { name: 'Enter your address' });
    expect(callsOf(SEND)).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(callsOf(SEND)).toHaveLength(1));
  });

  it('sends the edited email, after showing what the business lacks', async () => {
    const { user } = await choose('Send Invoice', {
      ...NOTHING_ENTERED,
      'GET /invoices/{id}/email': { subject: 'Invoice INV-7', message: 'Hello', isKept: false },
      'POST /invoices/{id}/emails': CHANGED,
    });
    await user.click(await screen.findByRole('button', { name: 'Edit or Preview Email' }));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), ' Léa');
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    await user.click(await screen.findByRole('button', { name: 'Send anyway' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf('POST /invoices/{id}/emails')).toMatchObject([{ id: 'inv-7', body: { message: 'Hello Léa' } }]);
    expect(callsOf(SEND)).toEqual([]);
  });

  it('opens the editor at the field that fixes a finding', async () => {
    const { user } = await choose('Send Invoice', {
      'GET /invoices/{id}': CHANGED,
      'GET /invoices/{id}/readiness': { findings: ['payment', 'terms'], unprintable: [] },
    });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await screen.findByRole('button', { name: 'Choose another payment method' });
    await user.click(screen.getByRole('button', { name: 'Choose payment terms' }));
    expect(currentLocation()).toMatchObject({
      address: '/invoices/inv-7/edit?field=paymentTerms',
      state: { customer: { name: INVOICE.billingName } },
    });
  });

  it('asks for a missing address, and saves it with the invoice', async () => {
    const { user } = await choose(
      'Send Invoice',
      { 'PATCH /invoices/{id}': CHANGED, [SEND]: CHANGED },
      { ...INVOICE, billingEmail: '' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Invoice' }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    dialog.getByText('Please enter an email address');
    expect(callsOf(SEND)).toEqual([]);
    await user.type(dialog.getByLabelText('Where should we send it?'), ' walk-in@example.com {Enter}');
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice sent successfully!'));
    expect(callsOf('PATCH /invoices/{id}')).toEqual([{ id: 'inv-7', body: { billingEmail: 'walk-in@example.com' } }]);
    expect(callsOf(SEND)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the typed address when the server is unreachable', async () => {
    const offline = { 'PATCH /invoices/{id}': refuse(new ConnectionError()) };
    const { user } = await choose('Send Invoice', offline, { ...INVOICE, billingEmail: '' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Send Invoice' }));
    const field = dialog.getByLabelText<HTMLInputElement>('Where should we send it?');
    await user.type(field, 'walk-in@example.com{Enter}');
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to send invoice. Please try again.', {
        description: OFFLINE,
      }),
    );
    expect(field.value).toBe('walk-in@example.com');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
    expect(callsOf(SEND)).toEqual([]);
  });

  it('neither closes nor sends again while sending', async () => {
    const { user } = await choose('Send Invoice', { [SEND]: () => new Promise(() => {}) });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(busy.disabled).toBe(true);
    await user.keyboard('{Escape}');
    screen.getByRole('alertdialog', { name: 'Send Invoice' });
    expect(callsOf(SEND)).toHaveLength(1);
  });

  it.each([
    [
      new AppError('CONFLICT', 'This invoice was sent a moment ago. Please wait a minute before sending it again.'),
      [{ description: 'This invoice was sent a moment ago. Please wait a minute before sending it again.' }],
    ],
    [new AppError('UNEXPECTED', []), []],
  ])('says that it failed, with the reason if known, and stays open (%o)', async (error, options) => {
    const { user } = await choose('Send Invoice', { [SEND]: refuse(error) });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to send invoice. Please try again.', ...options),
    );
    screen.getByRole('alertdialog', { name: 'Send Invoice' });
  });

  it.each([
    new AppError('TOO_MANY_REQUESTS', 'You have reached the number of emails for today. Please try again tomorrow.'),
    new AppError('CONFLICT', 'Emails to compta@cafe-leger.test could not be delivered.'),
  ])('keeps showing the reason of a refusal (%s)', async (error) => {
    const { user } = await choose('Send Invoice', { [SEND]: refuse(error) });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await within(screen.getByRole('alertdialog')).findByText(error.message);
  });
});
