import { expect, it } from 'vitest';
import { pdfNameOf } from './pdf-name.ts';

it.each([
  [{ invoiceNumber: 'INV-7' }, 'invoice-INV-7-2026-11-21.pdf'],
  [{ invoiceNumber: '2026/7' }, 'invoice-2026_7-2026-11-21.pdf'],
  [{ invoiceNumber: 'DEP-7', isDeposit: true as const }, 'deposit-DEP-7-2026-11-21.pdf'],
])('%o is saved as %s', (invoice, name) => {
  expect(pdfNameOf(invoice, '2026-11-21')).toBe(name);
});
