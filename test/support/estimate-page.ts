import type { Locator, Page } from 'playwright-core';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import { anInvoice, type Person } from './given.ts';

/** A new estimate that was sent by passing on its link. */
export async function aPublishedEstimate(by: Person, changes: Partial<EstimateInput> = {}): Promise<Estimate> {
  const { paymentMethod: _, ...content } = anInvoice();
  const body = { ...content, invoiceNumber: `EST-${crypto.randomUUID().slice(0, 8)}`, ...changes };
  const created = await by.call<Estimate>('POST', '/estimates', { body });
  if (created.status !== 201) throw new Error(`Creating returned ${JSON.stringify(created)}`);
  return published(by, created.body.id);
}

/** The estimate once its newest version has a link. */
export async function published(by: Person, id: string): Promise<Estimate> {
  const { status, body } = await by.call<Estimate>('POST', `/estimates/${id}/link`);
  if (status !== 200) throw new Error(`Publishing returned ${status} ${JSON.stringify(body)}`);
  return body;
}

/** The path of the public page of the version that was sent last. */
export const pageOf = ({ link = '' }: Estimate): string => `/estimate/${link}`;

/** The path of the public page of a new estimate. */
export async function anEstimatePage(by: Person, changes: Partial<EstimateInput> = {}): Promise<string> {
  return pageOf(await aPublishedEstimate(by, changes));
}

/** The path of the page of an estimate once its business has recorded a decision. */
export async function aDecidedPage(
  by: Person,
  decision: object,
  changes: Partial<EstimateInput> = {},
): Promise<string> {
  const estimate = await aPublishedEstimate(by, changes);
  const { status, body } = await by.call('POST', `/estimates/${estimate.id}/decision`, { body: decision });
  if (status !== 200) throw new Error(`Deciding returned ${status} ${JSON.stringify(body)}`);
  return pageOf(estimate);
}

export const acceptButton = (page: Page): Locator => page.getByRole('button', { name: 'Accept', exact: true });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: /^Accept estimate for / });
export const nameField = (page: Page): Locator => page.getByLabel('Your full name');
