import type { Table } from '#functions/data/table/table.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { publishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { sendBySms } from '#functions/invoice-delivery/delivery.ts';
import { sendByEmail } from '#functions/invoice-delivery/emails.ts';
import { deliveryStore } from '#functions/invoice-delivery/store.ts';
import { recordPayment } from '#functions/invoice-payments/payments.ts';
import { updateInvoice } from '#functions/invoices/invoices.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import { AppError } from '#shared/errors.ts';
import type { InvoiceStatus } from '#shared/invoice/status.ts';
import type { PaymentInput } from '#shared/ledger/schema.ts';
import { aPayment } from './given.ts';
import { receiptsHarness } from './receipts-harness.ts';
import { BUSINESS } from './stripe-events-harness.ts';

/** Longer than the pause between two messages to one recipient. */
const AGAIN_MS = 61_000;

/** Ways to issue a draft. */
export const WAYS = ['email', 'sms', 'sent', 'payment'] as const;
export type Way = (typeof WAYS)[number];

/** Drafts of customers with credit, and every way to issue them. */
export async function issuingHarness(table: Table) {
  const harness = await receiptsHarness(table);
  const { caller, now } = harness;
  const queued: SentInvoice[] = [];
  const texts: string[] = [];
  let phones = 0;
  const sendingOn = (other: Table) => ({
    ...{ table: other, ledger: harness.dependencies.ledger, invoices: invoicesIn(other) },
    ...{
      published: publishedInvoices(table),
      store: deliveryStore(other),
      businesses: harness.dependencies.businesses,
    },
    limits: { count: async () => async () => undefined },
    suppressions: { find: async () => undefined },
    mails: { add: async (mail: SentInvoice) => void queued.push(mail) },
    sms: { send: async (_: string, text: string) => void texts.push(text) },
    ...{ mailFrom: 'invoices@example.com', smsDestinations: ['CA'], siteUrl: 'https://example.com' },
  });
  const storingOn = (other: Table) => ({
    ...{ ...harness.dependencies, table: other, invoices: invoicesIn(other), kept: keptCustomersIn(other) },
    payments: harness.dependencies.payments as unknown as CardPayments,
  });
  const mark = (invoiceId: string, status: InvoiceStatus, other = table) =>
    updateInvoice(storingOn(other), { caller, invoiceId, update: { status }, now });
  const pay = (invoiceId: string, input: Partial<PaymentInput>, other = table) =>
    recordPayment(storingOn(other), { caller, invoiceId, input: aPayment({ amount: 0.01, ...input }), now });
  const issue = async ({ id, billingPhone = '' }: InvoiceRecord, way: Way, { on = table, later = 0 } = {}) => {
    const call = { caller, invoiceId: id, now: new Date(now.getTime() + later * AGAIN_MS) };
    if (way === 'email') await sendByEmail(sendingOn(on), call);
    if (way === 'sms') await sendBySms(sendingOn(on), { ...call, phoneNumber: billingPhone });
    if (way === 'sent') await mark(id, 'SENT', on);
    if (way === 'payment') await pay(id, {}, on);
  };
  return {
    ...harness,
    /** What sends and previews emails. */
    sending: sendingOn(table),
    queued,
    texts,
    mark,
    pay,
    issue,
    /** The same, which may be refused or killed. */
    tryToIssue: async (...given: Parameters<typeof issue>): Promise<void> => {
      await issue(...given).catch((error) => {
        const isExpected = error instanceof AppError || (error as Error).message === 'Killed';
        if (!isExpected) throw error;
      });
    },
    /** A new customer; by default, their credit is applied by itself. */
    async aCustomerWith(appliesCredit = true): Promise<string> {
      const id = await harness.aCustomer();
      await customersIn(table, BUSINESS.id).change(id, () => ({ appliesCredit }));
      return id;
    },
    /** A draft of a customer over an amount in cents. */
    aDraft(customerId: string, totalCents: number, changes: Partial<InvoiceRecord> = {}): Promise<InvoiceRecord> {
      phones += 1;
      return harness.givenAnInvoice({
        ...{ customerId, totalCents, status: 'DRAFT', billingEmail: `${crypto.randomUUID()}@example.com` },
        ...{ billingPhone: `+1403555${1_000 + phones}`, invoiceNumber: crypto.randomUUID() },
        items: [{ name: 'Design', quantity: 1, rate: totalCents / 100 }],
        ...changes,
      });
    },
  };
}
