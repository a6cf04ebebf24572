import * as z from 'zod';
import { type StoredItem, toListed } from '#functions/data/list/list-item.ts';
import { createdAtOf } from '#functions/data/table/ids.ts';
import {
  activityKey,
  appointmentKey,
  estimateVersionKey,
  idOf,
  type Key,
  type ListKind,
  listItemKey,
  listOfBusiness,
  onceSavedCardKey,
  receiptKey,
  seriesInvoiceKey,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type EstimateFields, toEstimate } from '#functions/domain/estimate/estimate-record.ts';
import type { EstimateVersion } from '#functions/domain/estimate/estimate-version.ts';
import { type EmployeeRecord, toEmployee } from '#functions/domain/people/employees.ts';
import { type ReceiptRecord, toReceipt } from '#functions/domain/receipt/receipt-record.ts';
import { filingsIn } from '#functions/domain/report/filings.ts';
import type { CardProof } from '#functions/domain/saved-card/saved-cards.ts';
import type { Occurrence, OccurrenceOn } from '#functions/domain/series/series.ts';
import type { SeriesFields } from '#functions/domain/series/series-record.ts';
import { Activity } from '#shared/activity/schema.ts';
import { Appointment } from '#shared/appointment/schema.ts';
import { Customer } from '#shared/customer/schema.ts';
import { Employee } from '#shared/employee/schema.ts';
import { Estimate } from '#shared/estimate/schema.ts';
import { fromCents } from '#shared/money.ts';
import { Product } from '#shared/product/schema.ts';
import { Receipt } from '#shared/receipt/schema.ts';
import { type FiledDocument, Filing } from '#shared/reports/filing.ts';
import { SavedCard } from '#shared/saved-card/schema.ts';
import { Series, SeriesInput, SeriesLine } from '#shared/series/schema.ts';
import { itemsOf } from './items.ts';

/** The records of a business by kind, read as they are consumed. Each schema names the exported fields. */
export function recordLists(table: Table, businessId: string, now: Date) {
  const list = (kind: ListKind) => listItemKey(listOfBusiness(businessId, kind));
  return {
    customers: () => read(list('CUSTOMER'), Customer),
    products: () => read(list('PRODUCT'), Product, withPrice),
    employees: () => read(list('EMPLOYEE'), Employee, (item) => toEmployee(item as StoredEmployee, now)),
    estimates: () => readEstimates(),
    appointments: () => read(appointmentKey(businessId), ExportedAppointment),
    receipts: () => readReceipts(),
    'saved-cards': () => readSavedCards(),
    series: () => readSeries(),
    filings: () => readFilings(),
    activity: () => read(activityKey(businessId), Activity, (item) => ({ ...item, at: item.createdAt })),
  } satisfies Record<
    ListName | 'appointments' | 'receipts' | 'saved-cards' | 'filings' | 'activity',
    () => AsyncIterable<object>
  >;

  async function* readReceipts(): AsyncGenerator<Receipt> {
    const items = itemsOf<Key & ReceiptRecord>(table, receiptKey(businessId));
    for await (const item of items) yield Receipt.parse(toReceipt(item));
  }

  async function* readSavedCards(): AsyncGenerator<z.output<typeof ExportedCard>> {
    for await (const item of itemsOf<Key & CardProof>(table, onceSavedCardKey(businessId)))
      yield ExportedCard.parse(item);
  }

  async function* readFilings(): AsyncGenerator<ExportedFiling> {
    const filings = filingsIn(table, businessId);
    for (const filing of await filings.list())
      yield { ...Filing.parse(filing), documents: await filings.documentsOf(filing) };
  }

  async function* readEstimates(): AsyncGenerator<ExportedEstimate> {
    for await (const item of itemsOf<StoredItem>(table, list('ESTIMATE'))) {
      const record = toListed<EstimateFields>(item);
      const versions = itemsOf<Key & EstimateVersion>(table, estimateVersionKey(businessId, record.id));
      yield { ...Estimate.parse(toEstimate(record)), answer: record.decision, versions: await sentIn(versions) };
    }
  }

  async function* readSeries(): AsyncGenerator<ExportedSeries> {
    for await (const item of itemsOf<StoredItem>(table, list('SERIES'))) {
      const record = toListed<SeriesFields>(item);
      const invoices: OccurrenceOn[] = [];
      for await (const { pk: _pk, sk, ...made } of itemsOf<Key & Occurrence>(
        table,
        seriesInvoiceKey(businessId, record.id),
      ))
        invoices.push({ day: idOf({ sk }), ...made });
      yield { ...StoredSeries.parse({ ...record, total: fromCents(record.totalCents) }), invoices };
    }
  }

  async function* read<Schema extends z.ZodType>(
    prefix: Key,
    schema: Schema,
    prepare: (item: Stored) => object = (item) => item,
  ): AsyncGenerator<z.output<Schema>> {
    for await (const item of itemsOf<Key & Pick<Stored, 'version'>>(table, prefix)) {
      const id = idOf(item);
      yield schema.parse(prepare({ ...item, id, createdAt: createdAtOf(id) }));
    }
  }
}

/** So that a list missing in the export does not compile. */
type ListName = ListKind extends infer Kind
  ? Kind extends 'SERIES'
    ? 'series'
    : `${Lowercase<Kind & string>}s`
  : never;

/** A filed period with what each document added to its figures. */
type ExportedFiling = Filing & { readonly documents: readonly FiledDocument[] };

/** An estimate with the answer to it and what was sent of it, oldest first. */
export type ExportedEstimate = Estimate & {
  readonly answer: EstimateFields['decision'];
  readonly versions: readonly EstimateVersion[];
};

async function sentIn(items: AsyncIterable<EstimateVersion>): Promise<EstimateVersion[]> {
  const versions: EstimateVersion[] = [];
  for await (const { number, content, sentAt } of items) versions.push({ number, content, sentAt });
  return versions.toSorted((one, other) => one.number - other.number);
}

const { amount: _computed, ...line } = SeriesLine.shape;

/** What a series has by itself: the amounts of its lines are computed anew for each invoice. */
const StoredSeries = z.object({
  ...SeriesInput.shape,
  ...Series.pick({
    id: true,
    status: true,
    mode: true,
    chargesAtIssue: true,
    schedule: true,
    pausedUntil: true,
    madeCount: true,
  }).shape,
  ...Series.pick({ held: true, missed: true, only: true, version: true, createdAt: true, updatedAt: true }).shape,
  billingEmail: z.string().optional(),
  items: z.array(z.object(line)),
  skipped: z.array(z.string()),
  /** Of its next invoice when it was last changed. */
  total: z.number(),
});

/** A series with the invoices that it made, earliest day first. */
export type ExportedSeries = z.infer<typeof StoredSeries> & { readonly invoices: readonly OccurrenceOn[] };

type Stored = Key & { id: string; createdAt: string; version: number };
type StoredEmployee = Stored & EmployeeRecord;

/** Without the ids that it has at its provider. */
const ExportedCard = SavedCard.extend({ customerId: z.string() });

const ExportedAppointment = Appointment.omit({ employee: true, timeZone: true, localStart: true, localEnd: true });

function withPrice(item: Stored): object {
  return { ...item, price: fromCents((item as Stored & { priceCents: number }).priceCents) };
}
