import { expect, it } from 'vitest';
import { dueByDay, dueByText, PAYMENT_TERMS, paymentTermsText } from './payment-terms.ts';

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
