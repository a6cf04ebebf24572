import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { enCaInvoice } from '#shared/locale/en-ca-invoice.ts';
import {
  anInvoice,
  anInvoiceWithoutCards,
  button,
  message,
  PAY_NOW,
  setUpPage,
  show,
} from '#test/support/screens/pay-harness.tsx';

setUpPage();

const textOf = (selector: string) => document.querySelector(selector)?.textContent;

it('shows the seller, the amount, the due date and the items', () => {
  show(anInvoice());
  expect(textOf('.summary')).toContain(
    'Larch Studio204 Bow Trail, Canmore, CanadaTax number RT0001Amount Due1,000.00 CADDue in 30 days · February 04, 2026',
  );
  expect(screen.getByText(enCaInvoice.pay.secure)).toBeTruthy();
  expect(button('Pay Now 1,000.00 CAD').disabled).toBe(false);
  expect(textOf('.facts')).toBe(
    'Invoice numberINV-7Issue dateJanuary 05, 2026Due dateFebruary 04, 2026Billed toMoraine Ltd.',
  );
  expect(screen.getByRole('listitem').textContent).toBe('DesignTwo rounds2.5 × 400.001,000.00');
  expect(screen.getByText('By paying, you authorize Larch Studio to charge 1,000.00 CAD to your card.')).toBeTruthy();
  expect(document.title).toBe('Invoice INV-7 · Larch Studio');
});

it('lists the files with their sizes, to be saved', () => {
  const file = { id: 'f1', name: 'plan.pdf', size: 1_258_291, type: 'application/pdf' as const };
  const invoice = anInvoice({ attachments: [file] });
  show(invoice);
  expect(textOf('.files')).toBe('Filesplan.pdf 1.2 MB');
  expect(screen.getByRole('link', { name: 'plan.pdf' }).getAttribute('href')).toBe(
    `/api/invoices/${invoice.id}/attachments/f1`,
  );
});

it('omits adjustments of 0, and labels the others with their rate', () => {
  show(anInvoice());
  expect(textOf('.invoice-totals')).toBe('Subtotal1,000.00Total1,000.00 CAD');
  cleanup();
  show(
    anInvoice({ discountType: 'percentage', discountValue: 10, shippingType: 'fixed', shippingValue: 25, taxValue: 5 }),
  );
  expect(textOf('.invoice-totals')).toBe(
    'Subtotal1,000.00Discount (10%)−100.00Shipping25.00Tax (5%)46.25Total971.25 CAD',
  );
});

it('asks for the rest of a partly paid invoice', () => {
  const payments = [{ amount: 250.5, on: '2026-01-05', method: 'card' as const }];
  show(anInvoice({ amountPaid: 250.5, payments, currency: 'EUR' }));
  expect(textOf('.amount')).toBe('749.50 EUR');
  expect(textOf('.invoice-totals')).toContain('Total1,000.00 EURPaid on January 05, 2026−250.50Balance due749.50 EUR');
  expect(textOf('.consent')).toContain('749.50 EUR');
});

it.each([
  ['2026-01-06T06:59:00Z', 'Due in 30 days'],
  ['2026-01-06T07:00:00Z', 'Due in 29 days'],
  ['2026-02-04T06:59:00Z', 'Due tomorrow'],
  ['2026-02-05T06:59:00Z', 'Due today'],
  ['2026-02-05T07:00:00Z', 'Overdue by 1 day'],
  ['2026-02-16T19:00:00Z', 'Overdue by 12 days'],
])('counts the days to the due date in the business’s time zone: at %s %s', (now, text) => {
  vi.setSystemTime(now);
  for (const status of ['SENT', 'OVERDUE'] as const) {
    show(anInvoice({ status }));
    expect(textOf('.when')).toBe(`${text} · February 04, 2026`);
    expect(textOf('.badge')).toBe(text.startsWith('Overdue') ? 'Overdue' : undefined);
    expect(button(PAY_NOW).disabled).toBe(false);
    cleanup();
  }
});

