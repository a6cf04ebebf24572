import { customersIn } from '#functions/domain/people/customers.ts';
import { type ReceiptRecord, restCents } from '#functions/domain/receipt/receipt-record.ts';
import { receiptsIn } from '#functions/domain/receipt/receipts.ts';
import { merged, readLedger } from './change-ledger.ts';
import { dueCentsOf, type InvoiceRecord } from './invoice-record.ts';
import { nthId, type TakingDependencies, takeDeposit, takenFrom } from './take-deposit.ts';

/** Three writes each, of the hundred of the transaction that applies them. */
export const MAX_RECEIPTS = 20;

type Issuing = {
  readonly by?: string | undefined;
  readonly now: Date;
  /** Whether it is only asked what would pay the invoice. */
  readonly isPreview?: boolean | undefined;
};

/** Takes the next part of a deposit, under an id and up to an amount in cents; null if nothing is left of it. */
type Take = (id: string, maxCents: number) => Promise<ReceiptRecord | null>;

/**
 * The receipts of the deposits that were asked for a draft, as far as the invoice that it becomes needs them: they are
 * taken off their requests now, before the transaction that issues the invoice and applies them (decision F191). They
 * may have been taken by an earlier try.
 */
export async function depositsOnIssue(
  dependencies: TakingDependencies,
  issued: InvoiceRecord,
  issuing: Issuing,
): Promise<readonly ReceiptRecord[]> {
  const taken: ReceiptRecord[] = [];
  const receipts = receiptsIn(dependencies.table, issued.businessId);
  let leftCents = dueCentsOf(issued);
  for (const depositId of issued.deposits ?? []) {
    const take = await takerOf(dependencies, { depositId, issued, issuing });
    for (let count = 1; taken.length < MAX_RECEIPTS; count++) {
      const id = nthId(`${depositId}-${issued.id}`, count);
      const known = await receipts.find(id);
      const part = known ?? (leftCents > 0 ? await take(id, leftCents) : null);
      // Another window may have just taken it.
      const receipt = part ?? (await receipts.find(id));
      if (!receipt) break;
      leftCents -= Math.min(leftCents, restCents(receipt));
      taken.push(receipt);
    }
  }
  return taken;
}

type Wanted = { readonly depositId: string; readonly issued: InvoiceRecord; readonly issuing: Issuing };

/** How parts of a deposit are taken: really, or in a preview only from what was read. */
async function takerOf(dependencies: TakingDependencies, { depositId, issued, issuing }: Wanted): Promise<Take> {
  const { invoiceNumber, businessId, customerId, currency } = issued;
  const { by, now, isPreview } = issuing;
  const deposit = await dependencies.invoices.find(depositId);
  if (deposit?.businessId !== businessId || deposit.customerId !== customerId || deposit.currency !== currency)
    return async () => null;
  const taking = { deposit, invoiceNumber, by, now };
  // Nobody can have credit of a customer who was deleted: such a deposit stays where it is.
  const isKnown = customerId && (await customersIn(dependencies.table, businessId).find(customerId));
  if (!isKnown) return async () => null;
  if (!isPreview) return (id, maxCents) => takeDeposit(dependencies, { ...taking, id, maxCents });
  const business = await dependencies.businesses.find(businessId);
  let ledger = business && (await readLedger(dependencies, { invoice: deposit, business }));
  return async (id, maxCents) => {
    const next = ledger && takenFrom(ledger, { ...taking, id, maxCents });
    if (ledger && next) ledger = { ...ledger, entries: merged(ledger.entries, [next.refund]) };
    return next?.receipt ?? null;
  };
}
