import { expect, it } from 'vitest';
import {
  dueByDay,
  dueByText,
  dueDayOf,
  PAYMENT_TERMS,
  type PaymentTermsChoice,
  paymentTermsText,
} from './payment-terms.ts';

it('accepts the code of a standard term, and any other text', () => {
  expect(paymentTermsText('due_in_30_days')).toBe(PAYMENT_TERMS.due_in_30_days.description);
  for (const text of ['custom', 'Net 20', 'constructor', PAYMENT_TERMS.due_on_receipt.description]) {
    expect(paymentTermsText(text)).toBe(text);
  }
});

it('reads the day of a text that names the due date', () => {
  expect(dueByDay(dueByText('February 04, 2026'))).toBe('2026-02-04');
  for (const text of [
    'February 04, 2026',
    dueByText('soon'),
    dueByText('Foo 04, 2026'),
    dueByText('February 30, 2026'),
  ]) {
    expect(dueByDay(text)).toBeUndefined();
  }
});

it.each<[PaymentTermsChoice, string, string | undefined]>([
  ['due_on_receipt', '2026-01-31', '2026-01-31'],
  ['due_in_15_days', '2028-02-20', '2028-03-06'],
  ['due_in_30_days', '2026-01-31', '2026-03-02'],
  ['end_of_month', '2026-01-31', '2026-01-31'],
  ['end_of_month', '2028-02-01', '2028-02-29'],
  ['end_of_next_month', '2026-01-31', '2026-02-28'],
  ['end_of_next_month', '2026-12-01', '2027-01-31'],
  ['custom', '2026-01-05', undefined],
])('%s for an invoice of %s is due on %s', (choice, issued, due) => {
  expect(dueDayOf(choice, issued)).toBe(due);
});
