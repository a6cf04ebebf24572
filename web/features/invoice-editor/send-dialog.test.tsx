// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '#shared/calendar-day.ts';
import { AppError } from '#shared/errors.ts';
import { toast } from '#web/ui/toast.ts';
import { answer, bodiesOf, callsOf, leaveDraft, showEditor, tab, toasts } from './editor-test-bench.tsx';
import { anInvoice } from './sample-invoice.ts';

vi.mock('#web/lib/api.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const openTab = vi.spyOn(window, 'open');

beforeEach(() => {
  localStorage.clear();
  openTab.mockReturnValue(null);
});
afterEach(cleanup);

const SENT = anInvoice({ status: 'SENT', version: 4 });

async function openDialog(address = '/invoices/inv-1/edit', answers: Record<string, unknown> = {}) {
  answer(answers);
  const { user } = showEditor(address);
  await user.click(await tab('Payment'));
  await open(user);
  return user;
}

async function open(user: ReturnType<typeof showEditor>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Send Invoice' }));
  await screen.findByRole('dialog', { name: 'Send Invoice' });
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Send Invoice' }));
const button = (name: string) => dialog().getByRole('button', { name });
const refused = (code: ConstructorParameters<typeof AppError>[0], message: string) => () =>
  Promise.reject(new AppError(code, message));

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

describe('by e-mail', () => {
  it('says that it was sent and closes', async () => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/send': SENT });
    await user.click(button('Send By Email'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts('success')).toEqual(['Email sent successfully!']);
    expect(bodiesOf('PATCH /invoices/{id}')).toEqual([]);
  });

  it('saves what was typed since, and the next save knows the version that sending made', async () => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'POST /invoices/{id}/send': anInvoice({ status: 'SENT', version: 9 }),
    });
    await user.click(button('Close'));
    await user.type(screen.getByLabelText('Notes'), 'Hi');
    await open(user);
    await user.click(button('Send By Email'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ additionalNotes: 'Hi', version: 3 }]);
    await open(user);
    await user.click(button('Save Invoice'));
    await waitFor(() => expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ version: 3 }, { version: 9 }]));
  });

  it.each<[why: string, answer: () => unknown, text: string, description?: string]>([
    ['it broke', refused('PROVIDER_FAILED', 'x'), 'Failed to send email. Please try again later.'],
    [
      'it is not set up',
      refused('UNAVAILABLE', 'Email service is not configured'),
      'Email service is not configured. Please contact support.',
    ],
    [
      'it was sent just now',
      refused('CONFLICT', 'This invoice was sent a moment ago. Please wait a minute before sending it again.'),
      'Failed to send email. Please try again later.',
      'This invoice was sent a moment ago. Please wait a minute before sending it again.',
    ],
  ])('says when %s', async (_, failure, text, description) => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/send': failure });
    await user.click(button('Send By Email'));
    await waitFor(() => expect(toasts('error')).toEqual([text]));
    expect(vi.mocked(toast.error).mock.calls[0]?.[1]).toEqual(description ? { description } : {});
    screen.getByRole('dialog');
  });
});

it('keeps the reason in sight when the quota of the day is spent, until it is tried again', async () => {
  const reason = 'You have reached the number of e-mails for today. Please try again tomorrow.';
  const user = await openDialog('/invoices/inv-1/edit', {
    'POST /invoices/{id}/send': refused('TOO_MANY_REQUESTS', reason),
  });
  await user.click(button('Send By Email'));
  await dialog().findByText(reason);
  expect(toasts('error')).toEqual(['Failed to send email. Please try again later.']);
  answer({ 'POST /invoices/{id}/send': () => new Promise(() => {}) });
  await user.click(button('Send By Email'));
  await waitFor(() => expect(dialog().queryByText(reason)).toBeNull());
});

describe('by SMS', () => {
  it('goes to the phone of the invoice and stays open', async () => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/send-sms': SENT });
    await user.click(button('Send By SMS'));
    await waitFor(() => expect(toasts('success')).toEqual(['SMS sent successfully!']));
    expect(bodiesOf('POST /invoices/{id}/send-sms')).toEqual([{ phoneNumber: '+1 514 555 0118' }]);
    screen.getByRole('dialog');
  });

  it.each([
    ['it broke', 'x', 'Failed to send SMS. Please try again later.'],
    [
      'it is not set up',
      'Messaging is not properly configured',
      'SMS service is not configured. Please contact support.',
    ],
  ])('says when %s', async (_, message, text) => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'POST /invoices/{id}/send-sms': refused('PROVIDER_FAILED', message),
    });
    await user.click(button('Send By SMS'));
    await waitFor(() => expect(toasts('error')).toEqual([text]));
  });
});

describe('the PDF', () => {
  it('is downloaded under the number and the day', async () => {
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
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pay/inv-1`);
    expect(toasts('success')).toEqual(['Payment link copied to clipboard!']);
    button('Copied');
    await waitFor(() => button('Copy'), { timeout: 2500 });
  });

  it('says when it cannot be copied', async () => {
    const user = await openDialog();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(button('Copy'));
    expect(toasts('error')).toEqual(['Failed to copy payment link']);
    write.mockRestore();
  });

  it.each([
    ['SUCCESS', 'success', 'Payment processed successfully!'],
    ['PENDING', 'info', 'Payment status: PENDING'],
  ] as const)('opens the pay page and tells the status %s', async (status, kind, text) => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/payment': { status } });
    await user.click(button('Open'));
    await waitFor(() => expect(toasts(kind)).toEqual([text]));
    expect(openTab).toHaveBeenCalledExactlyOnceWith(`${location.origin}/pay/inv-1`, '_blank', 'noopener');
  });

  it('says when no payment can be begun', async () => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'POST /invoices/{id}/payment': refused('FORBIDDEN', 'This business does not take card payments'),
    });
    await user.click(button('Open'));
    await waitFor(() => expect(toasts('error')).toEqual(['Failed to process payment']));
  });
});
