import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '#shared/calendar-day.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { toasts } from '#test/support/screens/editor-harness.tsx';
import { button, openDialog, refused } from '#test/support/screens/send-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const openTab = vi.spyOn(window, 'open');

beforeEach(() => {
  localStorage.clear();
  openTab.mockReturnValue(null);
});

describe('the PDF', () => {
  it('is downloaded under a name with the number and the day', async () => {
    const names: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const user = await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}/pdf': new Blob(['%PDF']) });
    await user.click(button('Download Invoice PDF'));
    await waitFor(() => expect(toasts('success')).toEqual(['PDF downloaded successfully!']));
    expect(names).toEqual([`invoice-INV-20260105042-${localDay(new Date())}.pdf`]);
    click.mockRestore();
  });

  it('says when it fails', async () => {
    const user = await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}/pdf': refused('UNAVAILABLE', 'x') });
    await user.click(button('Download Invoice PDF'));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to download PDF']));
  });
});

describe('the payment link', () => {
  it('is copied, and the button says so for two seconds', async () => {
    const user = await openDialog();
    await user.click(button('Copy'));
    await waitFor(() => button('Copied'));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pay/inv-1`);
    expect(toasts('success')).toEqual(['Payment link copied to clipboard!']);
    await waitFor(() => button('Copy'), { timeout: 2500 });
  });

  it('says when it cannot be copied', async () => {
    const user = await openDialog();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Copy'));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to copy payment link']));
    write.mockRestore();
  });

  it.each([
    ['SUCCESS', 'success', 'Payment processed successfully!'],
    ['PENDING', 'info', 'Payment status: PENDING'],
  ] as const)('opens the pay page and reports the status %s', async (status, kind, text) => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/payment': { status } });
    await user.click(button('Open'));
    await waitFor(() => expect(toasts(kind)).toEqual([text]));
    expect(openTab).toHaveBeenCalledExactlyOnceWith(`${location.origin}/pay/inv-1`, '_blank', 'noopener');
  });

  it('says when no payment can be started', async () => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'POST /invoices/{id}/payment': refused('PROVIDER_FAILED', 'down'),
    });
    await user.click(button('Open'));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to process payment']));
  });

  it.each([
    ['FORBIDDEN', 'This business does not take card payments'],
    ['CONFLICT', 'This invoice is a draft and cannot be paid yet'],
  ] as const)('reports no failure if the pay page shows why it cannot be paid: %s', async (code, message) => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'POST /invoices/{id}/payment': refused(code, message),
    });
    await user.click(button('Open'));
    await waitFor(() => expect(callsOf('POST /invoices/{id}/payment')).toHaveLength(1));
    await waitFor(() => expect(button('Open').hasAttribute('disabled')).toBe(false));
    expect(openTab).toHaveBeenCalledExactlyOnceWith(`${location.origin}/pay/inv-1`, '_blank', 'noopener');
    expect(toasts('error')).toEqual([]);
  });
});
