// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { ConnectionError } from '#web/lib/connection-error.ts';
import { toast } from '#web/ui/toast.ts';
import { callsOf, choose, INVOICE, listQueries, OFFLINE, openMenu, refuse } from './screen-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('Send Invoice', () => {
  it('sends by e-mail, says so and reads the list again', async () => {
    await choose('Send Invoice', { 'POST /invoices/{id}/send': {} });
    await waitFor(() => expect(toast.success).toHaveBeenCalledExactlyOnceWith('Invoice sent successfully!'));
    expect(callsOf('POST /invoices/{id}/send')).toEqual([{ id: 'inv-7' }]);
    expect(listQueries()).toHaveLength(2);
  });

  it('cannot be asked for again while it is under way', async () => {
    const { user } = await choose('Send Invoice', { 'POST /invoices/{id}/send': () => new Promise(() => {}) });
    await user.click(screen.getByRole('button', { name: 'Actions for INV-7' }));
    const item = await screen.findByRole('menuitem', { name: 'Sending...' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    await user.click(item);
    expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1);
  });

  it('is not offered without an e-mail address', async () => {
    const { billingEmail: _, ...withoutEmail } = INVOICE;
    const { menu } = await openMenu({}, withoutEmail);
    expect(menu.getByRole('menuitem', { name: /^Send Invoice/ }).getAttribute('aria-disabled')).toBe('true');
    menu.getByText('No e-mail address');
  });

  it.each([
    [
      new AppError('CONFLICT', 'This invoice was sent a moment ago. Please wait a minute before sending it again.'),
      { description: 'This invoice was sent a moment ago. Please wait a minute before sending it again.' },
    ],
    [new AppError('UNEXPECTED', []), undefined],
  ])('says that it failed, and why when that is known (%o)', async (error, options) => {
    await choose('Send Invoice', { 'POST /invoices/{id}/send': refuse(error) });
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to send invoice. Please try again.', options),
    );
  });
});

describe('Download PDF', () => {
  let saved: string[];
  beforeEach(() => {
    saved = [];
    vi.setSystemTime(new Date(2026, 10, 21, 23, 30));
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:pdf');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
  });
  afterEach(() => vi.useRealTimers());

  it('shows what it is doing until the file is saved under its name', async () => {
    await choose('Download PDF', { 'GET /invoices/{id}/pdf': new Blob(['%PDF']) });
    within(await screen.findByRole('dialog', { name: 'Downloading Invoice' })).getByText(
      'Generating PDF for invoice #INV-7',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2000 });
    expect(callsOf('GET /invoices/{id}/pdf')).toEqual([{ id: 'inv-7' }]);
    expect(saved).toEqual(['blob:pdf invoice-INV-7-2026-11-21.pdf']);
    expect(toast.error).not.toHaveBeenCalled();
  });

  it('says that it failed and closes', async () => {
    await choose('Download PDF', { 'GET /invoices/{id}/pdf': refuse(new ConnectionError()) });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast.error).toHaveBeenCalledExactlyOnceWith('Failed to download invoice', { description: OFFLINE });
    expect(saved).toEqual([]);
  });
});
