import * as z from 'zod';
import { CSV_FORMATS } from '#shared/csv.ts';
import { routes } from './route.ts';

/** The states of an export: being prepared in the background, ready to download, or failed. */
export const EXPORT_STATUSES = ['PREPARING', 'READY', 'FAILED'] as const;

/** The latest export of a business; `status` is null without one. `expiresAt` and `sizeBytes` are set once READY. */
export const BusinessExport = z.object({
  status: z.enum(EXPORT_STATUSES).nullable(),
  requestedAt: z.string().optional(),
  expiresAt: z.string().optional(),
  sizeBytes: z.number().optional(),
});
export type BusinessExport = z.infer<typeof BusinessExport>;

/** Exports that a business may request per day (UTC). */
export const DAILY_EXPORTS = 3;

/** The export of all records of a business as one archive. */
export const businessExportRoutes = routes({
  read: {
    call: 'GET /business/export',
    access: 'owner',
    openWhenSuspended: true,
    summary: 'Get the latest export of the caller’s business',
    response: BusinessExport,
  },
  request: {
    call: 'POST /business/export',
    access: 'owner',
    openWhenSuspended: true,
    confirmed: true,
    audit: 'business.export',
    query: z.strictObject({ csvFormat: z.enum(CSV_FORMATS).optional() }),
    summary: 'Prepare an export of all records in the background, at most three per day',
    response: BusinessExport,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  link: {
    call: 'POST /business/export/link',
    access: 'owner',
    openWhenSuspended: true,
    confirmed: true,
    audit: 'business.export-download',
    summary: 'Get a link to the export that is valid for five minutes',
    response: z.object({ url: z.string() }),
    errors: ['NOT_FOUND'],
  },
});
