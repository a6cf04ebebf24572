import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHARGE_ENDS, type ChargeEnd, type InvoiceCharge } from '#shared/invoice/charge.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anInvoice } from '#test/support/screens/an-invoice.ts';
import { callsOf } from '#test/support/screens/call-harness.ts';
import { toasts } from '#test/support/screens/estimates-harness.tsx';
import {
  aSavedCard,
  CHARGE,
  over,
  planned,
  savedPart,
  savedText,
  showCharge,
  TD_ACCOUNT,
  VISA,
} from '#test/support/screens/invoice-page-harness.tsx';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const PLANNED = planned(TD_ACCOUNT);
const NAME = 'The TD Canada Trust account •••• 6789';
const ARRIVAL = 'The money usually arrives five business days later.';

beforeEach(() => vi.setSystemTime(new Date(2026, 2, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the debit of a saved bank account', () => {
  it.each<[string, InvoiceCharge, string]>([
    ['planned', PLANNED, `${NAME} will be debited 344.93 CAD on Mar 20, 2026${ARRIVAL}`],
    ['of today', { ...PLANNED, on: '2026-03-15' }, `${NAME} will be debited 344.93 CAD today${ARRIVAL}`],
    [
      'that failed',
      { ...PLANNED, on: '2026-03-23', tries: 1 },
      `${NAME} will be debited 344.93 CAD on Mar 23, 2026${ARRIVAL}There was not enough money in it before. The customer got an email with a link to pay.`,
    ],
  ])('that is %s says when it is, and can be stopped', async (_, charge, text) => {
    await showCharge(charge);
    expect(savedText()).toBe(`Saved bank account${text}Stop the Debit`);
  });

  it.each([
    ['has no debits', { connected: true }, 'off'],
    ['waits for Stripe to activate them', { connected: true }, 'waiting'],
    ['is not connected to Stripe any more', { connected: false }, 'on'],
  ] as const)('is not promised while the business %s', async (_, status, debits) => {
    await showCharge(PLANNED, { 'GET /stripe/status': status, 'GET /stripe/options': { debits, link: true } });
    await waitFor(() =>
      expect(savedText()).toBe(
        `Saved bank account${NAME} is not debited as things areYour business does not take bank payments now, so nothing is debited. Set up bank paymentsStop the Debit`,
      ),
    );
    screen.getByRole('link', { name: 'Set up bank payments' });
  });

  it('is stopped once, after a question', async () => {
    const user = await showCharge(PLANNED);
    await user.click(screen.getByRole('button', { name: 'Stop the Debit' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop the debit for this invoice?' }));
    dialog.getByText(/^The TD Canada Trust account ••••.6789 is then not debited for invoice INV-20260105042\./);
    await user.dblClick(dialog.getByRole('button', { name: 'Stop the Debit' }));
    await waitFor(() => expect(savedText()).toBe(`Saved bank account${NAME} is not debited for this invoiceTry Again`));
    expect(callsOf(CHARGE)).toEqual([{ id: 'inv-1', body: { action: 'stop' } }]);
    await waitFor(() => expect(toasts('success')).toEqual(['The bank account is not debited for this invoice']));
  });
});

describe('a debit that is over', () => {
  it.each<[ChargeEnd, boolean]>([
    ['declined', false],
    ['amount-raised', true],
    ['unavailable', true],
    ['stopped', true],
    ['card-removed', true],
    ['authentication', false],
    ['refused', false],
  ])('as %s says why; trying the same account again is offered: %s', async (because, isOffered) => {
    await showCharge(over(because, TD_ACCOUNT));
    await waitFor(() => expect(callsOf('GET /customers/{id}/saved-card')).toHaveLength(1));
    if (isOffered) await screen.findByRole('button', { name: 'Try Again' });
    else expect(within(savedPart() as HTMLElement).queryByRole('button')).toBeNull();
    expect(savedText()).toMatch(/^Saved bank accountThe TD Canada Trust account •••• 6789 is (not|no longer) debited/);
    expect(savedText()).not.toMatch(/card|charge/i);
  });

  it.each(CHARGE_ENDS)('as %s offers a card that the customer saved since', async (because) => {
    const user = await showCharge(over(because, TD_ACCOUNT), {
      'GET /customers/{id}/saved-card': { card: aSavedCard(VISA) },
    });
    await user.click(await screen.findByRole('button', { name: /^Charge Visa ••••.4242$/ }));
    await screen.findByRole('alertdialog', { name: /^Charge Visa ••••.4242\?$/ });
  });

  it('of a card offers the bank account that the customer saved since, and says when the money arrives', async () => {
    const user = await showCharge(over('refused'), {
      'GET /customers/{id}/saved-card': { card: aSavedCard(TD_ACCOUNT) },
    });
    await user.click(await screen.findByRole('button', { name: /^Debit the TD Canada Trust account ••••.6789$/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Debit the TD Canada Trust account/ }));
    dialog.getByText(
      'It is debited 344.93 CAD for invoice INV-20260105042 now. The money usually arrives five business days later.',
    );
    await user.click(dialog.getByRole('button', { name: 'Debit Now' }));
    await waitFor(() => expect(toasts('success')).toEqual(['The bank account will be debited in a moment']));
  });
});

describe('a bank payment that is on its way', () => {
  const PENDING: Partial<Invoice> = { pendingDebit: { amount: 344.93, on: '2026-03-13' }, dueDate: '2026-03-10' };
  const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

  it('is shown below the amount, which is still due, with its day and why nothing else is offered', async () => {
    await showCharge(undefined, {}, PENDING);
    screen.getByRole('heading', { name: 'Amount due' });
    const owed = screen.getByText('Bank payment of 344.93 CAD on its way').closest('section') as HTMLElement;
    within(owed).getByText(
      'Since Mar 13, 2026, usually for five business days. No other payment can be recorded until it arrives or fails, and reminders pause.',
    );
  });

  it('keeps the invoice its customer’s, also if it is partly paid', async () => {
    const customer = {
      id: 'c-1',
      name: 'Zoé Roy',
      email: 'zoe@example.com',
      createdAt: '2026-01-05T12:00:00Z',
      version: 1,
    };
    const showPartlyPaid = async (fields: Partial<Invoice>) => {
      await showCharge(undefined, { 'GET /customers/{id}': customer }, { amountPaid: 50, ...fields });
      await screen.findByRole('link', { name: anInvoice().billingName });
    };
    await showPartlyPaid({});
    screen.getByRole('button', { name: 'Change Customer' });
    cleanup();
    await showPartlyPaid(PENDING);
    expect(screen.queryByRole('button', { name: 'Change Customer' })).toBeNull();
  });

  it('neither reminds nor takes another payment, also if the invoice is late', async () => {
    const user = await showCharge(undefined, {}, PENDING);
    const next = within(screen.getByRole('region', { name: 'Next step' }));
    expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show Payments']);
    next.getByRole('link', { name: 'Duplicate' });
    await user.click(screen.getByRole('button', { name: /^Actions for/ }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual([
      'Edit',
      'Show Payments',
      'Download PDF',
      'Send Invoice',
      'Copy Link',
      'Duplicate',
      'Make Recurring',
      'Delete',
    ]);
  });

  it('leaves the credit of its customer for other invoices', async () => {
    await showCharge(undefined, {}, PENDING);
    await waitFor(() => expect(callsOf('GET /invoices/{id}/history')).not.toEqual([]));
    expect(callsOf('GET /receipts')).toEqual([]);
    expect(callsOf('GET /customers/{id}/account')).toEqual([]);
  });

  it.each([
    ['of the charge itself', { ...PLANNED, on: '2026-03-13' }],
    ['while a charge is ahead', PLANNED],
    ['of a charge that is over', over('stopped', TD_ACCOUNT)],
  ])('is all that is said of the saved account, without buttons: %s', async (_, charge) => {
    await showCharge(charge, {}, PENDING);
    expect(savedPart()).toBeUndefined();
    expect(names()).not.toContain('Stop the Debit');
    expect(names()).not.toContain('Try Again');
  });
});
