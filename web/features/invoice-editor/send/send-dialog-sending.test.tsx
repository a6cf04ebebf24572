import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { answer, bodiesOf, headerSave, historyState, path, toasts } from '#test/support/screens/editor-harness.tsx';
import { button, dialog, openDialog, openSending, READY, refused } from '#test/support/screens/send-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';
import { JUST_SENT } from '#web/lib/browser/just-sent.ts';
import { toast } from '#web/ui/feedback/toast.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

beforeEach(() => localStorage.clear());

const SENT = anInvoice({ status: 'SENT', version: 4 });

async function changeAndSave(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText('Notes'), '!');
  await user.click(headerSave());
}

describe('by email', () => {
  it('says that it was sent, and leads to the invoice’s page', async () => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/send': SENT });
    await user.click(button('Send By Email'));
    await waitFor(() => expect(path()).toBe('/invoices/inv-1'));
    expect(historyState()).toEqual(JUST_SENT);
    expect(toasts('success')).toEqual(['Email sent successfully!']);
    expect(bodiesOf('PATCH /invoices/{id}')).toEqual([]);
  });

  it('waits for the files of the appointment, and offers to copy them again if that fails', async () => {
    let isDown = true;
    const stored = anInvoice({ awaitedFiles: ['f1'] });
    const user = await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}': stored,
      'POST /invoices/{id}/appointment-files': () => (isDown ? Promise.reject(new ConnectionError()) : []),
      'POST /invoices/{id}/send': SENT,
    });
    await user.click(button('Send By Email'));
    await dialog().findByText('The files of the appointment are not here yet');
    button('Send anyway');
    expect(callsOf('POST /invoices/{id}/send')).toEqual([]);
    isDown = false;
    await user.click(button('Try Again'));
    await waitFor(() => expect(dialog().queryByText('The files of the appointment are not here yet')).toBeNull());
    await user.click(button('Send By Email'));
    await waitFor(() => expect(path()).toBe('/invoices/inv-1'));
    expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1);
  });

  it('goes without the files if they cannot be copied and the sender says so', async () => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}': anInvoice({ awaitedFiles: ['f1'] }),
      'POST /invoices/{id}/appointment-files': refused('TOO_MANY_REQUESTS', 'Too much today'),
      'POST /invoices/{id}/send': SENT,
    });
    await user.click(button('Send By Email'));
    await dialog().findByText(/Too much today/);
    await user.click(button('Send anyway'));
    await waitFor(() => expect(callsOf('POST /invoices/{id}/send')).toHaveLength(1));
  });

  it('saves first, then sends the edited email', async () => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}/email': { subject: 'Invoice', message: 'Hello', isKept: false },
      'POST /invoices/{id}/emails': SENT,
    });
    await user.click(button('Edit or Preview Email'));
    await user.type(await screen.findByRole('textbox', { name: 'Message' }), ' Léa');
    await user.click(screen.getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(callsOf('POST /invoices/{id}/emails')).toMatchObject([{ id: 'inv-1', body: { message: 'Hello Léa' } }]);
    expect(toasts('success')).toEqual(['Email sent successfully!']);
  });

  it.each<[why: string, answer: () => Promise<never>, text: string, ...reasons: string[]]>([
    ['it broke', refused('PROVIDER_FAILED', 'x'), 'Failed to send email. Please try again later.'],
    [
      'no server was reached',
      () => Promise.reject(new ConnectionError()),
      'Failed to send email. Please try again later.',
      'Unable to connect to the server. Please check your internet connection.',
    ],
    [
      'it breaks several rules',
      () => Promise.reject(new AppError('INVALID_REQUEST', ['One is wrong', 'Two is wrong'])),
      'Failed to send email. Please try again later.',
      'One is wrong',
      'Two is wrong',
    ],
    [
      'it is not set up',
      refused('UNAVAILABLE', 'x', { reason: 'NOT_CONFIGURED' }),
      'Email service is not configured. Please contact support.',
    ],
    [
      'it was sent a moment ago',
      refused('CONFLICT', 'This invoice was sent a moment ago. Please wait a minute before sending it again.'),
      'Failed to send email. Please try again later.',
      'This invoice was sent a moment ago. Please wait a minute before sending it again.',
    ],
  ])('says when %s', async (_, failure, text, ...reasons) => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/send': failure });
    await user.click(button('Send By Email'));
    await waitFor(() => expect(toasts('error')).toContain(text));
    expect(vi.mocked(toast.error).mock.calls).toEqual(
      reasons.length > 0 ? reasons.map((description) => [text, { description }]) : [[text]],
    );
    screen.getByRole('dialog');
  });
});

