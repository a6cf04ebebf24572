import { type Changed, changeLedger, type Ledger } from '#functions/domain/invoice/change-ledger.ts';
import { creditEvent, newCreditNote } from '#functions/domain/invoice/credit-notes.ts';
import { repeatedEntry } from '#functions/domain/invoice/repeated-entry.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import type { CreditNoteInput, InvoicePayments } from '#shared/ledger/schema.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { plainAmount, toCents } from '#shared/money.ts';
import { CANCELLED } from '#shared/refusals/invoices.ts';
import { CREDITS_DRAFT, NOTHING_TO_CREDIT, ONLY_INVOICES } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { type Call, changedLedger, type Dependencies, ownInvoice } from './payments.ts';

type CreditCall = Call & { readonly input: CreditNoteInput };

/**
 * Creates a credit note for an unpaid amount, which the customer then no longer owes. Repeating it with the same id
 * adds nothing. Throws INVALID_REQUEST for more than the balance, CONFLICT for a draft, for a cancelled or paid
 * invoice, and while a payment of it by card or debit is under way.
 */
export async function creditInvoice(dependencies: Dependencies, call: CreditCall): Promise<InvoicePayments> {
  const outcome = await changeLedger(dependencies, {
    find: () => ownInvoice(dependencies, call.caller, call.invoiceId),
    change: (ledger) => credited(ledger, call),
    now: call.now,
    isByHand: true,
  });
  return changedLedger(outcome);
}

function credited(ledger: Ledger, { caller, input, now }: CreditCall): Changed | null {
  const { invoice, entries } = ledger;
  const { id, reason } = input;
  if (repeatedEntry(entries, { id, kind: 'credit', amountCents: toCents(input.amount), reason })) return null;
  if (invoice.isDeposit) throw refusal({ ONLY_INVOICES });
  if (invoice.status === 'DRAFT') throw refusal({ CREDITS_DRAFT });
  if (invoice.status === 'CANCELLED') throw refusal({ CANCELLED });
  const { balanceCents } = standingOf(entries, invoice);
  if (balanceCents === 0) {
    throw refusal({ NOTHING_TO_CREDIT });
  }
  const amountCents = toCents(input.amount);
  if (amountCents > balanceCents) {
    throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(balanceCents) } }]);
  }
  const credit = newCreditNote(ledger, { id, amountCents, by: caller.email, reason }, now);
  return { entries: [credit], events: [creditEvent(credit)] };
}
