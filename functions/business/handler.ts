import { openTable } from '#functions/data/table/table.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { businessesIn, todayOf } from '#functions/domain/people/businesses.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { scheduledDeletionsIn } from '#functions/domain/people/scheduled-deletions.ts';
import { serve } from '#functions/http/serve.ts';
import { accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { businessRoutes } from '#shared/api/business.ts';
import { keepBusiness, scheduleDeletion } from './deletion.ts';
import { changeNumberings, readNumberings } from './numbering.ts';

const table = openTable();
const dependencies = {
  deletions: scheduledDeletionsIn(table),
  outbox: accountOutbox(table),
};

const businesses = businessesIn(table);
const numbersOf = ({ businessId }: Caller) => ({
  invoices: numberingIn(table, businessId, 'INVOICE'),
  estimates: numberingIn(table, businessId, 'ESTIMATE'),
});
const today = ({ businessId }: Caller) => todayOf(businesses, businessId, new Date());

export const handler = serve(businessRoutes, membersIn(table), {
  numbering: async ({ caller }) => readNumberings(numbersOf(caller), await today(caller)),
  setNumbering: async ({ caller, body }) =>
    changeNumberings(numbersOf(caller), { chosen: body, today: await today(caller) }),
  scheduleDeletion: ({ caller, client }) => scheduleDeletion(dependencies, { caller, client, now: new Date() }),
  keep: ({ caller }) => keepBusiness(dependencies, caller),
});
