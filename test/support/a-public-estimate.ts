import { listItemKey, listOfBusiness } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { sentContent } from '#functions/domain/estimate/estimate-version.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import type { StoredDecision } from '#functions/domain/estimate/stored-decision.ts';
import { priced } from '#shared/document/pricing.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { aFullInvoice, aPublicInvoice, aTaxedInvoice } from './a-public-invoice.ts';

/** For tests: an estimate that waits for an answer, with the content of an invoice. */
export function aPublicEstimate(changes: Partial<PublicEstimate> = {}, content = aPublicInvoice()): PublicEstimate {
  const { paymentMethod: _method, paymentInstructions: _instructions, status: _status, company, ...shown } = content;
  const { paymentSettings: _settings, ...issuer } = company;
  return {
    ...shown,
    company: issuer,
    id: 'business-7hG2kLmN4pQr8sTuVwXyZa-1',
    invoiceNumber: 'EST-20260105001',
    status: 'SENT',
    version: 1,
    ...changes,
  };
}

/** For tests: an estimate with every field set. */
export const aFullEstimate = (changes: Partial<PublicEstimate> = {}) => aPublicEstimate(changes, aFullInvoice());

/** For tests: a French estimate of 300.00 CAD plus the taxes of Québec. */
export const aTaxedEstimate = (changes: Partial<PublicEstimate> = {}) => aPublicEstimate(changes, aTaxedInvoice());

/** For tests: a yes in the name of Zoë Tremblay. */
export const ACCEPTED = { status: 'ACCEPTED', decision: { on: '2026-01-07', name: 'Zoë Tremblay' } } as const;

/** For tests: stores an estimate of a business whose version 1 was sent to its recipient. */
export async function aStoredEstimate(
  table: Table,
  businessId: string,
  changes: Partial<EstimateRecord> = {},
): Promise<EstimateRecord> {
  const at = '2026-03-01T12:00:00.000Z';
  const id = crypto.randomUUID().replaceAll('-', '');
  const billingEmail = `Client-${id}@example.com`;
  const content = {
    ...{ invoiceNumber: 'EST-1', issueDate: '2026-03-01', dueDate: '2026-03-31', currency: 'CAD' as const },
    ...{ billingName: 'Café Léger', billingEmail, items: [{ name: 'Design', quantity: 1, rate: 1234.5 }] },
  };
  const record: EstimateRecord = {
    ...priced(content, undefined),
    ...{ id, businessId, createdAt: at, updatedAt: at, version: 1, status: 'SENT', sentVersion: 1, eventCount: 1 },
    events: [{ type: 'SENT', at, by: 'owner@example.com', version: 1, recipient: billingEmail }],
    ...changes,
  };
  const sent = { number: 1, content: sentContent(record), sentAt: at };
  const key = listItemKey(listOfBusiness(businessId, 'ESTIMATE'), id);
  await table.transact({ record: put({ ...record, ...key }) });
  await estimatesIn(table, businessId).note({ before: record, after: record, events: [], version: sent });
  return record;
}

/** For tests: the same estimate after an answer to what was sent. */
export async function decide(table: Table, before: EstimateRecord, decision: Partial<StoredDecision>): Promise<void> {
  const at = '2026-03-02T12:00:00.000Z';
  const stored = { outcome: 'ACCEPTED', version: 1, at, ...decision } as const;
  const after = { ...before, status: stored.outcome, decision: stored };
  await estimatesIn(table, before.businessId).note({ before, after, events: [] });
}
