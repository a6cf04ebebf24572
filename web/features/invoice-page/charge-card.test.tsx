import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors.ts';
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
} from '#test/support/screens/invoice-page-harness.tsx';
import { ConnectionError } from '#web/lib/api/call-errors.ts';

vi.mock('#web/lib/api/call.ts', () => ({ call: vi.fn() }));
vi.mock('#web/ui/feedback/toast.ts', () => ({ toast: { success: vi.fn(), error: vi.fn(), info: vi.fn() } }));

const PLANNED = planned();
const textOf = savedText;
const confirm = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

beforeEach(() => vi.setSystemTime(new Date(2026, 2, 15, 12)));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the charge of a saved card', () => {
  it.each<[string, InvoiceCharge, string]>([
    ['planned', PLANNED, 'Visa •••• 4242 will be charged 344.93 CAD on Mar 20, 2026Stop Charging'],
    ['of today', { ...PLANNED, on: '2026-03-15' }, 'Visa •••• 4242 will be charged 344.93 CAD todayStop Charging'],
    [
      'that failed',
      { ...PLANNED, on: '2026-03-23', tries: 1 },
      'Visa •••• 4242 will be charged 344.93 CAD on Mar 23, 2026It was declined once. The customer got an email with a link to pay.Stop Charging',
    ],
    [
      'that failed twice',
      { ...PLANNED, on: '2026-03-25', tries: 2 },
      'Visa •••• 4242 will be charged 344.93 CAD on Mar 25, 2026It was declined 2 times. The customer got an email with a link to pay.Stop Charging',
    ],
  ])('that is %s says when it is, and can be stopped', async (_, charge, text) => {
    await showCharge(charge);
    expect(textOf()).toBe(`Saved card${text}`);
  });

  it.each<[string, InvoiceCharge, Partial<Invoice>, string]>([
    [
      'more is due than its email announced',
      { ...PLANNED, isUnannounced: true },
      {},
      'Visa •••• 4242 is not charged as things are344.93 CAD is due, and its email announced less. Resend the invoice to announce the new amount: the card is then charged on the day that its email tells.Resend InvoiceStop Charging',
    ],
    [
      'its email did not arrive',
      PLANNED,
      { returnedMail: 'BOUNCED' },
      'Visa •••• 4242 is not charged as things areIts email did not reach the customer, and nothing is charged that they were not told of. Send it again first.Stop Charging',
    ],
  ])('is not promised while %s', async (_, charge, invoice, text) => {
    await showCharge(charge, {}, invoice);
    expect(textOf()).toBe(`Saved card${text}`);
  });

  it.each<[string, InvoiceCharge, string]>([
    [
      'planned',
      PLANNED,
      'Visa •••• 4242 is not charged as things areYour business does not take cards now, so nothing is charged. Connect card paymentsStop Charging',
    ],
    [
      'over',
      over('unavailable'),
      'Visa •••• 4242 is no longer charged for this invoiceYour business does not take cards now. Connect card payments',
    ],
    [
      'stopped',
      over('stopped'),
      'Visa •••• 4242 is not charged for this invoiceYour business does not take cards now. Connect card payments',
    ],
  ])('is not promised by a business that takes no cards any more: %s', async (_, charge, text) => {
    await showCharge(charge, { 'GET /stripe/status': { connected: false } });
    await waitFor(() => expect(textOf()).toBe(`Saved card${text}`));
    screen.getByRole('link', { name: 'Connect card payments' });
  });

  it('is announced again by sending the invoice again', async () => {
    const user = await showCharge({ ...PLANNED, isUnannounced: true });
    await user.click(within(savedPart() as HTMLElement).getByRole('button', { name: 'Resend Invoice' }));
    await screen.findByRole('alertdialog', { name: 'Send Invoice' });
  });

  it('waits for an answer to a reported transfer', async () => {
    const claim = { id: 'c', method: 'e-transfer', at: '2026-03-15T18:00:00Z', on: '2026-03-15' } as const;
    await showCharge(PLANNED, { 'GET /invoices/{id}': anInvoice({ total: 344.93, charge: PLANNED, claim }) });
    expect(textOf()).toContain('Not before you confirm or dismiss the e-Transfer that was reported.');
  });

  it('is not mentioned on any other invoice', async () => {
    await showCharge(undefined);
    expect(savedPart()).toBeUndefined();
  });

  it('is stopped once, after a question', async () => {
    const user = await showCharge(PLANNED);
    await user.click(screen.getByRole('button', { name: 'Stop Charging' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Stop charging this invoice?' }));
    dialog.getByText(/^Visa ••••.4242 is then not charged for invoice INV-20260105042\./);
    await user.dblClick(dialog.getByRole('button', { name: 'Stop Charging' }));
    await waitFor(() => expect(textOf()).toBe('Saved cardVisa •••• 4242 is not charged for this invoiceTry Again'));
    expect(callsOf(CHARGE)).toEqual([{ id: 'inv-1', body: { action: 'stop' } }]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try Again' })));
    expect(toasts('success')).toEqual(['The card is not charged for this invoice']);
    // The history has an entry more.
    await waitFor(() => expect(callsOf('GET /invoices/{id}/history').length).toBeGreaterThan(1));
  });

  it('goes on if the question is answered with no', async () => {
    const user = await showCharge(PLANNED);
    await user.click(screen.getByRole('button', { name: 'Stop Charging' }));
    await confirm(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(callsOf(CHARGE)).toEqual([]);
  });

  it.each<[string, Error, string]>([
    ['the server cannot be reached', new ConnectionError(), 'Failed to stop the charge'],
    [
      'it is over meanwhile',
      new AppError('CONFLICT', 'This invoice is not charged by itself.', { reason: 'NOT_CHARGED_BY_ITSELF' }),
      'This invoice is not charged by itself.',
    ],
  ])('stays if it cannot be stopped because %s', async (_, error, text) => {
    const user = await showCharge(PLANNED, { [CHARGE]: error });
    await user.click(screen.getByRole('button', { name: 'Stop Charging' }));
    await confirm(user, 'Stop Charging');
    await waitFor(() => expect(toasts('error').flat()).toEqual([text]));
    screen.getByRole('alertdialog');
  });
});

describe('a charge that is over', () => {
  it.each<[ChargeEnd, boolean]>([
    ['declined', true],
    ['amount-raised', true],
    ['unavailable', true],
    ['stopped', true],
    ['card-removed', true],
    ['authentication', false],
    ['refused', false],
  ])('as %s says why; trying the same card again is offered: %s', async (because, isOffered) => {
    await showCharge(over(because));
    await waitFor(() => expect(callsOf('GET /customers/{id}/saved-card')).toHaveLength(1));
    if (isOffered) await screen.findByRole('button', { name: 'Try Again' });
    else expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(textOf()).toMatch(/^Saved cardVisa •••• 4242 is (not|no longer) charged for this invoice/);
    expect(screen.queryByRole('button', { name: 'Stop Charging' })).toBeNull();
  });

  it.each(CHARGE_ENDS)('as %s offers another card that the customer saved since', async (because) => {
    const user = await showCharge(over(because), {
      'GET /customers/{id}/saved-card': { card: aSavedCard({ brand: 'mastercard', last4: '4444' }) },
    });
    await user.click(await screen.findByRole('button', { name: /^Charge Mastercard ••••.4444$/ }));
    await screen.findByRole('alertdialog', { name: /^Charge Mastercard ••••.4444\?$/ });
  });

  it('offers nothing once the customer has no card', async () => {
    await showCharge(over('declined'), { 'GET /customers/{id}/saved-card': {} });
    await waitFor(() => expect(callsOf('GET /customers/{id}/saved-card')).toHaveLength(1));
    expect(within(savedPart() as HTMLElement).queryByRole('button')).toBeNull();
  });

  it.each<[string, InvoiceCharge, Partial<Invoice>, string]>([
    [
      'more is due than its email announced',
      { ...over('amount-raised'), isUnannounced: true },
      {},
      'Visa •••• 4242 is no longer charged for this invoice344.93 CAD is due, and its email announced less. Resend the invoice to announce the new amount: the card is then charged on the day that its email tells.Resend Invoice',
    ],
    [
      'more is due than announced since it was stopped',
      { ...over('stopped'), isUnannounced: true },
      {},
      'Visa •••• 4242 is not charged for this invoice344.93 CAD is due, and its email announced less. Resend the invoice, so that the customer knows the amount. After that, you can charge the card here.Resend Invoice',
    ],
    [
      'its email did not arrive',
      over('stopped'),
      { returnedMail: 'BOUNCED' },
      'Visa •••• 4242 is not charged for this invoiceIts email did not reach the customer. Send it again. After that, you can charge the card here.',
    ],
  ])('is not tried again while %s', async (_, charge, invoice, text) => {
    await showCharge(charge, {}, invoice);
    await waitFor(() => expect(callsOf('GET /customers/{id}/saved-card')).toHaveLength(1));
    expect(textOf()).toBe(`Saved card${text}`);
  });

  it('is tried again once, after a question with the amount', async () => {
    const user = await showCharge(over('declined'));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText(
      'It is charged 344.93 CAD for invoice INV-20260105042 now. If it is declined, it is tried again on later days.',
    );
    await user.dblClick(dialog.getByRole('button', { name: 'Charge Now' }));
    await waitFor(() => expect(textOf()).toContain('will be charged 344.93 CAD today'));
    expect(callsOf(CHARGE)).toEqual([{ id: 'inv-1', body: { action: 'retry' } }]);
    await waitFor(() => expect(toasts('success')).toEqual(['The card will be charged in a moment']));
  });

  it('is looked for until it has an outcome, which everything on the page then shows', async () => {
    const ticks: (() => void)[] = [];
    const original = setInterval;
    vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, ms: number) =>
      ms === 3000 ? ticks.push(run) : original(run, ms)) as unknown as typeof setInterval);
    let charge: InvoiceCharge | undefined = { ...PLANNED, on: '2026-03-15' };
    await showCharge(charge, {
      'GET /invoices/{id}': () => anInvoice({ status: charge ? 'SENT' : 'PAID', total: 344.93, charge }),
    });
    const reads = callsOf('GET /invoices/{id}/history').length;
    charge = undefined;
    for (const tick of ticks) tick();
    await waitFor(() => expect(savedPart()).toBeUndefined());
    await waitFor(() => expect(callsOf('GET /invoices/{id}/history').length).toBeGreaterThan(reads));
    vi.restoreAllMocks();
  });
});
