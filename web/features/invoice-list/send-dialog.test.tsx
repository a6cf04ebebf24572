// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { toast } from '#web/ui/toast.ts';
import { callsOf, choose, listQueries, refuse } from './screen-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const SEND = 'POST /invoices/{id}/send';

describe('Send Invoice', () => {
  it('asks first, naming the invoice and its recipient', async () => {
    const { user } = await choose('Send Invoice');
    const dialog = await screen.findByRole('alertdialog', { name: 'Send Invoice' });
    expect(dialog.textContent).toContain('Send invoice INV-7 to compta@cafe-leger.test? The PDF is attached.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(SEND)).toEqual([]);
  });

  it('sends once however often it is clicked, says so and reads the list again', async () => {
    const { user } = await choose('Send Invoice', { [SEND]: {} });
    await user.dblClick(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice sent successfully!');
    expect(callsOf(SEND)).toEqual([{ id: 'inv-7' }]);
    expect(listQueries()).toHaveLength(2);
  });

  it('neither closes nor sends again while it is under way', async () => {
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
      { description: 'This invoice was sent a moment ago. Please wait a minute before sending it again.' },
    ],
    [new AppError('UNEXPECTED', []), undefined],
  ])('says that it failed, and why when that is known, and stays (%o)', async (error, options) => {
    const { user } = await choose('Send Invoice', { [SEND]: refuse(error) });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to send invoice. Please try again.', options),
    );
    screen.getByRole('alertdialog', { name: 'Send Invoice' });
  });

  it.each([
    new AppError('TOO_MANY_REQUESTS', 'You have reached the number of e-mails for today. Please try again tomorrow.'),
    new AppError('CONFLICT', 'E-mails to compta@cafe-leger.test came back. Check the address.'),
  ])('keeps the reason of a refusal in sight (%s)', async (error) => {
    const { user } = await choose('Send Invoice', { [SEND]: refuse(error) });
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    await within(screen.getByRole('alertdialog')).findByText(error.message);
  });
});
