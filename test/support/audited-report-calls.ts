import { aFiledDay, aFiling } from './a-filing.ts';
import type { AuditedCall } from './audited-account-calls.ts';
import type { Person } from './given.ts';

const FIELDS = ['returnAccount', 'firstDay', 'lastDay'];

/** The audited calls of reports. */
export const AUDITED_REPORT_CALLS = {
  'PATCH /reports/taxes/settings': async (owner: Person): Promise<AuditedCall> => ({
    answer: await owner.call('PATCH', '/reports/taxes/settings', { body: { period: 'month' } }),
    fields: ['filingPeriod'],
  }),
  'POST /reports/taxes/filings': async (owner: Person): Promise<AuditedCall> => ({
    answer: await owner.call('POST', '/reports/taxes/filings', { body: { account: 'QST', ...aFiledDay() } }),
    fields: FIELDS,
  }),
  'DELETE /reports/taxes/filings/{id}': async (owner: Person): Promise<AuditedCall> => {
    const { id } = await aFiling(owner);
    return { answer: await owner.call('DELETE', `/reports/taxes/filings/${id}`), fields: FIELDS };
  },
};
