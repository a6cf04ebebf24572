import { quotaKey } from '#functions/data/table/keys.ts';
import { openTable } from '#functions/data/table/table.ts';
import { attachedFilesIn } from '#functions/domain/invoice/attached-files.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { countToday } from '#functions/domain/limits/daily-quota.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { downloadLinks } from '#functions/services/download-link.ts';
import { filesIn } from '#functions/services/files.ts';
import { attachmentRoutes } from '#shared/api/attachments.ts';
import { addAttachment, addPart, linkToAttachment, MAX_DAILY_PARTS, removeAttachment } from './attachments.ts';

const table = openTable();
const dependencies = {
  invoices: invoicesIn(table),
  businesses: businessesIn(table),
  attached: attachedFilesIn(table),
  files: filesIn(),
  linkTo: downloadLinks(),
  count: (businessId: string, now: Date) =>
    countToday(table, quotaKey(businessId, 'UPLOAD', now.toISOString().slice(0, 10)), { max: MAX_DAILY_PARTS, now }),
};

export const handler = serve(attachmentRoutes, membersIn(table), {
  addPart: ({ caller, params, body }) => addPart(dependencies, { caller, ...params, ...body, now: new Date() }),
  add: ({ caller, params, body }) =>
    addAttachment(dependencies, { caller, invoiceId: params.id, body, now: new Date() }),
  remove: ({ caller, params }) => removeAttachment(dependencies, { caller, ...params }),
  read: ({ params }) => linkToAttachment(dependencies, params),
});
