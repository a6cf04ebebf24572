import { newId } from '#functions/data/table/ids.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import { archiveKey, type ExportRecord, type Exports, statusOf } from '#functions/domain/people/exports.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Queue } from '#functions/services/queue.ts';
import { type BusinessExport, DAILY_EXPORTS } from '#shared/api/business-export.ts';
import type { CsvFormat } from '#shared/csv.ts';
import type { AppError } from '#shared/errors.ts';
import { EXPORT_RUNNING, EXPORTS_USED_UP } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';

/** Dependencies of `requestExport`; `count` returns null once the daily limit of the business is reached. */
export type Dependencies = {
  readonly exports: Exports;
  readonly queue: Pick<Queue, 'send'>;
  readonly quota: {
    readonly count: (businessId: string, now: Date) => Promise<number | null>;
    readonly uncount: (businessId: string, now: Date) => Promise<void>;
  };
};

type Owner = Pick<Caller, 'businessId'>;

/** The latest export of the caller's business. */
export async function readExport(
  { find }: Pick<Exports, 'find'>,
  { businessId }: Owner,
  now: Date,
): Promise<BusinessExport> {
  return toExport(await find(businessId), now);
}

/**
 * Queues an export of the caller's business in the caller's language, with tables in the format given. Throws CONFLICT
 * while another one is being prepared, TOO_MANY_REQUESTS beyond the daily limit, and UNAVAILABLE if it could not be
 * queued.
 */
export async function requestExport(
  { exports, queue, quota }: Dependencies,
  { businessId, language }: Pick<Caller, 'businessId' | 'language'>,
  { now, csvFormat }: { now: Date; csvFormat?: CsvFormat | undefined },
): Promise<BusinessExport> {
  if (statusOf(await exports.find(businessId), now) === 'PREPARING') throw alreadyPreparing();
  if ((await quota.count(businessId, now)) === null) {
    throw refusal({ EXPORTS_USED_UP }, { max: DAILY_EXPORTS });
  }
  const id = newId();
  if (!(await exports.begin(businessId, id, { now, csvFormat, language }))) {
    await quota.uncount(businessId, now);
    throw alreadyPreparing();
  }
  await orUndo(
    () => queue.send(JSON.stringify({ businessId, id })),
    () => Promise.all([exports.fail(businessId, id), quota.uncount(businessId, now)]),
  );
  return toExport(await exports.find(businessId), now);
}

type Link = { readonly exports: Pick<Exports, 'find'>; readonly linkTo: (key: string) => Promise<string> };

/** A link to the caller's export. Throws NOT_FOUND unless it is ready. */
export async function linkToExport(
  { exports, linkTo }: Link,
  { businessId }: Owner,
  now: Date,
): Promise<{ url: string }> {
  const found = await exports.find(businessId);
  const { id } = orNotFound(statusOf(found, now) === 'READY' && found, 'export');
  return { url: await linkTo(archiveKey(businessId, id)) };
}

function toExport(record: ExportRecord | undefined, now: Date): BusinessExport {
  const status = statusOf(record, now);
  return status === null || !record ? { status: null } : { ...record, status };
}

function alreadyPreparing(): AppError {
  return refusal({ EXPORT_RUNNING });
}
