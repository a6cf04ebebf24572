// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bodiesOf, callsOf, leaveDraft, tab, toasts } from './editor-test-bench.tsx';
import { anInvoice } from './sample-invoice.ts';
import { button, dialog, openDialog, refused } from './send-test-bench.tsx';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const openTab = vi.spyOn(window, 'open');

beforeEach(() => {
  localStorage.clear();
  openTab.mockReturnValue(null);
});
afterEach(cleanup);

const SENT = anInvoice({ status: 'SENT', version: 4 });

describe('what it offers', () => {
  it('is every way to a recipient with e-mail and phone', async () => {
    await openDialog();
    for (const name of ['Save Invoice', 'Send By Email', 'Send By SMS', 'Download Invoice PDF', 'Copy', 'Open']) {
      button(name);
    }
    dialog().getByText(`${location.origin}/pay/inv-1`);
  });

  it.each([
    ['Send By Email', { billingEmail: '' }],
    ['Send By SMS', { billingPhone: '' }],
  ])('is not %s without an address for it', async (name, invoice) => {
    await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}': anInvoice(invoice) });
    expect(dialog().queryByRole('button', { name })).toBeNull();
  });
});

describe('what became of it before', () => {
  const at = new Date(2026, 0, 5, 15, 4).toISOString();

  it('is told with each way to send it', async () => {
    await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}/history': { events: [{ at, type: 'EMAIL', detail: 'old@example.com' }] },
    });
    await dialog().findByText(/^Sent to old@example\.com on Jan 5, 2026, 3:04.p\.m\.$/);
    dialog().getByText('Not texted yet');
    expect(callsOf('GET /invoices/{id}/history')[0]).toMatchObject({ id: 'inv-1' });
  });

  it('is told again after it was sent', async () => {
    const events: object[] = [];
    const user = await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}/history': () => Promise.resolve({ events: [...events] }),
      'POST /invoices/{id}/send-sms': () => {
        events.push({ at, type: 'SMS', detail: '+15145550118' });
        return Promise.resolve(SENT);
      },
    });
    await dialog().findByText('Not emailed yet');
    await user.click(button('Send By SMS'));
    await dialog().findByText(/^Sent to \+15145550118 on Jan 5, 2026/);
  });

  it('is said to be unknown when it cannot be loaded', async () => {
    await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}/history': refused('UNAVAILABLE', 'x') });
    expect(await dialog().findAllByText('Whether it was sent before could not be loaded')).toHaveLength(2);
  });

  it('is not asked of an invoice that was never saved', async () => {
    leaveDraft({ billingName: 'Acme', billingEmail: 'ap@acme.test' });
    await openDialog('/invoices/create');
    dialog().getByText('Not emailed yet');
    expect(callsOf('GET /invoices/{id}/history')).toEqual([]);
  });
});

describe('an invoice that was never saved', () => {
  const draft = {
    billingName: 'Acme',
    billingEmail: 'ap@acme.test',
    billingPhone: '+14035550100',
    invoiceNumber: 'INV-7',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    items: [{ name: 'Design', quantity: 1, rate: 5 }],
  };

  it.each(['Send By Email', 'Send By SMS', 'Download Invoice PDF', 'Copy', 'Open'])(
    'asks to save first on %s',
    async (name) => {
      leaveDraft(draft);
      const user = await openDialog('/invoices/create');
      await user.click(button(name));
      expect(toasts('error')).toEqual(['Please save the invoice first']);
      expect(openTab).not.toHaveBeenCalled();
    },
  );

  it('is made once and changed from then on, and its number stays', async () => {
    leaveDraft(draft);
    const user = await openDialog('/invoices/create');
    await user.click(button('Save Invoice'));
    await waitFor(() => expect(toasts('success')).toEqual(['Invoice created successfully!']));
    dialog().getByText(`${location.origin}/pay/inv-1`);
    await user.click(button('Save Invoice'));
    await waitFor(() => expect(toasts('success')).toHaveLength(2));
    expect(bodiesOf('POST /invoices')).toHaveLength(1);
    expect(callsOf('PATCH /invoices/{id}')).toEqual([expect.objectContaining({ id: 'inv-1' })]);
    await user.click(button('Close'));
    await user.click(await tab('Invoice Details'));
    expect(screen.getByRole('button', { name: 'Cannot be changed when editing' }).hasAttribute('disabled')).toBe(true);
  });

  it('is led to what is wrong with it', async () => {
    leaveDraft({ ...draft, billingEmail: '' });
    const user = await openDialog('/invoices/create');
    await user.click(button('Save Invoice'));
    expect(toasts('error')).toEqual(['Customer email is required']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
