import type { Invoices } from '#functions/data/invoice/invoices.ts';
import type { ReachStore } from '#functions/data/invoice/reach-store.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Client } from '#functions/services/client.ts';
import type { InvoiceEvent } from '#shared/invoice/schema.ts';
import type { ViewInput } from '#shared/invoice/views.ts';
import { isDataCentre } from './data-centres.ts';

/** Programs that say what they are. */
const PROGRAMS = /bot\b|crawl|spider|preview|scan|headless|monitor|canary|python|curl|wget/i;

const MESSAGES: readonly InvoiceEvent['type'][] = ['EMAIL', 'SMS', 'REMINDER'];

/** Within this many milliseconds of a message, a visit from a data centre is its recipient's mail scanner. */
const SCAN_MS = 2 * 60_000;

type Dependencies = {
  readonly invoices: Pick<Invoices, 'find'>;
  readonly store: { readonly listEvents: (invoiceId: string) => Promise<InvoiceEvent[]> };
  readonly reach: Pick<ReachStore, 'addOpening' | 'noteCheck'>;
};

type View = {
  readonly invoiceId: string;
  readonly input: ViewInput;
  readonly client: Client;
  readonly now: Date;
};

/**
 * Records a visit of an invoice's pay page. One that looks like a program's is not an opening, whatever it says about
 * itself. Throws NOT_FOUND for unknown invoices.
 */
export async function recordView({ invoices, store, reach }: Dependencies, view: View): Promise<Record<never, never>> {
  const { invoiceId, input, client, now } = view;
  const { id } = orNotFound(await invoices.find(invoiceId), 'Invoice');
  const isPerson = input.kind === 'opened' && !PROGRAMS.test(client.device ?? '') && !(await isScan(store, view));
  await (isPerson ? reach.addOpening(id, now) : reach.noteCheck(id, now));
  return {};
}

async function isScan({ listEvents }: Dependencies['store'], { invoiceId, client, now }: View): Promise<boolean> {
  if (!isDataCentre(client.address)) return false;
  const events = await listEvents(invoiceId);
  const messages = events.filter(({ type }) => MESSAGES.includes(type));
  return messages.some(({ at }) => Math.abs(now.getTime() - Date.parse(at)) < SCAN_MS);
}
