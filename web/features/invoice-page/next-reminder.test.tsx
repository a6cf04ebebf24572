import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
import type { Invoice, InvoiceUpdate } from '#shared/invoice/schema.ts';
import type { InvoiceReminders } from '#shared/reminder/settings.ts';
import { localTimeIn } from '#shared/zoned-time.ts';
import { answerCalls, callsOf } from '#test/support/screens/call-harness.ts';
import { aUser, renderFor } from '#test/support/screens/session-harness.tsx';
import { RemindDialog } from '#web/parts/invoices/remind-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { NextReminder } from './next-reminder.tsx';
import { TimelineCard } from './timeline-card.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const REMIND = 'POST /invoices/{id}/reminder';
const AT = '2026-03-23T13:00:00.000Z';
const PLANNED = { at: AT, localAt: localTimeIn('America/Toronto', AT) };
const INVOICE = {
  id: 'inv-1',
  invoiceNumber: 'INV-7',
  billingEmail: 'compta@cafe-leger.test',
} as Invoice;

const show = (element: Parameters<typeof renderFor>[1], verified = true) => {
  renderFor({ status: 'authenticated', user: aUser({ emailVerified: verified }) }, element);
  return userEvent.setup();
};
const nothing = () => undefined;

describe('the next reminder', () => {
  it.each([
    [-1, 'Reminder 1 day before the due date'],
    [0, 'Reminder on the due date'],
    [14, 'Reminder 14 days after the due date'],
  ])('at step %i reads “%s”', (step, text) => {
    show(<NextReminder id="inv-1" onSend={nothing} reminders={{ next: { step, ...PLANNED } }} />);
    screen.getByText(text);
    expect(document.querySelector('time')).toMatchObject({
      dateTime: AT,
      textContent: 'Mar 23, 2026, 9:00 AM, Eastern Daylight Time',
    });
  });

  it('is skipped once', async () => {
    const answered = Promise.withResolvers<Invoice>();
    answerCalls({ [REMIND]: () => answered.promise });
    const user = show(<NextReminder id="inv-1" onSend={nothing} reminders={{ next: { step: 3, ...PLANNED } }} />);
    await user.dblClick(screen.getByRole('button', { name: 'Skip' }));
    answered.resolve(INVOICE);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Reminder skipped'));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Next reminder' }));
    expect(callsOf(REMIND)).toEqual([{ id: 'inv-1', body: { action: 'skip' } }]);
  });

  it.each<[string, InvoiceReminders, string, InvoiceUpdate]>([
    ['Turn Off', { next: { step: 3, ...PLANNED } }, 'Reminders turned off for this invoice', { reminders: 'off' }],
    ['Turn On', { offFor: 'invoice' }, 'Reminders turned on for this invoice', { reminders: '' }],
  ])('has the button %s', async (name, reminders, text, body) => {
    const changed = Promise.withResolvers<Invoice>();
    answerCalls({ 'PATCH /invoices/{id}': () => changed.promise });
    const user = show(<NextReminder id="inv-1" onSend={nothing} reminders={reminders} />);
    await user.dblClick(screen.getByRole('button', { name }));
    changed.resolve(INVOICE);
    await waitFor(() => expect(toast.success).toHaveBeenCalledWith(text));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Next reminder' }));
    expect(callsOf('PATCH /invoices/{id}')).toEqual([{ id: 'inv-1', body }]);
  });

  it('leaves the focus at the timeline once the last one is skipped', async () => {
    let reminders: InvoiceReminders = { next: { step: 3, ...PLANNED } };
    answerCalls({
      'GET /invoices/{id}/history': () => ({ events: [], activity: [], reach: { deliveries: [] }, reminders }),
      [REMIND]: () => {
        reminders = {};
        return INVOICE;
      },
    });
    const user = show(<TimelineCard id="inv-1" onRemind={nothing} />);
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next reminder' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Timeline' })));
  });

  it.each([
    ['customer', 'Reminders are off for this customer'],
    ['debit', 'No reminders while a bank payment is on its way'],
  ] as const)('says that its customer is not reminded: %s', (offFor, text) => {
    show(<NextReminder id="inv-1" onSend={nothing} reminders={{ offFor }} />);
    screen.getByText(text);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('renders nothing if this invoice gets no reminders anyway', () => {
    show(<NextReminder id="inv-1" onSend={nothing} reminders={{}} />);
    expect(screen.queryByRole('region', { name: 'Next reminder' })).toBeNull();
  });
});

describe('sending a reminder', () => {
  const open = (verified?: boolean) => {
    const onClose = vi.fn();
    return { onClose, user: show(<RemindDialog invoice={INVOICE as never} onClose={onClose} />, verified) };
  };

  it('names the recipient, and sends once', async () => {
    const answered = Promise.withResolvers<Invoice>();
    answerCalls({ [REMIND]: () => answered.promise });
    const { user, onClose } = open();
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Send compta@cafe-leger.test a reminder about invoice INV-7?',
    );
    await user.dblClick(screen.getByRole('button', { name: 'Send Reminder' }));
    answered.resolve(INVOICE);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(callsOf(REMIND)).toEqual([{ id: 'inv-1', body: { action: 'send' } }]);
  });

  it('stays open with the reason when it is refused', async () => {
    answerCalls({ [REMIND]: new AppError('CONFLICT', 'You sent a message less than 48 hours ago.') });
    const { user, onClose } = open();
    await user.click(screen.getByRole('button', { name: 'Send Reminder' }));
    expect((await screen.findByRole('alert')).textContent).toContain('less than 48 hours ago');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('first asks a user to confirm their own email', () => {
    open(false);
    screen.getByText(/Then you can remind your customer\./);
    expect(screen.queryByRole('button', { name: 'Send Reminder' })).toBeNull();
  });
});
