import { addDays } from '#shared/calendar-day.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type {
  Acceptance,
  Decision,
  Estimate,
  EstimateInput,
  EstimateListItem,
  PartInput,
} from '#shared/estimate/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from './client.ts';
import { aPublishedEstimate, type Person, todayOf } from './given.ts';

/** A refusal in an answer. */
export type Refused = { reason?: string; issues?: readonly { readonly path: string; readonly rule: string }[] };
/** A page of the list. */
export type EstimatePage = { data: EstimateListItem[]; meta: { total: number } };

/** The calls of a business about its estimates. */
export function estimateCalls(ownerOf: () => Person) {
  const of = <Body>(method: string, path: string, body?: object) =>
    ownerOf().call<Body & Refused>(method, `/estimates/${path}`, body && { body });
  const read = async (id: string) => (await of<Estimate>('GET', id)).body;
  return {
    read,
    change: (id: string, body: object) => of<Estimate>('PATCH', id, body),
    send: (id: string, body: object = {}) => of<Estimate>('POST', `${id}/send`, body),
    publish: (id: string) => of<Estimate>('POST', `${id}/link`),
    decide: (id: string, body: Decision) => of<Estimate>('POST', `${id}/decision`, body),
    /** Invoices a part of the estimate as it is, unless another version is given; without one, all that is left. */
    async invoice(id: string, part: PartInput = {}) {
      const version = part.share === undefined && !part.lines ? undefined : (await read(id)).version;
      return of<Invoice>('POST', `${id}/invoices`, { ...(version && { version }), ...part });
    },
    remove: (id: string) => of<object>('DELETE', id),
    /** An estimate that was published and whose last day was yesterday. */
    async expired(changes: Partial<EstimateInput> = {}) {
      const yesterday = addDays(await todayOf(ownerOf()), -1);
      return aPublishedEstimate(ownerOf(), { issueDate: addDays(yesterday, -5), dueDate: yesterday, ...changes });
    },
  };
}

/** Reads a version as its recipient. */
export const shown = (link: string) => call<PublicEstimate & Refused>('GET', `/estimates/${link}/public`);

/** Accepts a version as its recipient; by default as Mai Tran. */
export const accept = (link: string, { name = 'Mai Tran', ...choice }: Partial<Acceptance> = {}) =>
  call<PublicEstimate & Refused>('POST', `/estimates/${link}/acceptance`, { body: { name, ...choice } });

/** Declines a version as its recipient. */
export const refuse = (link: string, body: object = {}) =>
  call<PublicEstimate & Refused>('POST', `/estimates/${link}/refusal`, { body });

/** Opens a version as a person does, or as the program that names itself so. */
export const view = (link: string, device = 'Mozilla/5.0 (iPhone) Safari/605.1') =>
  call('POST', `/estimates/${link}/views`, { body: {}, headers: { 'user-agent': device } });
