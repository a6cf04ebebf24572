import { isSameContent } from '#functions/domain/document/same-content.ts';
import type { EstimateRecord, PricedEstimate } from './estimate-record.ts';

/** What only the business knows of an estimate, which no version has. */
type Own = 'internalNotes' | 'customerId' | 'keepCustomer';

/** The content of a version: as it was when it was sent, prices and taxes included. */
export type SentContent = Omit<PricedEstimate, Own>;

/** A version of an estimate as stored. */
export type EstimateVersion = {
  readonly number: number;
  readonly content: SentContent;
  readonly sentAt: string;
};

/** Fields of a record that are no content. */
const STATE = [
  ...['id', 'businessId', 'status', 'sentVersion', 'isRevised', 'decision', 'invoices', 'isInvoiced', 'deposit'],
  ...['openedAt', 'events', 'eventCount', 'version', 'createdAt', 'updatedAt'],
];
const OWN: readonly string[] = ['internalNotes', 'customerId', 'keepCustomer'] satisfies Own[];

/** What would be sent of an estimate. */
export function sentContent(record: EstimateRecord): SentContent {
  return without(record, [...STATE, ...OWN]) as SentContent;
}

/** An estimate with the content of a version, and what only the business knows as it is. */
export function withContent(record: EstimateRecord, content: SentContent): EstimateRecord {
  const kept = without(record, Object.keys(sentContent(record)));
  return { ...kept, ...content } as EstimateRecord;
}

/** Whether people entered the same: contents that differ in taxes alone, since a rate changed, are the same. */
export function isEnteredAlike(one: SentContent, other: SentContent): boolean {
  return isSameContent(entered(one), entered(other));
}

function entered({
  totalCents: _total,
  taxes: _taxes,
  taxShares: _shares,
  exemptFrom: _exempt,
  ...fields
}: SentContent): object {
  return fields;
}

function without(record: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}
