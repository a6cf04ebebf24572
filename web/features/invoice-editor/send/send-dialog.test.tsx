import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { bodiesOf, leaveDraft, path, tab, toasts } from '#test/support/screens/editor-harness.tsx';
import { button, dialog, openDialog, refused } from '#test/support/screens/send-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const openTab = vi.spyOn(window, 'open');

beforeEach(() => {
  localStorage.clear();
  openTab.mockReturnValue(null);
});

const SENT = anInvoice({ status: 'SENT', version: 4 });

it('leads with the amount due, the recipient and the day, and has one primary button', async () => {
  await openDialog('/invoices/inv-1/edit', {
    'GET /invoices/{id}': anInvoice({
      billingName: 'Acme',
      dueDate: '2026-02-04',
      status: 'SENT',
      amountPaid: 30,
      items: [{ name: 'Design', quantity: 2, rate: 50, amount: 100 }],
    }),
  });
  expect(screen.getByRole('dialog').textContent).toMatch(/^Send Invoice70\.00 CADTo Acme, due Feb 4, 2026/);
  const primaries = screen.getByRole('dialog').querySelectorAll('.bg-accent');
  expect([...primaries].map(({ textContent }) => textContent)).toEqual(['Send By Email']);
});

describe('the offered actions', () => {
  it('are all channels for a recipient with email and phone', async () => {
    await openDialog();
    for (const name of ['Save Invoice', 'Send By Email', 'Send By SMS', 'Download Invoice PDF', 'Copy', 'Open']) {
      button(name);
    }
    dialog().getByText(`${location.origin}/pay/inv-1`);
  });

  it.each([
    ['+44 7700 900123', 'We cannot send SMS to this country yet. Please send it by email.'],
    ['212 555 0100', /^We cannot send SMS to this country yet\./],
    ['900 555 0100', /^We cannot send SMS to this number\./],
    ['12', 'Please enter a valid phone number'],
  ])('say before sending that %s cannot get SMS', async (billingPhone, text) => {
    await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}': anInvoice({ billingPhone }) });
    dialog().getByText(text);
    expect(button('Send By SMS').hasAttribute('disabled')).toBe(true);
  });

  it('exclude SMS without a phone number', async () => {
    await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}': anInvoice({ billingPhone: '' }) });
    expect(dialog().queryByRole('button', { name: 'Send By SMS' })).toBeNull();
  });

  it('include an email to an address that is asked for if missing, and saved with the invoice', async () => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}': anInvoice({ billingEmail: '' }),
      'POST /invoices/{id}/send': SENT,
    });
    await user.click(button('Send By Email'));
    const address = dialog().getByLabelText('Where should we send it?');
    expect(document.activeElement).toBe(address);
    await user.type(address, 'walk-in');
    await user.keyboard('{Enter}');
    dialog().getByText('Please enter a valid email address');
    expect(callsOf('PATCH /invoices/{id}')).toEqual([]);
    await user.type(address, '@example.com{Enter}');
    await waitFor(() => expect(toasts('success').at(-1)).toBe('Email sent successfully!'));
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ billingEmail: 'walk-in@example.com', version: 3 }]);
    expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1);
  });
});

describe('earlier deliveries', () => {
  const at = new Date(2026, 0, 5, 15, 4).toISOString();

  it('are shown with each channel', async () => {
    await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}/history': {
        events: [{ at, type: 'EMAIL', recipient: 'old@example.com' }],
        activity: [],
        reach: { deliveries: [] },
        reminders: {},
      },
    });
    await dialog().findByText(/^Sent to old@example\.com on Jan 5, 2026, 3:04.PM$/);
    dialog().getByText('Not texted yet');
    expect(callsOf('GET /invoices/{id}/history')[0]).toMatchObject({ id: 'inv-1' });
  });

  it('are updated after sending', async () => {
    const events: { at: string; type: 'SMS'; recipient: string }[] = [];
    const user = await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}/history': () =>
        Promise.resolve({ events: [...events], activity: [], reach: { deliveries: [] }, reminders: {} }),
      'POST /invoices/{id}/send-sms': () => {
        events.push({ at, type: 'SMS', recipient: '+15145550118' });
        return Promise.resolve(SENT);
      },
    });
    await dialog().findByText('Not emailed yet');
    await user.click(button('Send By SMS'));
    await dialog().findByText(/^Sent to \(514\)\s555-0118 on Jan 5, 2026/);
  });

  it('are unknown if they cannot be loaded', async () => {
    await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}/history': refused('UNAVAILABLE', 'x') });
    expect(await dialog().findAllByText('Earlier deliveries could not be loaded')).toHaveLength(2);
  });

  it('are not requested for an unsaved invoice', async () => {
    leaveDraft({ billingName: 'Acme', billingEmail: 'ap@acme.test' });
    await openDialog('/invoices/create');
    dialog().getByText('Not emailed yet');
    expect(callsOf('GET /invoices/{id}/history')).toEqual([]);
  });
});