it('keeps showing that the daily quota is used up until the next attempt', async () => {
  const reason = 'You have reached the number of emails for today. Please try again tomorrow.';
  const user = await openDialog('/invoices/inv-1/edit', {
    'POST /invoices/{id}/send': refused('TOO_MANY_REQUESTS', reason),
  });
  await user.click(button('Send By Email'));
  await dialog().findByText(reason);
  expect(toasts('error')).toEqual(['Failed to send email. Please try again later.']);
  answer({ ...READY, 'POST /invoices/{id}/send': () => new Promise(() => {}) });
  await user.click(button('Send By Email'));
  await waitFor(() => expect(dialog().queryByText(reason)).toBeNull());
});

describe.each([
  ['Send By Email', 'POST /invoices/{id}/send'],
  ['Send By SMS', 'POST /invoices/{id}/send-sms'],
] as const)('%s, after another window saved the invoice', (name, sending) => {
  const conflict = () => screen.findByRole('dialog', { name: 'This invoice was changed' });
  const theirs = { version: 4, billingCity: 'Theirs' };

  it('sends nothing that is not shown, and opens the conflict dialog', async () => {
    const user = await openDialog('/invoices/inv-1/edit', { [sending]: SENT });
    answer({ ...READY, 'GET /invoices/{id}': anInvoice(theirs), [sending]: anInvoice(theirs) });
    await user.click(button(name));
    await user.click(within(await conflict()).getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'This invoice was changed' })).toBeNull());
    expect([callsOf(sending), toasts('error')]).toEqual([[], []]);
    await user.click(button(name));
    await waitFor(() => expect(callsOf(sending)).toHaveLength(1));
  });

  it('keeps the known version if a conflict occurs while sending', async () => {
    const user = await openDialog('/invoices/inv-1/edit', { [sending]: anInvoice(theirs) });
    await user.click(button(name));
    await user.click(within(await conflict()).getByRole('button', { name: 'Close' }));
    if (name !== 'Send By Email') await user.click(button('Close'));
    await changeAndSave(user);
    await waitFor(() => expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ version: 3 }]));
  });

  it('sends if only the status has changed', async () => {
    const paid = anInvoice({ version: 5, status: 'PAID' });
    const user = await openDialog('/invoices/inv-1/edit', { 'GET /invoices/{id}': anInvoice({ version: 3 }) });
    answer({ ...READY, 'GET /invoices/{id}': paid, [sending]: paid });
    await user.click(button(name));
    await waitFor(() => expect(toasts('success')).toHaveLength(1));
    expect(screen.queryByRole('dialog', { name: 'This invoice was changed' })).toBeNull();
  });
});

describe('by SMS', () => {
  it('saves later input, and the next save uses the version created by sending', async () => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'GET /invoices/{id}': anInvoice({ status: 'DRAFT' }),
      'PATCH /invoices/{id}': anInvoice({ status: 'DRAFT', version: 4, additionalNotes: 'Hi' }),
      'POST /invoices/{id}/send-sms': anInvoice({ status: 'SENT', version: 5, additionalNotes: 'Hi' }),
    });
    await user.click(button('Close'));
    await user.type(screen.getByLabelText('Notes'), 'Hi');
    await openSending(user);
    await user.click(button('Send By SMS'));
    await waitFor(() => expect(toasts('success').at(-1)).toBe('SMS sent successfully!'));
    expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ additionalNotes: 'Hi', version: 3 }]);
    await user.click(button('Close'));
    await changeAndSave(user);
    await waitFor(() => expect(bodiesOf('PATCH /invoices/{id}')).toMatchObject([{ version: 3 }, { version: 5 }]));
  });

  it('goes to the phone number on the invoice and stays open', async () => {
    const user = await openDialog('/invoices/inv-1/edit', { 'POST /invoices/{id}/send-sms': SENT });
    await user.click(button('Send By SMS'));
    await waitFor(() => expect(toasts('success')).toEqual(['SMS sent successfully!']));
    expect(bodiesOf('POST /invoices/{id}/send-sms')).toEqual([{ phoneNumber: '+1 514 555 0118' }]);
    screen.getByRole('dialog');
  });

  it.each([
    ['it broke', {}, 'Failed to send SMS. Please try again later.'],
    ['it is not set up', { reason: 'NOT_CONFIGURED' }, 'SMS service is not configured. Please contact support.'],
  ] as const)('says when %s', async (_, options, text) => {
    const user = await openDialog('/invoices/inv-1/edit', {
      'POST /invoices/{id}/send-sms': refused('PROVIDER_FAILED', 'x', options),
    });
    await user.click(button('Send By SMS'));
    await waitFor(() => expect(toasts('error')).toEqual([text]));
  });
});
