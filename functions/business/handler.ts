import { openTable } from '#functions/data/table/table.ts';
import { suppressedAddresses } from '#functions/domain/limits/suppressed-addresses.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { membersIn } from '#functions/domain/people/members.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { serve } from '#functions/http/serve.ts';
import { sesMailer } from '#functions/mail/ses-mailer.ts';
import { businessRoutes } from '#shared/api/business.ts';
import { keepBusiness, scheduleDeletion } from './deletion.ts';

const table = openTable();
const dependencies = {
  deletions: scheduledDeletionsIn(table),
  businesses: businessesIn(table),
  mailer: sesMailer(suppressedAddresses(table)),
  siteUrl: process.env.SITE_URL ?? '',
};

export const handler = serve(businessRoutes, membersIn(table), {
  scheduleDeletion: ({ caller, client }) => scheduleDeletion(dependencies, { caller, client, now: new Date() }),
  keep: ({ caller }) => keepBusiness(dependencies, caller),
});
