import { businessItems } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { applyDeposit } from '#functions/domain/invoice/apply-deposit.ts';
import { dueCentsOf, heldCents, type InvoiceRecord, surplusCentsOf } from '#functions/domain/invoice/invoice-record.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { appliedCents, restCents, restMovements, returnedCents } from '#functions/domain/receipt/receipt-record.ts';
import { creditInvoice } from '#functions/invoice-payments/credit-notes.ts';
import { recordPayment, voidPayment } from '#functions/invoice-payments/payments.ts';
import { refundPayment } from '#functions/invoice-payments/refunds.ts';
import { continuePlan } from '#functions/receipt-plans/continue-plan.ts';
import { AppError } from '#shared/errors.ts';
import { isDue } from '#shared/invoice/status.ts';
import { standingOf } from '#shared/ledger/standing.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { cardEvents } from './card-events.ts';
import { aPayment } from './given.ts';
import { issuingHarness } from './issuing-harness.ts';
import { BUSINESS } from './stripe-events-harness.ts';

/** What a table that fails now and then throws, as a process that is killed. */
class Killed extends Error {}

/** A customer whose money moves at random, over a table whose writes fail at random. */
export async function creditRounds(table: Table) {
  let failing = 0;
  const flaky: Table = {
    ...table,
    transact: async (writes) => {
      if (Math.random() < failing) throw new Killed();
      const failed = await table.transact(writes);
      if (Math.random() < failing) throw new Killed();
      return failed;
    },
  };
  const harness = await issuingHarness(flaky);
  const { dependencies, caller, now } = harness;
  const customerId = await harness.aCustomerWith();
  const countedBefore = await countedCents(table);
  const [deposit] = await harness.depositsOf(customerId, 20_000);
  const invoices = await harness.invoicesOf(customerId, 10_000, 15_000, 9_999, 34_493);
  const depositId = deposit?.id ?? '';
  const aDraft = (cents: number) => harness.aDraft(customerId, cents, { deposits: [depositId] });
  const drafts = await Promise.all([5_000, 12_000, 20_000].map(aDraft));
  const ids = [...[...invoices, ...drafts].map(({ id }) => id), depositId];
  const any = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];
  const some = (below: number) => Math.ceil(Math.random() * below);
  const anInvoice = () => any(ids) ?? '';
  const aReceiptId = async () => any(await harness.listOf(customerId))?.id ?? crypto.randomUUID();
  const aPaymentOf = async (invoiceId: string) =>
    any((await harness.entriesOf(invoiceId)).filter((entry) => entry.kind === 'payment'));
  const cards = cardEvents(harness);
  const moves: (() => Promise<unknown>)[] = [
    () => {
      const applications = ids
        .filter(() => Math.random() < 0.5)
        .map((invoiceId) => ({ invoiceId, amount: fromCents(some(9_000)) }));
      return harness.record({ customerId, amount: fromCents(some(40_000)), applications });
    },
    async () => harness.apply(await aReceiptId(), { invoiceId: anInvoice(), amount: fromCents(some(12_000) - 1) }),
    async () => harness.apply(await aReceiptId(), { invoiceId: anInvoice(), amount: 0 }),
    async () => harness.giveBack(await aReceiptId(), fromCents(some(5_000))),
    async () => harness.void(await aReceiptId()),
    () => harness.mark(anInvoice(), 'SENT'),
    () => harness.issue(any(drafts) as InvoiceRecord, any(['email', 'sms'] as const) ?? 'email'),
    () => {
      const keepRest = any(['credit', 'return'] as const);
      const input = aPayment({ amount: fromCents(some(40_000)), ...(keepRest && { keepRest }) });
      return recordPayment(dependencies, { caller, invoiceId: anInvoice(), input, now });
    },
    async () => {
      const invoiceId = anInvoice();
      const payment = await aPaymentOf(invoiceId);
      return payment && voidPayment(dependencies, { caller, invoiceId, paymentId: payment.id, now });
    },
    async () => {
      const invoiceId = anInvoice();
      const payment = await aPaymentOf(invoiceId);
      const effect = any(['stillOwed', 'reducesPrice'] as const) ?? 'stillOwed';
      const input = { id: crypto.randomUUID(), amount: fromCents(some(6_000)), [effect]: true };
      return (
        payment &&
        refundPayment(dependencies, {
          ...{ caller, invoiceId, now },
          // What is kept of a card payment asks the card provider for nothing.
          input: { ...input, paymentId: payment.id, keepAsCredit: payment.method === 'card' || Math.random() < 0.7 },
        })
      );
    },
    () => {
      const input = aPayment({ amount: fromCents(some(15_000)) });
      return recordPayment(dependencies, { caller, invoiceId: depositId, input, now });
    },
    () => {
      const amountCents = any([undefined, some(8_000)]);
      const ids = { id: crypto.randomUUID(), businessId: BUSINESS.id, depositId, invoiceId: anInvoice() };
      return applyDeposit(dependencies, { ...ids, amountCents, by: caller.email, now });
    },
    () => {
      const input = { id: crypto.randomUUID(), amount: fromCents(some(2_000)) };
      return creditInvoice(dependencies, { caller, invoiceId: anInvoice(), input, now });
    },
    () => cards.pay(anInvoice(), some(20_000)),
    () => cards.refund(some(6_000)),
    () => cards.dispute(),
    () => cards.decide(any(['won', 'lost'] as const) ?? 'won'),
  ];

  return {
    /** Some moves, several at a time, of which some are killed; then the queue continues what was interrupted. */
    async move(count: number): Promise<void> {
      failing = Math.random() < 0.5 ? 0.1 : 0;
      for (let done = 0; done < count; done += 3) {
        await Promise.all(Array.from({ length: 3 }, () => allowed(any(moves) as () => Promise<unknown>)));
      }
      failing = 0;
      await cards.deliverAgain();
      for (const { id: receiptId } of await harness.listOf(customerId)) {
        await allowed(() => continuePlan(dependencies, { businessId: BUSINESS.id, receiptId }, now));
      }
    },
    /** What the receipts and the invoices say, and what the sums of the business and the statement say, in cents. */
    async sums() {
      const receipts = await harness.listOf(customerId);
      const records = await Promise.all(ids.map((id) => harness.read(id)));
      const ledgers = await Promise.all(ids.map((id) => harness.entriesOf(id)));
      const statement = await statementsIn(table).find(
        { businessId: BUSINESS.id, customerId, from: '2026-01-01', to: '2026-12-31' },
        now,
      );
      const [section] = statement?.sections ?? [];
      return {
        receipts: receipts.map((receipt) => ({
          id: receipt.id,
          isPending: Boolean(receipt.plan ?? receipt.voiding),
          amount: receipt.voided ? 0 : receipt.amountCents,
          applied: appliedCents(receipt),
          rest: restCents(receipt),
          returned: returnedCents(receipt),
          inLedgers: sum(
            ledgers.flat().flatMap((entry) => {
              const isOwn = entry.kind === 'payment' && entry.receiptId === receipt.id && !entry.voidedAt;
              return isOwn ? [entry.amountCents] : [];
            }),
          ),
        })),
        invoices: records.map((record, index) => ({
          stored: record.paidCents ?? 0,
          standing: standingOf(ledgers[index] ?? [], record),
          total: record.totalCents,
        })),
        counted: (await countedCents(table)) - countedBefore,
        moved: sum([
          ...records.flatMap(({ movements }) => movements.map(({ cents }) => cents)),
          ...receipts.flatMap((receipt) => restMovements(receipt).map(({ cents }) => cents)),
        ]),
        closing: toCents(section?.closing ?? 0),
        credit: toCents(section?.credit ?? 0),
        // A statement has the money of a dispute until that is lost.
        held: sum(records.map((record) => (record.isDeposit ? heldCents({ ...record, disputedCents: 0 }) : 0))),
        owed: sum(
          records
            .filter(({ isDeposit }) => !isDeposit)
            .map((record) => (isOwed(record) ? dueCentsOf(record) : 0) - surplusCentsOf(record)),
        ),
      };
    },
  };
}

const isOwed = ({ status }: InvoiceRecord) => status !== 'DRAFT' && isDue(status);

/** Everything that the business received and did not return, by the sums of its days. */
async function countedCents(table: Table): Promise<number> {
  const days = startingWith({ ...businessItems(BUSINESS.id), sk: 'INVOICE_STATS#PAID#' });
  return sum((await table.query<{ CAD?: number }>(days)).map(({ CAD = 0 }) => CAD));
}

function sum(cents: readonly number[]): number {
  return cents.reduce((total, each) => total + each, 0);
}

/** Runs a move that may be refused or killed, and throws whatever else happens. */
async function allowed(move: () => Promise<unknown>): Promise<void> {
  try {
    await move();
  } catch (error) {
    const isRefused = error instanceof AppError && ['CONFLICT', 'INVALID_REQUEST', 'NOT_FOUND'].includes(error.code);
    if (!isRefused && !(error instanceof Killed)) throw error;
  }
}
