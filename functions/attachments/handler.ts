import { quotaKey } from '#functions/data/table/keys.ts';
import { openTable } from '#functions/data/table/table.ts';
import { filesOfAppointments } from '#functions/domain/appointment/attached-files.ts';
import type { FileLists } from '#functions/domain/attachment/attached-files.ts';
import { filesOfInvoices, filesOfPublicInvoices } from '#functions/domain/invoice/attached-files.ts';
import { awaitedFilesIn } from '#functions/domain/invoice/awaited-files.ts';
import { countToday } from '#functions/domain/limits/daily-quota.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { fileCopies } from '#functions/services/copy-file.ts';
import { downloadLinks } from '#functions/services/download-link.ts';
import { filesIn } from '#functions/services/files.ts';
import { attachmentRoutes } from '#shared/api/attachments.ts';
import {
  addAttachment,
  addPart,
  type Dependencies,
  linkToAttachment,
  MAX_DAILY_PARTS,
  removeAttachment,
} from './attachments.ts';
import { carryFiles } from './carry-files.ts';

const table = openTable();
const files = filesIn();
const linkTo = downloadLinks();
const copy = fileCopies();
const publicFiles = { lists: filesOfPublicInvoices(table), linkTo };

const of = (lists: FileLists, { businessId }: Caller): Dependencies => ({
  lists,
  files,
  count: (now) =>
    countToday(table, quotaKey(businessId, 'UPLOAD', now.toISOString().slice(0, 10)), { max: MAX_DAILY_PARTS, now }),
});
const ofInvoices = (caller: Caller) => of(filesOfInvoices(table, caller.businessId), caller);
const ofAppointments = (caller: Caller) => of(filesOfAppointments(table, caller.businessId), caller);

export const handler = serve(attachmentRoutes, membersIn(table), {
  addPart: ({ caller, params, body }) => addPart(ofInvoices(caller), { ...params, ...body, now: new Date() }),
  add: ({ caller, params, body }) => addAttachment(ofInvoices(caller), { recordId: params.id, body, now: new Date() }),
  remove: ({ caller, params }) => removeAttachment(ofInvoices(caller), params),
  carry: ({ caller, params }) =>
    carryFiles(
      { ...ofInvoices(caller), copy, awaited: awaitedFilesIn(table, caller.businessId) },
      { ...params, now: new Date() },
    ),
  read: ({ params }) => linkToAttachment(publicFiles, params),
  addPartToAppointment: ({ caller, params, body }) =>
    addPart(ofAppointments(caller), { ...params, ...body, now: new Date() }),
  addToAppointment: ({ caller, params, body }) =>
    addAttachment(ofAppointments(caller), { recordId: params.id, body, now: new Date() }),
  removeFromAppointment: ({ caller, params }) => removeAttachment(ofAppointments(caller), params),
  linkOfAppointment: ({ caller, params }) => linkToAttachment({ ...ofAppointments(caller), linkTo }, params),
});
