// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { fakeServer } from '#web/lib/fake-server.ts';
import { saveFile } from '#web/lib/save-file.ts';
import type { Load } from './invoice-calls.ts';
import { PayPage } from './pay-page.tsx';

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const READ = 'GET /invoices/inv-1/public';
const PAY = 'POST /invoices/inv-1/payment';

function anInvoice(over: Partial<PublicInvoice> = {}): PublicInvoice {
  return {
    id: 'inv-1',
    invoiceNumber: 'INV-7',
    issueDate: '2026-01-05',
    dueDate: '2026-02-04',
    currency: 'CAD',
    status: 'SENT',
    items: [{ name: 'Design', description: 'Two rounds', quantity: 2.5, rate: 400, amount: 1000 }],
    paymentMethod: 'bank',
    billingName: 'Moraine Ltd.',
    company: {
      name: 'Larch Studio',
      address: '204 Bow Trail',
      city: 'Canmore',
      country: 'Canada',
      vat: 'RT0001',
      paymentSettings: { paymentIntegrationEnabled: true },
    },
    ...over,
  };
}

const withoutCards = (over: Partial<PublicInvoice> = {}) =>
  anInvoice({ company: { name: 'Larch', paymentSettings: { paymentIntegrationEnabled: false } }, ...over });

function show(first: Load | PublicInvoice, search = '') {
  history.replaceState(null, '', `/pay/inv-1${search}`);
  const load: Load = 'kind' in first ? first : { kind: 'loaded', invoice: first };
  render(<PayPage dictionary={enCaInvoice} first={load} invoiceId="inv-1" />);
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const pressAndWait = (name: string) => act(async () => void fireEvent.click(button(name)));
const message = () => document.querySelector('.messages')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.spyOn(location, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows who asks for how much, until when and for what', () => {
  show(anInvoice());
  expect(document.querySelector('.summary')?.textContent).toContain(
    'Larch Studio204 Bow Trail, Canmore, CanadaTax number RT0001Amount Due1,000.00 CADDue February 04, 2026',
  );
  expect(screen.getByText(enCaInvoice.pay.secure)).toBeTruthy();
  expect(screen.getByText('INV-7')).toBeTruthy();
  expect(screen.getByText('Sent')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe('DesignTwo rounds2.5 × 400.001,000.00');
  expect(screen.getByText('By paying you agree to be charged the amount shown by Larch Studio')).toBeTruthy();
  expect(document.title).toBe('Invoice INV-7 · Larch Studio');
});

it('leaves out adjustments that are 0, and names the others with their rate', () => {
  show(anInvoice());
  expect(document.querySelector('.totals')?.textContent).toBe('Subtotal1,000.00Total1,000.00 CAD');
  cleanup();
  show(
    anInvoice({ discountType: 'percentage', discountValue: 10, shippingType: 'fixed', shippingValue: 25, taxValue: 5 }),
  );
  expect(document.querySelector('.totals')?.textContent).toBe(
    'Subtotal1,000.00Discount (10%)−100.00Shipping25.00Tax (5%)46.25Total971.25 CAD',
  );
});

it.each([
  ['DRAFT', 'Draft', 'Amount Due', 'Due February 04, 2026'],
  ['SENT', 'Sent', 'Amount Due', 'Due February 04, 2026'],
  ['OVERDUE', 'Overdue', 'Amount Due', 'Overdue since February 04, 2026'],
] as const)('asks for payment of a %s invoice', (status, badge, label, when) => {
  show(anInvoice({ status }));
  for (const text of [badge, label, when]) expect(screen.getByText(text)).toBeTruthy();
  expect(button('Pay Now').disabled).toBe(false);
});

it('shows a paid invoice with its day and without a button', () => {
  show(anInvoice({ status: 'PAID', paidAt: '2026-01-12T18:00:00Z' }));
  for (const text of ['Paid', 'Amount Paid', 'Paid on January 12, 2026', enCaInvoice.pay.paid]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  expect(button('Download PDF')).toBeTruthy();
});

it('shows a cancelled invoice without a button and without an amount due', () => {
  show(anInvoice({ status: 'CANCELLED' }));
  expect(screen.getByText('This invoice was cancelled')).toBeTruthy();
  expect(screen.queryByText('Amount Due')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
});

it('disables the payment when the seller takes no cards', () => {
  show(withoutCards());
  expect(button('Setup Credit Card Payments Disabled').disabled).toBe(true);
});

it.each([
  [{ bankName: 'ATB', accountNumber: '0219' }, 'bank', 'Bank TransferBankATBAccount number0219Invoice numberINV-7'],
  [{ eTransferEmail: 'pay@larch.test' }, 'e-transfer', 'E-TransferSend e-transfer topay@larch.testInvoice numberINV-7'],
  [undefined, 'cash', 'CashPayable in cash.'],
] as const)('tells other ways to pay: %j', (paymentInstructions, paymentMethod, text) => {
  show(withoutCards({ paymentMethod, ...(paymentInstructions && { paymentInstructions }) }));
  expect(document.querySelector('.other-ways')?.textContent).toBe(`Other ways to pay · ${text}`);
});

it('folds a long invoice until all lines are asked for', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ name: `Line ${index}`, quantity: 1, rate: 1, amount: 1 }));
  show(anInvoice({ items }));
  const list = screen.getByRole('list');
  expect(list.className).toContain('folded');
  fireEvent.click(button('Show all items (200)'));
  expect(list.className).not.toContain('folded');
  expect(within(list).getAllByRole('listitem')).toHaveLength(200);
});

