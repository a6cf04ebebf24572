import { aSchedule, aScheduledSeries, aSeries, aStoredSeries, FIRST_DAY, heldBack } from './a-series.ts';
import type { AuditedCall } from './audited-account-calls.ts';
import type { Person } from './given.ts';

/** A call of a series, with its label. */
async function called(
  owner: Person,
  { id, billingName: label }: { readonly id: string; readonly billingName: string },
  { method = 'POST', path = '', body }: { readonly method?: string; readonly path?: string; readonly body?: object },
) {
  return { answer: await owner.call(method, `/series/${id}${path}`, body && { body }), label };
}

/** The audited calls that concern series of recurring invoices. */
export const AUDITED_SERIES_CALLS = {
  'POST /series': async (owner) => {
    const body = aSeries();
    return { answer: await owner.call('POST', '/series', { body }), label: body.billingName };
  },
  'PATCH /series/{id}': async (owner) => ({
    ...(await called(owner, await aStoredSeries(owner), { method: 'PATCH', body: { poNumber: 'PO-1' } })),
    fields: ['poNumber'],
  }),
  'DELETE /series/{id}': async (owner) => called(owner, await aStoredSeries(owner), { method: 'DELETE' }),
  'POST /series/{id}/schedule': async (owner) => ({
    ...(await called(owner, await aStoredSeries(owner), {
      path: '/schedule',
      body: { schedule: aSchedule(), mode: 'draft' },
    })),
    fields: ['status', 'mode', 'repeatUnit', 'repeatInterval', 'daysInAdvance', 'firstDay', 'hour'],
  }),
  'POST /series/{id}/skip': async (owner) => ({
    ...(await called(owner, await aScheduledSeries(owner), {
      path: '/skip',
      body: { day: FIRST_DAY, isSkipped: true },
    })),
    fields: ['skippedDay'],
  }),
  'POST /series/{id}/make': async (owner) =>
    called(owner, await aScheduledSeries(owner), { path: '/make', body: { day: FIRST_DAY } }),
  'POST /series/{id}/pause': async (owner) => ({
    ...(await called(owner, await aScheduledSeries(owner), { path: '/pause', body: {} })),
    fields: ['status'],
  }),
  'POST /series/{id}/resume': async (owner) => {
    const series = await aScheduledSeries(owner);
    await owner.call('POST', `/series/${series.id}/pause`, { body: {} });
    return { ...(await called(owner, series, { path: '/resume', body: {} })), fields: ['status'] };
  },
  'POST /series/{id}/stop': async (owner) => ({
    ...(await called(owner, await aScheduledSeries(owner), { path: '/stop', body: {} })),
    fields: ['status'],
  }),
  'POST /series/{id}/dismiss': async (owner) => {
    const series = await aScheduledSeries(owner);
    await heldBack(owner, series.id);
    return called(owner, series, { path: '/dismiss', body: {} });
  },
} as const satisfies Record<string, (owner: Person) => Promise<AuditedCall>>;
