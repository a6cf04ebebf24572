import { exportKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import type { BusinessExport } from '#shared/api/business-export.ts';
import type { CsvFormat } from '#shared/csv.ts';
import type { Language } from '#shared/locale/language.ts';
import { DAY_MS, HOUR_MS, secondsAt } from '#shared/time-units.ts';

/** The latest export of a business as stored; times are ISO timestamps, `ttl` is in epoch seconds. */
export type ExportRecord = {
  readonly id: string;
  readonly status: NonNullable<BusinessExport['status']>;
  readonly requestedAt: string;
  /** Of its tables; commas if absent. */
  readonly csvFormat?: CsvFormat;
  /** Of who requested it; English if absent. */
  readonly language?: Language;
  readonly expiresAt?: string;
  readonly sizeBytes?: number;
  readonly ttl: number;
};

type Request = {
  readonly now: Date;
  readonly csvFormat?: CsvFormat | undefined;
  readonly language: Language;
};

export type Exports = ReturnType<typeof exportsIn>;

/** Retention of an archive in days (infra/stack/files.ts). */
const KEPT_DAYS = 7;
/** All runs of an export have ended by then (infra/queues.ts). */
const MAX_PREPARING_MS = 12 * HOUR_MS;

export function exportsIn(table: Table) {
  const change = (businessId: string, id: string, fields: Partial<ExportRecord>) =>
    table.update<ExportRecord>(onlyIf(set(exportKey(businessId), fields), ifEqual({ id, status: 'PREPARING' })));
  return {
    find: (businessId: string) => table.get<ExportRecord>(exportKey(businessId)),
    /** Stores a new export in place of the previous one. Returns false while that is being prepared. */
    async begin(businessId: string, id: string, { now, csvFormat, language }: Request): Promise<boolean> {
      const record: ExportRecord = {
        id,
        status: 'PREPARING',
        requestedAt: now.toISOString(),
        ...(csvFormat && { csvFormat }),
        language,
        ttl: secondsAt(endOf(now)),
      };
      const failed = await table.transact({
        export: {
          Put: {
            Item: { ...record, ...exportKey(businessId) },
            ConditionExpression: 'attribute_not_exists(pk) OR #status <> :preparing OR requestedAt < :lost',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':preparing': 'PREPARING',
              ':lost': new Date(now.getTime() - MAX_PREPARING_MS).toISOString(),
            },
          },
        },
      });
      return failed === null;
    },
    /** Sets the size and the end of a prepared export. Returns false if it has been replaced or deleted since. */
    async finish(businessId: string, id: string, { sizeBytes, now }: { sizeBytes: number; now: Date }) {
      const end = endOf(now);
      const fields = { status: 'READY', sizeBytes, expiresAt: end.toISOString(), ttl: secondsAt(end) } as const;
      return (await change(businessId, id, fields)) !== null;
    },
    /** Marks an export as failed if it is still being prepared. */
    async fail(businessId: string, id: string): Promise<void> {
      await change(businessId, id, { status: 'FAILED' });
    },
  };
}

/** The state of an export now: FAILED if its runs were lost, null once it has expired. */
export function statusOf(record: ExportRecord | undefined, now: Date): BusinessExport['status'] {
  if (!record) return null;
  const { status, requestedAt, expiresAt } = record;
  if (status === 'PREPARING') return now.getTime() - Date.parse(requestedAt) > MAX_PREPARING_MS ? 'FAILED' : status;
  return expiresAt && Date.parse(expiresAt) <= now.getTime() ? null : status;
}

/** The key of an export's archive; all those of a business are under `exports/<businessId>/`. */
export function archiveKey(businessId: string, exportId: string): string {
  return `exports/${businessId}/${exportId}.zip`;
}

function endOf(now: Date): Date {
  return new Date(now.getTime() + KEPT_DAYS * DAY_MS);
}
