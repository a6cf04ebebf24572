import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { retryCharge, stopCharge } from '#functions/saved-cards/charge.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { BANK_ACCOUNT } from './card-charges.ts';
import { CHARGED_AT, chargesHarness } from './charges-harness.ts';

/** When a bank has decided, and when its debit is tried again. */
export const DECIDED_AT = '2026-12-08T15:00:00.000Z';
export const TRIED_AGAIN_AT = '2026-12-11T14:00:00.000Z';
/** When the provider is asked about a debit that nobody reported. */
export const LATE = '2026-12-12T14:00:00.000Z';

type Fields = Parameters<ReturnType<typeof chargesHarness>['anInvoice']>[0];

/** Invoices whose customers saved a bank account, which is debited at `CHARGED_AT`. */
export function debitsHarness(table: Table) {
  const harness = chargesHarness(table);
  const { provider, dependencies } = harness;
  const callOf = ({ id: invoiceId, businessId }: InvoiceRecord) => ({
    ...{ caller: harness.callerOf(businessId), invoiceId, now: new Date(CHARGED_AT) },
  });
  const anInvoice = (fields: Fields = {}) => harness.anInvoice({ label: BANK_ACCOUNT, ...fields });
  return {
    ...harness,
    anInvoice,
    /** An invoice that is charged to a card. */
    aCardInvoice: harness.anInvoice,
    /** An invoice whose debit is on its way, and the provider's id of it. */
    async aDebit(fields?: Fields) {
      const { id } = await anInvoice(fields);
      await harness.run(id);
      return { invoice: await harness.read(id), id, debit: provider.chargesOf(id)[0]?.id ?? '' };
    },
    /** Lets the bank decide about the latest debit of an invoice, and delivers that. */
    async decide(id: string, outcome: 'paid' | 'declined' | 'refused', now = DECIDED_AT): Promise<void> {
      provider.settle(provider.chargesOf(id).at(-1)?.id ?? '', outcome);
      await harness.deliverEvents(id, now);
    },
    /** The calls of the provider that a run makes. */
    async callsOf(id: string, now: string): Promise<string[]> {
      const made: string[] = [];
      const watched = Object.entries(dependencies.payments).map(([name, call]) => [
        name,
        (...parameters: unknown[]) => {
          made.push(name);
          return (call as (...all: unknown[]) => unknown)(...parameters);
        },
      ]);
      await harness.runWith(id, { payments: Object.fromEntries(watched) }, now);
      return made;
    },
    /** A person stops the charge of an invoice, or has it charged again. */
    stop: (invoice: InvoiceRecord, payments: CardPayments = dependencies.payments) =>
      stopCharge({ ...dependencies, payments }, callOf(invoice)),
    retry: (invoice: InvoiceRecord) => {
      const retrying = { ...dependencies, savedCards: dependencies.cardsOf, queue: { send: async () => undefined } };
      return retryCharge(retrying, callOf(invoice));
    },
  };
}