it('says that a draft is not final, and asks for no payment', () => {
  show(anInvoice({ status: 'DRAFT' }));
  expect(textOf('.badge')).toBe('Not final');
  expect(textOf('.notice')).toBe('This invoice is not finalIt can be paid once it is sent.');
  expect(textOf('.when')).toBe('Due February 04, 2026');
  expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
});

it('says that a payment is disputed, and asks for no other', () => {
  show(anInvoice({ isDisputed: true, amountPaid: 400 }));
  expect(textOf('.summary')).toMatch(/Total1,000\.00 CAD$/);
  expect(textOf('.invoice-totals')).not.toContain('Amount due');
  expect(textOf('.badge')).toBe('Disputed');
  expect(textOf('.notice')).toContain('A card payment for this invoice is disputed');
  expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
});

it.each([
  [0.49, undefined, 'Amounts under 0.50 CAD cannot be paid by card.'],
  [0.5, 'Pay Now 0.50 CAD', 'By paying, you authorize Larch Studio to charge 0.50 CAD to your card.'],
  [1_000_000, undefined, 'Amounts over 999,999.99 CAD cannot be paid by card.'],
])('charges only amounts that a card can pay: %d', (rate, label, text) => {
  show(anInvoice({ items: [{ name: 'Paper clip', quantity: 1, rate, amount: rate }] }));
  expect(screen.queryByRole('button', { name: PAY_NOW })?.textContent).toBe(label);
  expect(screen.queryByText(enCaInvoice.pay.secure) !== null).toBe(label !== undefined);
  expect(textOf('.consent, .no-cards')).toBe(text);
});

it('shows a paid invoice with its day and without a button', () => {
  show(anInvoice({ status: 'PAID', paidAt: '2026-01-12T18:00:00Z' }));
  for (const text of ['Paid', 'Amount Paid', 'Paid on January 12, 2026', enCaInvoice.pay.paid]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
  expect(button('Download PDF')).toBeTruthy();
});

it('shows a cancelled invoice without a button and without an amount due', () => {
  show(anInvoice({ status: 'CANCELLED' }));
  expect(screen.getByText('This invoice was cancelled')).toBeTruthy();
  expect(screen.queryByText('Amount Due')).toBeNull();
  expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
});

it('asks for no payment of zero', () => {
  show(anInvoice({ discountType: 'percentage', discountValue: 100 }));
  expect(screen.queryByText(enCaInvoice.pay.secure)).toBeNull();
  expect(textOf('.amount')).toBe('0.00 CAD');
  expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
});

it('disables the payment if the seller does not accept cards, and says whom to ask', () => {
  show(anInvoiceWithoutCards());
  expect(button('Setup Credit Card Payments Disabled').disabled).toBe(true);
  expect(screen.queryByText(enCaInvoice.pay.secure)).toBeNull();
  expect(textOf('.consent')).toBe(enCaInvoice.pay.askSender);
});

it('shows the available methods before the unavailable one', () => {
  const order = () =>
    [...document.querySelectorAll('.other-ways, .no-cards, .action-bar')].map(({ className }) => className);
  const bank = { paymentInstructions: { bankName: 'ATB' } };
  show(anInvoiceWithoutCards(bank));
  expect(order()).toEqual(['other-ways', 'button no-cards']);
  cleanup();
  show(anInvoice(bank));
  expect(order()).toEqual(['action-bar', 'other-ways']);
  cleanup();
  show(anInvoice({ ...bank, amountPaid: 999.8 }));
  expect(order()).toEqual(['other-ways', 'no-cards']);
});

it.each([
  ['beside the amount in a wide window', true, '.summary'],
  ['below the invoice in a narrow one', false, '.details'],
])('offers every way to pay %s', (_, matches, panel) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({
    matches,
    addEventListener() {},
    removeEventListener() {},
  } as never);
  show(anInvoice({ paymentInstructions: { bankName: 'ATB' }, eTransferEmail: 'pay@larch.test' }));
  const ways = [...document.querySelectorAll('.action-bar, .other-ways')];
  expect(ways.map((way) => way.closest(panel) !== null)).toEqual([true, true, true]);
  vi.restoreAllMocks();
});

