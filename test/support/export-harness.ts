import { HeadObjectCommand, NotFound, type S3Client } from '@aws-sdk/client-s3';
import { newId, newListId } from '#functions/data/table/ids.ts';
import {
  appointmentKey,
  businessKey,
  cardRequestKey,
  companyKey,
  emailTextsKey,
  numberingKey,
  onceSavedCardKey,
  paymentSettingsKey,
  remindersKey,
  savedCardKey,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, putNew } from '#functions/data/table/write.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { ledgerIn } from '#functions/domain/invoice/ledger-store.ts';
import { reachIn } from '#functions/domain/invoice/reach-store.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { employeesIn } from '#functions/domain/people/employees.ts';
import { archiveKey, exportsIn } from '#functions/domain/people/exports.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { filingsIn } from '#functions/domain/report/filings.ts';
import { runExport } from '#functions/export-archives/run-export.ts';
import { archivesIn } from '#functions/export-archives/upload.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import { productsIn } from '#functions/products/store.ts';
import { AGAIN } from '#functions/services/consume.ts';
import { filesIn } from '#functions/services/files.ts';
import type { CsvFormat } from '#shared/csv.ts';
import type { Language } from '#shared/locale/language.ts';
import { type AccountHarness, accountHarness } from './account-harness.ts';
import { BUCKET } from './emulated-files.ts';
import { BY_HAND, CREDIT, FILED, FILING, PAYMENT, REFUND, SECRET } from './export-entries.ts';
import { anInvoice, NOW } from './purge-harness.ts';
import { readZip } from './zip.ts';

/** A stored business, and the texts that its export must contain. */
export type StoredBusiness = { businessId: string; owner: UserRecord; mark: string };

/** A delivery of the message: its number, and whether the function has time for more PDFs. */
type Run = { runs?: number; isTimeLeft?: () => boolean };

/** What an export is requested with besides; English by default. */
type Asked = { csvFormat?: CsvFormat; language?: Language };

/** Runs exports with an emulated table and bucket, and PDFs that contain the id of their invoice. */
export function exportHarness(table: Table, s3: S3Client) {
  const accounts: AccountHarness = accountHarness(table);
  const exports = exportsIn(table);
  const postponed: number[] = [];
  let pdfs = 0;
  const harness = {
    accounts,
    exports,
    postponed,
    files: filesIn(BUCKET, s3),
    /** Called for each PDF; by default it contains the invoice's id. */
    asShown: async (id: string): Promise<Uint8Array> => Buffer.from(`%PDF ${id}`),
    /** Number of PDFs requested so far. */
    pdfsRequested: () => pdfs,
    async aBusiness(invoices?: number): Promise<StoredBusiness> {
      const business = await aBusiness(table, accounts, invoices);
      for (const [name, type] of [
        ['.png', 'image/png'],
        ['.webp', 'image/webp'],
      ] as const)
        await harness.files.put(`images/${business.mark}${name}`, Buffer.from(name), { contentType: type });
      return business;
    },
    /** A requested export. */
    async begin({ businessId }: Pick<StoredBusiness, 'businessId'>, asked: Asked = {}): Promise<string> {
      const id = newId();
      if (!(await exports.begin(businessId, id, { now: NOW, language: 'en', ...asked })))
        throw new Error('Another export is being prepared');
      return id;
    },
    /** Runs an export as the queue delivers it, for the first time by default. Returns whether to redeliver it. */
    async run(businessId: string, id: string, { runs = 1, isTimeLeft = () => true }: Run = {}): Promise<boolean> {
      const run = { receives: runs, receiptHandle: id, now: NOW, isTimeLeft };
      return (await runExport(dependencies, { businessId, id }, run)) === AGAIN;
    },
    /** The files of an export's archive. */
    async archive(businessId: string, id: string): Promise<Map<string, Buffer>> {
      const bytes = await harness.files.get(archiveKey(businessId, id));
      if (!bytes) throw new Error('No archive is stored');
      return readZip(bytes);
    },
    /** The headers with which an archive is served, or null if there is none. */
    async headers(businessId: string, id: string) {
      try {
        return await s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: archiveKey(businessId, id) }));
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
  };
  const dependencies = {
    table,
    exports,
    businesses: businessesIn(table),
    pdfs: {
      asShown: (id: string) => {
        pdfs += 1;
        return harness.asShown(id);
      },
      ofCreditNote: async (id: string, creditNoteId: string) => Buffer.from(`%PDF ${id} ${creditNoteId}`),
    },
    store: archivesIn(BUCKET, s3),
    files: harness.files,
    mails: { add: (mail: AccountMail) => accounts.queue.add(mail) },
    queue: { postpone: async (_: string, seconds: number) => void postponed.push(seconds) },
    retryMs: 0,
  };
  return harness;
}

