import { invoiceKey } from '#functions/data/table/keys.ts';
import { openTable } from '#functions/data/table/table.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { type Caller, membersIn } from '#functions/domain/people/members.ts';
import { savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { seriesIn } from '#functions/domain/series/series.ts';
import { serve } from '#functions/http/serve.ts';
import { seriesRoutes } from '#shared/api/series.ts';
import { createSeries } from './create-series.ts';
import { makeDay, skipDay } from './days.ts';
import { listSeries } from './list.ts';
import { listMadeInvoices } from './made-invoices.ts';
import { previewSeries } from './preview-series.ts';
import { dismissHeld, pauseSeries, resumeSeries, stopSeries } from './running.ts';
import { scheduleSeries } from './schedule-series.ts';
import { readSeries, removeSeries, updateSeries } from './series.ts';

const table = openTable();
const shared = {
  businesses: businessesIn(table),
  invoices: invoicesIn(table),
  kept: keptCustomersIn(table),
  invoicesById: (ids: readonly string[]) => table.getAll<InvoiceRecord>(ids.map((id) => invoiceKey(id))),
};
const of = ({ businessId }: Caller) => ({
  ...shared,
  businessId,
  series: seriesIn(table, businessId),
  customers: customersIn(table, businessId),
  cards: savedCardsIn(table, businessId),
});

export const handler = serve(seriesRoutes, membersIn(table), {
  list: ({ caller, query }) => listSeries(of(caller), { businessId: caller.businessId, query, now: new Date() }),
  create: ({ caller, body }) =>
    createSeries(
      { ...of(caller), creations: creationsIn(table, caller.businessId, 'SERIES') },
      { body, now: new Date() },
    ),
  preview: ({ caller, body }) => previewSeries(of(caller), { body, now: new Date() }),
  get: ({ caller, params }) => readSeries(of(caller), { id: params.id, now: new Date() }),
  update: ({ caller, params, body }) => updateSeries(of(caller), { id: params.id, update: body, now: new Date() }),
  remove: ({ caller, params }) => removeSeries(of(caller).series, params.id),
  schedule: ({ caller, params, body }) => scheduleSeries(of(caller), { id: params.id, body, now: new Date() }),
  skip: ({ caller, params, body }) => skipDay(of(caller), { id: params.id, body, now: new Date() }),
  make: ({ caller, params, body }) =>
    makeDay(
      { ...of(caller), numbers: numberingIn(table, caller.businessId, 'INVOICE') },
      { caller, id: params.id, body, now: new Date() },
    ),
  pause: ({ caller, params, body }) => pauseSeries(of(caller), { id: params.id, body, now: new Date() }),
  resume: ({ caller, params, body }) => resumeSeries(of(caller), { id: params.id, body, now: new Date() }),
  stop: ({ caller, params, body }) => stopSeries(of(caller), { id: params.id, body, now: new Date() }),
  dismiss: ({ caller, params }) => dismissHeld(of(caller), { id: params.id, now: new Date() }),
  invoices: ({ caller, params, query }) => listMadeInvoices(of(caller), { id: params.id, query }),
});