it.each([
  [
    { bankName: 'ATB', accountNumber: '0219' },
    'bank',
    'Bank TransferBankATBCopyAccount number0219CopyInvoice numberINV-7Copy',
  ],
  [
    { eTransferEmail: 'pay@larch.test' },
    'e-transfer',
    'E-TransferSend e-Transfer topay@larch.testCopyAmount1,000.00 CADCopyMessageINV-7Copy',
  ],
  [undefined, 'cash', 'CashPayable in cash.'],
] as const)('shows other ways to pay: %j', (paymentInstructions, paymentMethod, text) => {
  show(anInvoiceWithoutCards({ paymentMethod, ...(paymentInstructions && { paymentInstructions }) }));
  expect(textOf('.other-ways')).toBe(`How to pay · ${text}`);
  expect(textOf('.consent')).toBeUndefined();
});

it.each([
  [{ paymentTerms: 'Net 30', additionalNotes: 'One\nTwo' }, 'Payment termsNet 30NotesOne\nTwo'],
  [{ additionalNotes: 'Thanks' }, 'NotesThanks'],
  [{}, ''],
])('shows terms and notes if there are any: %j', (given, text) => {
  show(anInvoice(given));
  expect(textOf('.small-print')).toBe(text);
});

it('shows the contact, by mail or by phone', () => {
  const { company } = anInvoice();
  show(anInvoice({ status: 'CANCELLED', company: { ...company, email: 'hi@larch.test', phone: '+1 403 555 0188' } }));
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'hi@larch.test' }).href).toBe('mailto:hi@larch.test');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '+1 403 555 0188' }).href).toBe('tel:+14035550188');
});

it('loads the logo from the API, and shows none if there is none', () => {
  const { company } = anInvoice();
  show(anInvoice({ company: { ...company, logo: 'images/one.png' } }));
  expect(document.querySelector('.logo')?.getAttribute('src')).toBe('/api/images/one.png');
  cleanup();
  show(anInvoice());
  expect(document.querySelector('.logo')).toBeNull();
});

it('collapses a long invoice until all lines are requested', () => {
  const items = Array.from({ length: 200 }, (_, index) => ({ name: `Line ${index}`, quantity: 1, rate: 1, amount: 1 }));
  show(anInvoice({ items }));
  const list = screen.getByRole('list');
  expect(list.className).toContain('folded');
  fireEvent.click(button('Show all items (200)'));
  expect(list.className).not.toContain('folded');
  expect(within(list).getAllByRole('listitem')).toHaveLength(200);
});

it('offers to reload an invoice that could not be loaded', () => {
  show({ kind: 'failed' });
  expect(message()).toBe('Failed to load invoice');
  expect(screen.getByRole('alert').textContent).toBe('Failed to load invoicePlease try again later or reload the page');
  fireEvent.click(button('Reload'));
  expect(location.reload).toHaveBeenCalledOnce();
});

it('says that the invoice does not exist', () => {
  show({ kind: 'not-found' });
  expect(message()).toBe('');
  expect(screen.getByRole('alert').textContent).toBe("Invoice not foundThe invoice you're looking for doesn't exist");
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that the invoice is not available right now, and whom to ask', () => {
  show({ kind: 'unavailable' });
  expect(screen.getByRole('alert').textContent).toBe(
    'This invoice is not available right nowPlease contact the business that sent it.',
  );
  expect(document.title).toBe('This invoice is not available right now');
  expect(screen.queryByRole('button')).toBeNull();
});
