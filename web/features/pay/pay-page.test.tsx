// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import { anInvoice, anInvoiceWithoutCards, button, keepPageStill, show } from './pay-bench.tsx';

keepPageStill();

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

it('shows who asks for how much, until when and for what', () => {
  show(anInvoice());
  expect(textOf('.summary')).toContain(
    'Larch Studio204 Bow Trail, Canmore, CanadaTax number RT0001Amount Due1,000.00 CADDue February 04, 2026',
  );
  expect(screen.getByText(enCaInvoice.pay.secure)).toBeTruthy();
  expect(screen.getByText('Sent')).toBeTruthy();
  expect(textOf('.facts')).toBe(
    'Invoice numberINV-7Issue dateJanuary 05, 2026Due dateFebruary 04, 2026Billed toMoraine Ltd.',
  );
  expect(screen.getByRole('listitem').textContent).toBe('DesignTwo rounds2.5 × 400.001,000.00');
  expect(screen.getByText('By paying you agree that Larch Studio charges your card 1,000.00 CAD.')).toBeTruthy();
  expect(document.title).toBe('Invoice INV-7 · Larch Studio');
});

it('leaves out adjustments that are 0, and names the others with their rate', () => {
  show(anInvoice());
  expect(textOf('.totals')).toBe('Subtotal1,000.00Total1,000.00 CAD');
  cleanup();
  show(
    anInvoice({ discountType: 'percentage', discountValue: 10, shippingType: 'fixed', shippingValue: 25, taxValue: 5 }),
  );
  expect(textOf('.totals')).toBe('Subtotal1,000.00Discount (10%)−100.00Shipping25.00Tax (5%)46.25Total971.25 CAD');
});

it('asks for what is left of an invoice that is paid in part', () => {
  show(anInvoice({ amountPaid: 250.5, currency: 'EUR' }));
  expect(textOf('.amount')).toBe('749.50 EUR');
  expect(textOf('.totals')).toContain('Total1,000.00 EURAmount paid−250.50Amount due749.50 EUR');
  expect(textOf('.consent')).toContain('749.50 EUR');
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

it('asks nobody to pay nothing', () => {
  show(anInvoice({ discountType: 'percentage', discountValue: 100 }));
  expect(textOf('.amount')).toBe('0.00 CAD');
  expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
});

it('disables the payment when the seller takes no cards, and says whom to ask', () => {
  show(anInvoiceWithoutCards());
  expect(button('Setup Credit Card Payments Disabled').disabled).toBe(true);
  expect(screen.queryByText(enCaInvoice.pay.secure)).toBeNull();
  expect(textOf('.consent')).toBe(enCaInvoice.pay.askSender);
});

it.each([
  [{ bankName: 'ATB', accountNumber: '0219' }, 'bank', 'Bank TransferBankATBAccount number0219Invoice numberINV-7'],
  [{ eTransferEmail: 'pay@larch.test' }, 'e-transfer', 'E-TransferSend e-transfer topay@larch.testInvoice numberINV-7'],
  [undefined, 'cash', 'CashPayable in cash.'],
] as const)('tells other ways to pay: %j', (paymentInstructions, paymentMethod, text) => {
  show(anInvoiceWithoutCards({ paymentMethod, ...(paymentInstructions && { paymentInstructions }) }));
  expect(textOf('.other-ways')).toBe(`Other ways to pay · ${text}`);
  expect(textOf('.consent')).toBeUndefined();
});

it.each([
  [{ paymentTerms: 'Net 30', additionalNotes: 'One\nTwo' }, 'Payment termsNet 30NotesOne\nTwo'],
  [{ additionalNotes: 'Thanks' }, 'NotesThanks'],
  [{}, ''],
])('tells terms and notes as far as there are any: %j', (given, text) => {
  show(anInvoice(given));
  expect(textOf('.small-print')).toBe(text);
});

it('tells whom to ask, by mail or by phone', () => {
  const { company } = anInvoice();
  show(anInvoice({ status: 'CANCELLED', company: { ...company, email: 'hi@larch.test', phone: '+1 403 555 0188' } }));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'hi@larch.test' }).href).toBe('mailto:hi@larch.test');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '+1 403 555 0188' }).href).toContain('tel:+1');
});

it('shows the logo from under the API, and does without where there is none', () => {
  const { company } = anInvoice();
  show(anInvoice({ company: { ...company, logo: 'images/one.png' } }));
  expect(document.querySelector('.logo')?.getAttribute('src')).toBe('/api/images/one.png');
  cleanup();
  show(anInvoice());
  expect(document.querySelector('.logo')).toBeNull();
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
