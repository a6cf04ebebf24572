import type { Fact } from '#functions/mail/fact-table.ts';
import { type InvoiceTotals, invoiceTotals } from '#shared/document/totals.ts';
import { totalsLabel, totalsRows } from '#shared/document/totals-rows.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { ledgerLabel, ledgerRows } from '#shared/invoice/ledger-rows.ts';
import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { Dictionary } from '#shared/locale/dictionary.ts';
import { hasNoAddress } from '#shared/mailed-text.ts';

/** Lines that are named; of more, the sum. */
const MAX_NAMED = 3;

/**
 * What the amount of a document consists of: its first lines, what was added and deducted, the total, and what was paid,
 * returned or credited of an invoice. Its balance, or the total of an estimate, is the email's main figure.
 */
export function breakdownOf(document: PublicInvoice | PublicEstimate, dictionary: Dictionary): Fact[] {
  const totals = invoiceTotals(document);
  const { totalCents } = totals;
  const money = (label: string, cents: number) => ({ label, value: dictionary.money(cents, document.currency) });
  const items = itemFacts(document, totals, dictionary);
  const hasLedger = 'paymentMethod' in document && (document.payments || document.creditNotes);
  const ledger = hasLedger ? ledgerRows(document, totalCents) : [];
  if (items.length + ledger.length === 0) return [];
  return [
    ...items,
    { ...money(dictionary.document.total, totalCents), isTotal: true },
    ...ledger
      .filter(({ label }) => label !== 'balanceDue')
      .map((row) => money(ledgerLabel(row, dictionary), Math.abs(row.cents))),
  ];
}

/**
 * The first lines and the rows above the total; none if a line has an address: any registered user can mail strangers,
 * and what they type is no advertisement.
 */
function itemFacts(document: PublicInvoice | PublicEstimate, totals: InvoiceTotals, dictionary: Dictionary): Fact[] {
  const { items } = document;
  const named = items.slice(0, MAX_NAMED);
  if (!named.every(({ name }) => hasNoAddress(name))) return [];
  const amount = (label: string, cents: number) => ({ label, value: dictionary.amount(cents) });
  const rest = totals.lineCents.slice(MAX_NAMED);
  const [subtotal, ...adjustments] = totalsRows(document, totals);
  const rows = subtotal && adjustments.length > 0 ? [...(items.length > 1 ? [subtotal] : []), ...adjustments] : [];
  return [
    ...named.map(({ name }, index) => amount(name, totals.lineCents[index] ?? 0)),
    ...(rest.length > 0 ? [amount(dictionary.mail.moreLines(rest.length), sumOf(rest))] : []),
    ...rows.map((row) => amount(totalsLabel(row, dictionary), row.cents)),
  ];
}

const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);
