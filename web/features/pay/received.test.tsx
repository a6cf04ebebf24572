import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { frCaInvoice } from '#shared/locale/fr-ca-invoice.ts';
import { anInvoice, button, PAY_NOW, setUpPage, show } from '#test/support/screens/pay-harness.tsx';

setUpPage();

const textOf = (selector: string) => document.querySelector(selector)?.textContent;
const payments = [
  { amount: 150, on: '2026-01-01', method: 'card' as const },
  { amount: 50, on: '2026-01-03', method: 'cheque' as const },
];

it('shows each payment of a partly paid invoice, and asks for the balance', () => {
  show(anInvoice({ amountPaid: 200, payments }));
  expect(textOf('.amount')).toBe('800.00 CAD');
  expect(textOf('.invoice-totals')).toContain(
    'Total1,000.00 CADPaid on January 01, 2026−150.00Paid on January 03, 2026−50.00Balance due800.00 CAD',
  );
  expect(button('Pay Now 800.00 CAD').disabled).toBe(false);
});

it('does so in French', () => {
  show(anInvoice({ amountPaid: 200, payments }), '', frCaInvoice);
  expect(textOf('.invoice-totals')?.replaceAll('\u00a0', '_')).toContain(
    'Total1_000,00_CADPaiement du 1er_janvier 2026−150,00Paiement du 3_janvier 2026−50,00Solde dû800,00_CAD',
  );
});

it('shows the refund of a paid invoice', () => {
  const paid = { status: 'PAID', paidAt: '2026-01-03', amountPaid: 1000, amountRefunded: 45 } as const;
  show(anInvoice({ ...paid, payments: [{ amount: 1000, on: '2026-01-03', method: 'card' }] }));
  expect(textOf('.when')).toBe('Paid on January 03, 2026 · 45.00 CAD refunded');
  expect(textOf('.invoice-totals')).toContain('Refunded45.00');
  expect(textOf('.invoice-totals')).not.toContain('Balance due');
});

it.each<[Partial<PublicInvoice>, badge: string, notice: string]>([
  [{ status: 'CANCELLED', isRefunded: true }, 'Refunded', 'This invoice was refunded'],
  [{ status: 'CANCELLED', isClosed: true }, 'Closed', 'This invoice is closed'],
  [{ status: 'PAID', isDisputed: true }, 'Disputed', 'A card payment for this invoice is disputed'],
])('shows its state, and asks for nothing: %j', (changes, badge, notice) => {
  show(anInvoice({ ...changes, amountPaid: 1000, paidAt: '2026-01-03' }));
  expect(textOf('.badge')).toBe(badge);
  expect(screen.getByText(notice)).toBeTruthy();
  expect(screen.queryByRole('button', { name: PAY_NOW })).toBeNull();
  expect(document.body.textContent).not.toMatch(/cancelled|Amount Due|Balance due|Paid on January 03/);
});

it('has a link to the PDF of a credit note', () => {
  const creditNotes = [{ id: 'credit-1', number: 'CN-001', amount: 200, on: '2026-01-04' }];
  show(anInvoice({ amountCredited: 200, creditNotes }));
  const link = screen.getByRole('link', { name: 'Credit note CN-001, January 04, 2026 (PDF)' });
  expect(link.getAttribute('href')).toBe('/api/invoices/inv-1/credit-notes/credit-1/pdf');
  expect(link.hasAttribute('download')).toBe(true);
});
