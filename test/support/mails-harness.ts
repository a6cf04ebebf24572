import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { emailTextsKey, remindersKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { appointmentStore } from '#functions/domain/appointment/appointments.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { publishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { listMailings } from '#functions/domain/invoice/delivery-failures.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import type { PublishedInvoice } from '#functions/domain/invoice/published-invoice.ts';
import { remindedIn } from '#functions/domain/invoice/reminded.ts';
import { statementsIn } from '#functions/domain/invoice/statements.ts';
import { messageLimits } from '#functions/domain/limits/message-limits.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { attemptsIn } from '#functions/mail/attempts.ts';
import { deliverMail } from '#functions/mail/deliver-mail.ts';
import type { KeptTexts } from '#functions/mail/kinds/draft-texts.ts';
import type { SentInvoice } from '#functions/mail/orders/business-mails.ts';
import { QueuedMail } from '#functions/mail/orders/queued-mail.ts';
import type { Dependencies } from '#functions/mail/send-mail.ts';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import type { Handle } from '#functions/services/consume.ts';
import type { SuppressionReason } from '#functions/services/suppressions.ts';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import { aPublicInvoice } from './a-public-invoice.ts';
import { delivered } from './delivered.ts';

/** When the emails of a test are sent. */
export const SENT_AT = '2026-03-01T12:00:00.000Z';

const OWNER = {
  id: 'owner',
  email: 'owner@example.com',
  emailVerifiedAt: SENT_AT,
  role: 'USER',
  businessId: 'business',
  createdAt: SENT_AT,
} as UserRecord;

/** The function `mails` on an emulated table, with SES and the PDFs mocked. */
export function mailsHarness(table: Table) {
  const ses = mockClient(new SESClient());
  ses.on(SendRawEmailCommand).resolves({});
  const invoices = invoicesIn(table);
  let suppressed: SuppressionReason | undefined;
  const harness = {
    ses,
    invoices,
    /** Suppresses all addresses, or none. */
    suppress: (reason?: SuppressionReason) => {
      suppressed = reason;
    },
    /** The owner of the business. */
    owner: OWNER,
    /** The actions recorded in the activity log, except those of invoice writes. */
    recorded: [] as string[],
    /** By how many seconds emails were postponed. */
    postponed: [] as number[],
    dependencies: {
      invoices,
      attempts: attemptsIn(table),
      listMailings: (invoiceId: string) => listMailings(table, invoiceId),
      estimates: publishedEstimates(table),
      estimatesOf: (businessId: string) => estimatesIn(table, businessId),
      published: { findToSend: async (id: string) => published(await invoices.find(id)) },
      findUser: async (): Promise<UserRecord> => harness.owner,
      findUserByEmail: async (): Promise<UserRecord | undefined> => undefined,
      listReminded: remindedIn(table).list,
      findTexts: async (businessId: string) => (await table.get<KeptTexts>(emailTextsKey(businessId))) ?? {},
      findReminders: (businessId: string) => table.get<ReminderSettings>(remindersKey(businessId)),
      limits: messageLimits(table, { EMAIL: 1_000, SMS: 1_000 }),
      statements: statementsIn(table),
      recordActivity: async (_: string, { action }: { action: string }) => void harness.recorded.push(action),
      pdfs: {
        of: async () => new Uint8Array([1]),
        ofCopy: async () => new Uint8Array([5]),
        ofCreditNote: async () => new Uint8Array([2]),
        ofEstimate: async () => new Uint8Array([4]),
        ofStatement: async () => new Uint8Array([3]),
      },
      mailer: sesMailer(
        { find: async () => suppressed },
        {
          from: 'invoices@example.com',
          configurationSet: 'mails',
          client: ses as unknown as SESClient,
        },
      ),
      siteUrl: 'https://example.com',
      findReplyAddress: async (): Promise<string> => harness.owner.email,
      appointmentsOf: (businessId: string) => appointmentStore(table, businessId),
      businesses: businessesIn(table),
      table,
    } as Partial<Dependencies> as Dependencies,
    /** Delivers emails this many seconds after they were queued. Returns the ids of those to be redelivered. */
    async deliver(mails: readonly QueuedMail[], { seconds = 0, receives = 1 } = {}): Promise<string[]> {
      const now = new Date(Date.parse(SENT_AT) + seconds * 1_000);
      const run = { now, endsBy: new Date(now.getTime() + 40_000), receives };
      const queue = { postpone: async (_: string, delay: number) => void harness.postponed.push(delay) };
      const bodies = Object.fromEntries(mails.map((mail) => [mail.id, mail]));
      const parts = { dependencies: harness.dependencies, queues: { account: queue, business: queue } };
      const deliver: Handle<QueuedMail> = (mail, delivery) =>
        deliverMail(parts, QueuedMail.parse(mail), { ...delivery, ...run });
      return delivered(bodies, deliver, 'mail-failed');
    },
    /** The recipients of the emails that SES was asked to send. */
    recipients: () => ses.calls().flatMap(({ args }) => (args[0] as SendRawEmailCommand).input.Destinations),
    /** A sent invoice and its queued email. */
    async givenAMail(changes: Partial<SentInvoice> = {}, fields: Partial<InvoiceRecord> = {}): Promise<SentInvoice> {
      const invoice = await givenAnInvoice(fields);
      return aMail(invoice, changes);
    },
    read: async (id: string) => (await invoices.find(id)) as InvoiceRecord,
    /** The delivery failures in the history of an invoice. */
    async failuresOf(id: string): Promise<string[]> {
      const events = await table.query<InvoiceEvent>({
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :event)',
        ExpressionAttributeValues: { ':pk': `INVOICE#${id}`, ':event': 'EVENT#' },
      });
      return events.filter((event) => event.type === 'MAIL_RETURN').map(({ kind }) => kind);
    },
    givenAnInvoice,
  };
  async function givenAnInvoice(fields: Partial<InvoiceRecord> = {}): Promise<InvoiceRecord> {
    const id = crypto.randomUUID();
    const invoice = {
      ...aPublicInvoice(),
      id,
      businessId: `business-${id}`,
      billingEmail: `Client-${id}@example.com`,
      status: 'SENT',
      version: 1,
      totalCents: 1_000,
      movements: [],
      historyLength: 1,
      createdAt: SENT_AT,
      updatedAt: SENT_AT,
      ...fields,
    } as unknown as InvoiceRecord;
    await invoices.create(invoice, { at: SENT_AT, type: 'EMAIL', recipient: invoice.billingEmail ?? '' });
    return invoice;
  }
  return harness;
}

/** A queued email with an invoice. */
export function aMail({ id, billingEmail = '', status }: InvoiceRecord, changes: Partial<SentInvoice> = {}) {
  const mail = { kind: 'INVOICE', id: crypto.randomUUID(), invoiceId: id, to: billingEmail, sentAt: SENT_AT } as const;
  return { ...mail, status, ...changes };
}

/** An error of an AWS client; with a status it is the service's response. */
export function aFault({ name = 'Error', status, code }: { name?: string; status?: number; code?: string }): Error {
  const fault = Object.assign(new Error('fault'), { $metadata: { httpStatusCode: status, attempts: 1 }, code });
  return Object.assign(fault, { name });
}

function published(record: InvoiceRecord | undefined): PublishedInvoice | undefined {
  if (!record) return undefined;
  const { id, dueDate, language } = record;
  const invoice = aPublicInvoice({ id, dueDate, ...(language && { language }) });
  const business = { id: record.businessId, timeZone: 'America/Edmonton' };
  return { record, business, invoice } as unknown as PublishedInvoice;
}
