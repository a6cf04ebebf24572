import type { Table } from '#functions/data/table/table.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { issuerOf } from '#functions/domain/people/issuer.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import type { ReceiptRecord } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import type { OrderedStatement } from '#functions/services/invoice-pdfs.ts';
import { dayIn } from '#shared/calendar-day.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { languageAt } from '#shared/locale/language.ts';
import { fromCents, toCents } from '#shared/money.ts';
import type { AccountInvoice } from '#shared/statement/account-entries.ts';
import type { AccountReceipt } from '#shared/statement/receipt-entries.ts';
import { Statement, type StatementRange } from '#shared/statement/schema.ts';
import { type AccountSection, statementOf } from '#shared/statement/statement.ts';
import { readLedger } from './change-ledger.ts';
import { customerInvoicesIn } from './customer-invoices.ts';
import { hasPayment, type InvoiceRecord, isCancelledByHand, pendingDebitOf } from './invoice-record.ts';
import { type InvoiceRow, toListItem } from './invoice-row.ts';
import { ledgerIn } from './ledger-store.ts';

export type Statements = ReturnType<typeof statementsIn>;

/** Ledgers read at once. */
const CONCURRENT_READS = 25;

/**
 * Reads statements of account: the customer's rows, their invoices, and the ledger of each. The cost grows with the
 * customer's whole history, because the opening balance is built from it.
 */
export function statementsIn(table: Table) {
  const businesses = businessesIn(table);
  const ledger = ledgerIn(table);
  return {
    /**
     * A customer's statement of account; undefined if the business has no such customer, was deleted or is
     * suspended. Throws INVALID_REQUEST for a range that ends before it begins and for too many lines.
     */
    async find({ businessId, customerId, ...range }: OrderedStatement, now: Date) {
      const { from, to } = orderedDays(range);
      const [business, company, customer] = await Promise.all([
        businesses.find(businessId),
        businesses.findCompany(businessId),
        customersIn(table, businessId).find(customerId),
      ]);
      if (!customer || !business || business.deletedAt || business.suspendedAt) return undefined;
      const owner = company ? undefined : await usersIn(table).find(business.ownerId);
      const store = customerInvoicesIn(table, businessId);
      const receipts = await receiptsIn(table, businessId).listOf(customerId);
      const rows = (await store.listRows(customerId)).filter(isIssued);
      // Oldest first, as the lines of a day are in this order.
      const records = (await store.readAll(rows.toReversed())).filter(isOnAccount);
      const invoices: AccountInvoice[] = [];
      for (let start = 0; start < records.length; start += CONCURRENT_READS) {
        const group = records.slice(start, start + CONCURRENT_READS);
        const ledgers = group.map((invoice) => readLedger({ ledger }, { invoice, business }));
        invoices.push(...(await Promise.all(ledgers)).map(toAccount));
      }
      const madeOn = dayIn(business.timeZone, now);
      return Statement.parse({
        ...{ from, to, madeOn },
        language: languageOf(customer),
        company: issuerOf(company, owner) ?? {},
        customer: { ...customer, province: customer.state },
        sections: statementOf({ invoices, receipts: receipts.flatMap(toAccountReceipt), from, to, today: madeOn }).map(
          toSection,
        ),
      });
    },
  };
}

/** The range. Throws INVALID_REQUEST if it ends before it begins. */
function orderedDays(range: StatementRange): StatementRange {
  if (range.to < range.from) throw invalidRequest([{ path: 'to', rule: 'after', params: { other: 'from' } }]);
  return range;
}

/** The language chosen for a customer, or that of their address. */
function languageOf({ language, state, country }: Pick<Customer, 'language' | 'state' | 'country'>) {
  return language || languageAt({ province: state, country });
}

function isIssued(row: InvoiceRow): boolean {
  return toListItem(row).status !== 'DRAFT';
}

/**
 * Leaves out deposit requests, and invoices cancelled by hand, that have no payment, not even one on its way. Those
 * cancelled by a write-off, credit notes or refunds are on the statement.
 */
function isOnAccount(invoice: InvoiceRecord): boolean {
  const hasMoney = hasPayment(invoice) || pendingDebitOf(invoice) !== undefined;
  return !(isCancelledByHand(invoice) || invoice.isDeposit) || hasMoney;
}

type Ledger = Awaited<ReturnType<typeof readLedger>>;

function toAccount({ invoice, entries }: Ledger): AccountInvoice {
  const { invoiceNumber, issueDate, dueDate, currency, totalCents, writtenOff } = invoice;
  const debit = pendingDebitOf(invoice);
  return {
    ...{ invoiceNumber, issueDate, dueDate, currency, totalCents, entries },
    ...(writtenOff && { writtenOffOn: writtenOff.on }),
    ...(isCancelledByHand(invoice) && { isCancelled: true }),
    ...(invoice.isDeposit && { isDeposit: true }),
    ...(debit && { pendingDebit: { cents: toCents(debit.amount), on: debit.on } }),
  };
}

/** A receipt on the account; a voided one counts for nothing. */
function toAccountReceipt({ from, voided, ...receipt }: ReceiptRecord): AccountReceipt[] {
  return voided ? [] : [{ ...receipt, ...(from && { keptFrom: from.invoiceNumber }) }];
}

function toSection({
  currency,
  openingCents,
  entries,
  closingCents,
  overdueCents,
  pending,
  creditCents,
}: AccountSection) {
  return {
    currency,
    opening: fromCents(openingCents),
    lines: entries.map(({ cents, balanceCents, invoices, ...entry }) => ({
      ...{
        ...entry,
        ...(invoices && { invoices: [...invoices] }),
        amount: fromCents(cents),
        balance: fromCents(balanceCents),
      },
    })),
    closing: fromCents(closingCents),
    overdue: fromCents(overdueCents),
    ...(pending.length > 0 && {
      pending: pending.map(({ cents, ...debit }) => ({ ...debit, amount: fromCents(cents) })),
    }),
    ...(creditCents > 0 && { credit: fromCents(creditCents) }),
  };
}