/** A business with a record of each kind and some invoices, whose texts contain its own mark. */
async function aBusiness(table: Table, accounts: AccountHarness, invoices = 2): Promise<StoredBusiness> {
  const [businessId, mark] = [newId(), `mark-${newId()}`];
  const owner = await accounts.aPerson({
    businessId,
    firstName: mark,
    notices: { payments: true, bounces: false, reminders: true },
    sessions: { [SECRET]: { startedAt: 1, confirmedAt: 1 } as never },
    secondFactor: { secret: SECRET, recoveryCodes: [SECRET] } as never,
    pendingSecondFactor: SECRET,
  });
  const createdAt = NOW.toISOString();
  const proof = {
    ...{ customerId: 'customer', brand: 'visa', last4: '4242', savedAt: createdAt },
    ...{ invoiceId: 'invoice', invoiceNumber: 'INV-1' },
    agreement: { text: mark, at: createdAt, address: '203.0.113.7', agent: 'Firefox' },
  };
  await table.transact({
    business: putNew({
      ...businessKey(businessId),
      id: businessId,
      ownerId: owner.id,
      timeZone: 'America/Edmonton',
      stripeAccountId: SECRET,
      createdAt,
    }),
    company: putNew({
      ...companyKey(businessId),
      ...{ id: businessId, name: `Étude ${mark}`, version: 1 },
      ...{ logo: `images/${mark}.png`, signature: `images/${mark}.webp` },
    }),
    cardRequest: putNew({ ...cardRequestKey(businessId), status: 'OPEN', askedAt: NOW.toISOString() }),
    card: putNew({
      ...{ ...savedCardKey(businessId, 'customer'), ...proof },
      ...{ id: SECRET, businessId, accountId: SECRET, holderId: SECRET, methodId: SECRET },
    }),
    cardProof: putNew({ ...onceSavedCardKey(businessId, 'customer', 'card'), ...proof }),
    texts: putNew({ ...emailTextsKey(businessId), fr: { subject: mark, message: 'Bonjour' } }),
    numbering: putNew({
      ...numberingKey(businessId, 'INVOICE'),
      ...{ prefix: mark, digits: 3, restarts: 'never', next: { all: 7 }, revision: 4 },
    }),
    reminders: putNew({
      ...remindersKey(businessId),
      ...{ isOn: true, days: [-7, 30], hour: 11, version: 2 },
      texts: [{ step: 30, language: 'fr', subject: mark, message: 'Bonjour {customer}' }],
    }),
    settings: putNew({ ...paymentSettingsKey(businessId), preferredCurrency: 'CAD', bankName: mark, version: 1 }),
  });
  await filingsIn(table, businessId).add(FILING, { documents: [FILED], revision: undefined });
  const customer = await customersIn(table, businessId).add({ name: `=${mark}`, email: 'a@example.com' }, NOW);
  await productsIn(table, businessId).add(
    { shortDescription: mark, detailedDescription: mark, priceCents: 45_050 },
    NOW,
  );
  const person = { userId: SECRET, email: `${mark}@example.com`, name: mark, tokenHash: SECRET };
  const employee = employeesIn(table, businessId).addition(newListId(NOW), { ...person, status: 'PENDING' });
  await table.transact({ ...employee });
  const appointmentId = newListId(NOW);
  const times = { startTime: '2026-03-02T16:00:00.000Z', endTime: '2026-03-02T16:30:00.000Z' };
  const appointment = {
    id: appointmentId,
    version: 1,
    title: mark,
    ...times,
    status: 'pending',
    customerId: customer.id,
    customer,
  };
  await table.transact({ appointment: put({ ...appointment, ...appointmentKey(businessId, appointmentId) }) });
  for (let number = 1; number <= invoices; number += 1) await addInvoice(table, businessId, `${mark}/${number}`);
  await auditLogIn(table, businessId).add(
    { action: 'invoice.create', by: { userId: owner.id, name: mark, email: owner.email }, changes: [] },
    NOW,
  );
  return { businessId, owner, mark };
}

async function addInvoice(table: Table, businessId: string, invoiceNumber: string): Promise<void> {
  const invoice: InvoiceRecord = {
    ...anInvoice(newId(), businessId),
    invoiceNumber,
    items: [{ name: 'Design, "bold"', quantity: 2, rate: 100.5 }],
    totalCents: 20_100,
    creditedCents: CREDIT.amountCents,
    writtenOff: { at: NOW.toISOString(), on: NOW.toISOString().slice(0, 10), by: 'a@example.com', reason: 'Gone' },
    checkout: {
      attempt: 1,
      version: 1,
      accountId: SECRET,
      amountCents: 1,
      currency: 'CAD',
      expiresAt: 1,
      sessionId: SECRET,
    },
  };
  await invoicesIn(table).create(invoice, { at: NOW.toISOString(), type: 'CREATED' });
  const ledger = ledgerIn(table);
  await table.transact({
    payment: ledger.write(invoice.id, PAYMENT),
    byHand: ledger.write(invoice.id, BY_HAND),
    refund: ledger.write(invoice.id, REFUND),
    credit: ledger.write(invoice.id, CREDIT),
  });
  const reach = reachIn(table);
  await reach.addOpening(invoice.id, NOW);
  await reach.addDelivery(invoice.id, 'message', { address: 'a@example.com', at: NOW.toISOString() });
}
