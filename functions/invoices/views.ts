import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import type { ReachStore } from '#functions/domain/invoice/reach-store.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { worksFor } from '#functions/domain/people/works-for.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Client } from '#functions/services/client.ts';
import { isDataCentre } from '#functions/services/data-centres.ts';
import { isMailScan, isProgram } from '#functions/services/visitors.ts';
import type { ViewInput } from '#shared/invoice/views.ts';

type Dependencies = {
  readonly published: Pick<PublishedInvoices, 'find'>;
  readonly reach: Pick<ReachStore, 'read' | 'addOpening' | 'noteCheck'>;
  readonly users: Pick<Users, 'find'>;
};

type View = {
  readonly invoiceId: string;
  readonly input: ViewInput;
  readonly client: Client;
  readonly now: Date;
};

/**
 * Records a visit of an invoice's pay page, unless by its business's own people. A visit that looks automated is not an
 * opening, whatever kind it reports. Throws NOT_FOUND like the page itself.
 */
export async function recordView({ published, reach, users }: Dependencies, view: View): Promise<Record<never, never>> {
  const { invoiceId, input, client, now } = view;
  const { record } = orNotFound(await published.find(invoiceId), 'invoice');
  if (input.viewer && (await worksFor(users, input.viewer, record.businessId))) return {};
  const isPerson = input.kind === 'opened' && !isProgram(client) && !(await isScan(reach, record, view));
  await (isPerson ? reach.addOpening(record.id, now) : reach.noteCheck(record.id, now));
  return {};
}

/** An email may be delivered long after it was sent. */
async function isScan(
  reach: Pick<ReachStore, 'read'>,
  { id, lastMessageAt }: InvoiceRecord,
  { client, now }: View,
): Promise<boolean> {
  if (!isDataCentre(client.address)) return false;
  const { deliveries } = await reach.read(id);
  const times = [...deliveries.map(({ at }) => at), ...(lastMessageAt ? [lastMessageAt] : [])];
  return isMailScan(client, { sentAt: times, now });
}
