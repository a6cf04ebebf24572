import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { canBeReminded, isDraft } from '#web/parts/invoices/offers.ts';
import { hasLedger, isOwed } from '#web/parts/payments/payable.ts';
import { t } from './texts.en.ts';

/** What can be done with several invoices at once. */
export type BulkAction = 'send' | 'remind' | 'record' | 'delete';

/** An action on those of the selected invoices that it applies to. */
export type BulkJob = {
  readonly action: BulkAction;
  readonly title: string;
  readonly invoices: readonly InvoiceListItem[];
  /** The number of selected invoices. */
  readonly total: number;
  /** The customer who may have paid all of them at once. */
  readonly payer?: Payer | undefined;
};

type Payer = { readonly id: string; readonly name: string };

type Rule = { readonly title: string; readonly applies: (invoice: InvoiceListItem) => boolean };

const RULES: Readonly<Record<BulkAction, Rule>> = {
  send: { title: t.sendInvoices, applies: (invoice) => isDraft(invoice) && Boolean(invoice.billingEmail) },
  remind: { title: t.sendReminders, applies: canBeReminded },
  record: { title: t.recordPayments, applies: isOwed },
  delete: {
    title: t.deleteDrafts,
    applies: (invoice) => isDraft(invoice) && !hasLedger(invoice) && !invoice.isClaimed,
  },
};

/** The actions that apply to at least one of the selected invoices. */
export function jobsFor(selected: readonly InvoiceListItem[]): BulkJob[] {
  return Object.entries(RULES)
    .map(([action, { title, applies }]) => ({
      action: action as BulkAction,
      title,
      invoices: selected.filter(applies),
      total: selected.length,
      ...(action === 'record' && { payer: payerOf(selected) }),
    }))
    .filter(({ invoices }) => invoices.length > 0);
}

/** The customer of several invoices that are all theirs, owed, and in one currency; a deposit is paid by itself. */
function payerOf(invoices: readonly InvoiceListItem[]): Payer | undefined {
  const [first, ...others] = invoices;
  if (!first?.customerId || others.length === 0 || !invoices.every(isOwed)) return undefined;
  if (invoices.some(({ isDeposit }) => isDeposit)) return undefined;
  const isSame = others.every(
    ({ customerId, currency }) => customerId === first.customerId && currency === first.currency,
  );
  return isSame ? { id: first.customerId, name: first.billingName } : undefined;
}
