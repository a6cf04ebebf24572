import type { Statement, StatementSection } from '#shared/statement/schema.ts';
import { aFullInvoice } from './a-public-invoice.ts';

/** A statement with this many lines of 10.00 CAD, and the given changes. */
export function aStatement(lineCount: number, changes: Partial<Statement> = {}): Statement {
  const { paymentSettings, ...company } = aFullInvoice().company;
  return {
    from: '2026-01-01',
    to: '2026-03-31',
    madeOn: '2026-04-01',
    language: 'en',
    company,
    customer: { name: 'Łukasz Ayşe & Sœurs Café', email: 'accounts@cafe.test', address: '1200 8 Avenue SW' },
    sections: [aSection(lineCount)],
    ...changes,
  };
}

/** Invoices and payments in turn. */
export function aSection(lineCount: number): StatementSection {
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    on: '2026-02-03',
    invoiceNumber: `INV-${index}`,
    ...(index % 2 === 0
      ? { kind: 'invoice' as const, amount: 10, balance: 10 }
      : { kind: 'payment' as const, method: 'cash' as const, amount: -10, balance: 0 }),
  }));
  const closing = lines.at(-1)?.balance ?? 0;
  return { currency: 'CAD', opening: 0, lines, closing, overdue: 0 };
}
