import { quotaKey } from '#functions/data/table/keys.ts';
import { openTable } from '#functions/data/table/table.ts';
import { countToday, uncountToday } from '#functions/domain/limits/daily-quota.ts';
import { exportsIn } from '#functions/domain/people/exports.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { downloadLinks } from '#functions/services/download-link.ts';
import { sqsQueue } from '#functions/services/queue.ts';
import { businessExportRoutes, DAILY_EXPORTS } from '#shared/api/business-export.ts';
import { linkToExport, readExport, requestExport } from './business-export.ts';

const table = openTable();
const dayKey = (businessId: string, now: Date) => quotaKey(businessId, 'EXPORT', now.toISOString().slice(0, 10));
const dependencies = {
  exports: exportsIn(table),
  queue: sqsQueue(process.env.EXPORT_QUEUE_URL),
  linkTo: downloadLinks(),
  quota: {
    count: (businessId: string, now: Date) => countToday(table, dayKey(businessId, now), { max: DAILY_EXPORTS, now }),
    uncount: (businessId: string, now: Date) => uncountToday(table, dayKey(businessId, now)),
  },
};

export const handler = serve(businessExportRoutes, membersIn(table), {
  read: ({ caller }) => readExport(dependencies.exports, caller, new Date()),
  request: ({ caller, query }) => requestExport(dependencies, caller, { ...query, now: new Date() }),
  link: ({ caller }) => linkToExport(dependencies, caller, new Date()),
});
