import { openTable } from '#functions/data/table/table.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { serve } from '#functions/http/serve.ts';
import { activityRoutes } from '#shared/api/activity.ts';
import { exportActivity, listActivity } from './activity.ts';
import { forAccountant } from './for-accountant.ts';

const table = openTable();
const logOf = ({ businessId, role }: Caller) => {
  const log = auditLogIn(table, businessId);
  return role === 'ACCOUNTANT' ? forAccountant(log) : log;
};

export const handler = serve(activityRoutes, membersIn(table), {
  list: ({ caller, query }) => listActivity(logOf(caller), query, caller.language),
  export: async ({ caller, query }) => {
    const timeZone = await businessesIn(table).timeZoneOf(caller.businessId);
    return exportActivity(logOf(caller), query, { timeZone, now: new Date(), language: caller.language });
  },
});