it('offers to reload what could not be read', () => {
  show({ kind: 'failed' });
  expect(screen.getByRole('alert').textContent).toBe('Failed to load invoicePlease try again later or reload the page');
  fireEvent.click(button('Reload'));
  expect(location.reload).toHaveBeenCalledOnce();
});

it('says that there is no such invoice', () => {
  show({ kind: 'not-found' });
  expect(screen.getByRole('alert').textContent).toBe("Invoice not foundThe invoice you're looking for doesn't exist");
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['INV-7', 'invoice-INV-7.pdf'],
  ['', 'invoice-download.pdf'],
])('saves the PDF of invoice %j as %s', async (invoiceNumber, name) => {
  fakeServer({ 'GET /invoices/inv-1/pdf': { body: '%PDF', type: 'application/pdf' } });
  show(anInvoice({ invoiceNumber }));
  await pressAndWait('Download PDF');
  await vi.waitFor(() => expect(saveFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), name));
  expect(message()).toBe('PDF downloaded successfully');
});

it('says when there is no PDF to be had', async () => {
  fakeServer({ 'GET /invoices/inv-1/pdf': { status: 503 } });
  show(anInvoice());
  await pressAndWait('Download PDF');
  expect(message()).toBe('Failed to download PDF');
  expect(button('Download PDF').disabled).toBe(false);
});

it('leads to the checkout once, however often it is pressed, and stays busy', async () => {
  const server = fakeServer({ [PAY]: { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } } });
  show(anInvoice());
  await act(async () => {
    button('Pay Now').click();
    button('Pay Now').click();
  });
  expect(server.count(PAY)).toBe(1);
  expect(location.assign).toHaveBeenCalledExactlyOnceWith('https://pay.test/1');
  expect(button('Processing...').disabled).toBe(true);
});

it('can be paid again when the payer comes back with the back button', async () => {
  fakeServer({
    [PAY]: { body: { status: 'PENDING', checkoutUrl: 'https://pay.test/1' } },
    [READ]: { body: anInvoice() },
  });
  show(anInvoice());
  await pressAndWait('Pay Now');
  const comeBack = Object.assign(new Event('pageshow'), { persisted: true });
  await act(async () => void dispatchEvent(comeBack));
  expect(button('Pay Now').disabled).toBe(false);
});

it('reads the invoice again when the payer comes back to a page from before', async () => {
  fakeServer({ [READ]: { body: anInvoice({ status: 'PAID' }) } });
  show(anInvoice());
  await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await vi.waitFor(() => expect(screen.getByText('Amount Paid')).toBeTruthy());
});

it.each([
  ['is refused', { status: 403, body: { code: 'FORBIDDEN', message: 'x' } }],
  ['leads nowhere', { body: { status: 'PENDING' } }],
])('says that the payment could not start when it %s', async (_, reply) => {
  fakeServer({ [PAY]: reply });
  show(anInvoice());
  await pressAndWait('Pay Now');
  expect(message()).toBe('Failed to initiate payment. Please try again.');
  expect(button('Pay Now').disabled).toBe(false);
  act(() => vi.advanceTimersByTime(4000));
  expect(message()).toBe('');
});

it('waits for the confirmation after a payment, then shows the invoice as paid', async () => {
  let status: PublicInvoice['status'] = 'SENT';
  const server = fakeServer({ [READ]: () => ({ body: anInvoice({ status }) }) });
  show(anInvoice(), '?payment=success');
  expect(screen.getByText('Your payment is being processed')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect(server.count(READ)).toBe(2);
  status = 'PAID';
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('Amount Paid')).toBeTruthy();
  expect(message()).toBe(enCaInvoice.pay.paid);
  expect(location.search).toBe('');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(server.count(READ)).toBe(3);
});

it('asks more and more seldom, then stops and lets the payer pay', async () => {
  const server = fakeServer({ [READ]: { status: 500 } });
  show(anInvoice(), '?payment=success');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(server.count(READ)).toBe(11);
  expect(screen.getByText('Your payment is not confirmed yet')).toBeTruthy();
  expect(button('Pay Now').disabled).toBe(false);
});

it('waits for the confirmation when the checkout says that it is paid', async () => {
  fakeServer({ [PAY]: { body: { status: 'SUCCESS' } } });
  show(anInvoice());
  await pressAndWait('Pay Now');
  expect(screen.getByText('Your payment is being processed')).toBeTruthy();
});

it('does not wait for what is paid already', () => {
  const server = fakeServer({});
  show(anInvoice({ status: 'PAID' }), '?payment=success');
  expect(screen.queryByText('Your payment is being processed')).toBeNull();
  expect(server.requests).toHaveLength(0);
});

it('says once that the payment was broken off', () => {
  show(anInvoice(), '?payment=cancelled');
  expect(screen.getByText('The payment was not completed. You have not been charged.')).toBeTruthy();
  expect(button('Pay Now').disabled).toBe(false);
  expect(location.search).toBe('');
});