describe('an unsaved invoice', () => {
  const draft = {
    billingName: 'Acme',
    billingEmail: 'ap@acme.test',
    billingPhone: '+14035550100',
    invoiceNumber: 'INV-7',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    items: [{ name: 'Design', quantity: 1, rate: 5 }],
  };

  it.each(['Copy', 'Open'])('asks to save first on %s', async (name) => {
    leaveDraft(draft);
    const user = await openDialog('/invoices/create');
    await user.click(button(name));
    expect(toasts('error')).toEqual(['Please save the invoice first']);
    expect(openTab).not.toHaveBeenCalled();
  });

  it('is saved first by Send By Email, which leads to its page', async () => {
    leaveDraft(draft);
    const user = await openDialog('/invoices/create', {
      'POST /invoices/{id}/send': anInvoice({ status: 'SENT', version: 2 }),
    });
    await user.click(button('Send By Email'));
    await waitFor(() => expect(path()).toBe('/invoices/inv-1'));
    expect(bodiesOf('POST /invoices')).toMatchObject([{ billingName: 'Acme' }]);
    expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });

  it.each([['Send By SMS', 'POST /invoices/{id}/send-sms']] as const)(
    'is saved first by %s, and the URL changes',
    async (name, sending) => {
      leaveDraft(draft);
      const user = await openDialog('/invoices/create', { [sending]: SENT });
      await user.click(button(name));
      await waitFor(() => expect(callsOf(sending)).toHaveLength(1));
      expect(bodiesOf('POST /invoices')).toMatchObject([{ billingName: 'Acme' }]);
      await waitFor(() => expect(path()).toBe('/invoices/inv-1/edit'));
      expect(callsOf('GET /invoices/{id}')).toEqual([]);
      await screen.findByRole('heading', { name: 'Edit Invoice', level: 1, hidden: true });
    },
  );

  it.each(['Send By Email', 'Send By SMS', 'Download Invoice PDF'])(
    'is not sent by %s while something is missing, and shows what',
    async (name) => {
      leaveDraft({ ...draft, items: [] });
      const user = await openDialog('/invoices/create');
      await user.click(button(name));
      expect(toasts('error')).toEqual(['Please save the invoice first']);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Blank Item' })));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('is created once, not written again by a second Save, and keeps its number', async () => {
    leaveDraft(draft);
    const user = await openDialog('/invoices/create');
    await user.click(button('Save Invoice'));
    await waitFor(() => expect(toasts('success')).toEqual(['Invoice created successfully!']));
    dialog().getByText(`${location.origin}/pay/inv-1`);
    await user.click(button('Save Invoice'));
    await waitFor(() => expect(toasts('success')).toHaveLength(2));
    expect(bodiesOf('POST /invoices')).toHaveLength(1);
    expect(callsOf('PATCH /invoices/{id}')).toEqual([]);
    await user.click(button('Close'));
    await user.click(await tab('Invoice Details'));
    expect(screen.getByRole('button', { name: 'Cannot be changed when editing' }).hasAttribute('disabled')).toBe(true);
  });

  it('leads to its first problem', async () => {
    leaveDraft({ ...draft, billingName: '' });
    const user = await openDialog('/invoices/create');
    await user.click(button('Save Invoice'));
    expect(toasts('error')).toEqual(['Customer name is required']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
