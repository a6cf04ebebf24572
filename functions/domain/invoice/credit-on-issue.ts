import type { Table, Write } from '#functions/data/table/table.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { firstReceipts } from '#functions/domain/receipt/first-receipts.ts';
import { appliedCents, type ReceiptRecord } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn, receiptWrite } from '#functions/domain/receipt/receipts.ts';
import { AppError } from '#shared/errors.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { type Changed, type Ledger, type LedgerChange, merged } from './change-ledger.ts';
import { depositsOnIssue, MAX_RECEIPTS } from './deposits-on-issue.ts';
import type { InvoiceRecord } from './invoice-record.ts';
import { application, movedMoney } from './receipt-application.ts';
import type { TakingDependencies } from './take-deposit.ts';

/** Who issues an invoice, unless the system does, and when. */
type Issuing = { readonly by?: string | undefined; readonly now: Date };

/**
 * The receipts that pay an invoice that is being issued: its deposits, then the credit of its customer, if their switch
 * says so. The latter takes one read.
 */
export async function receiptsOnIssue(
  dependencies: TakingDependencies,
  issued: InvoiceRecord,
  issuing: Issuing & { readonly isPreview?: boolean },
): Promise<readonly ReceiptRecord[]> {
  const deposits = await depositsOnIssue(dependencies, issued, issuing);
  const taken = new Set(deposits.map(({ id }) => id));
  const credit = await creditOnIssue(dependencies.table, issued);
  return [...deposits, ...credit.filter(({ id }) => !taken.has(id))];
}

/** The receipts with the credit of a customer, if it is used by itself; that of nobody pays a deposit request. */
async function creditOnIssue(
  table: Table,
  { businessId, customerId, isDeposit }: Pick<InvoiceRecord, 'businessId' | 'customerId' | 'isDeposit'>,
): Promise<readonly ReceiptRecord[]> {
  if (isDeposit) return [];
  const customer = customerId ? await customersIn(table, businessId).find(customerId) : undefined;
  return customer?.appliesCredit ? receiptsIn(table, businessId).listOf(customer.id) : [];
}

/** A change of a ledger with the writes of what it takes from receipts. */
export type PaidByCredit = Required<Pick<Changed, 'entries' | 'events' | 'also' | 'money'>>;

/**
 * What receipts pay of an invoice that is being issued, for the transaction that issues it (decision F184); null if they
 * pay nothing. The ledger has what else pays it.
 */
export function paidByCredit(
  ledger: Ledger,
  { receipts, by, now }: Issuing & { readonly receipts: readonly ReceiptRecord[] },
): PaidByCredit | null {
  const { invoice } = ledger;
  let paid: PaidByCredit = { entries: [], events: [], also: {}, money: [] };
  for (const { receipt, cents } of firstReceipts(receipts, invoice).slice(0, MAX_RECEIPTS)) {
    const entries = merged(ledger.entries, paid.entries);
    const amountCents = Math.min(cents, standingOf(entries, invoice).balanceCents);
    if (amountCents === 0) break;
    const wanted = {
      invoiceId: invoice.id,
      amountCents: appliedCents(receipt, invoice.id) + amountCents,
      isCredit: true,
    };
    const applied = allowed(() => application({ ...ledger, entries }, { receipt, wanted, by, now }));
    if (!applied) continue;
    const write: Record<string, Write> = { [`receipt ${receipt.id}`]: receiptWrite(applied.receipt) };
    paid = added(paid, { ...applied.changed, also: write, money: movedMoney(receipt, applied.receipt) });
  }
  return paid.entries.length > 0 ? paid : null;
}

/** What an invoice does not take, such as credit that was refunded from it before, must not keep it from being sent. */
function allowed<Applied>(apply: () => Applied): Applied | null {
  try {
    return apply();
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

type Change = Pick<LedgerChange, 'find' | 'change'>;

/**
 * The same change of a ledger, after which the customer's credit pays what it leaves of a draft that it issues: amounts
 * that a person typed go first. `except` is a receipt that is being applied.
 */
export function thenPaidByCredit(
  { find, change }: Change,
  { table, by, now, except }: Issuing & { readonly table: Table; readonly except?: string },
): Change {
  let receipts: readonly ReceiptRecord[] = [];
  return {
    find: async () => {
      const found = await find();
      const isDraft = found?.invoice.status === 'DRAFT';
      receipts = isDraft ? await creditOnIssue(table, found.invoice) : [];
      return found;
    },
    change: (ledger) => {
      const changed = change(ledger);
      if (!changed || receipts.length === 0) return changed;
      const entries = merged(ledger.entries, changed.entries);
      const others = receipts.filter(({ id }) => id !== except);
      const paid = paidByCredit({ ...ledger, entries }, { receipts: others, by, now });
      return paid ? { ...changed, ...added(changed, paid) } : changed;
    },
  };
}

/** Two changes as one. */
function added({ entries, events, also, money = [] }: Changed, next: Changed): PaidByCredit {
  return {
    entries: [...entries, ...next.entries],
    events: [...events, ...next.events],
    also: { ...also, ...next.also },
    money: [...money, ...(next.money ?? [])],
  };
}
