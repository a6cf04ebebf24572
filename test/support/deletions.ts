import { productUrl } from './client.ts';
import { storedItem, storeItem } from './emulators.ts';
import type { Person } from './given.ts';

/** Deletes an account as an administrator. */
export const deleteAccount = (admin: Person, { id }: Pick<Person, 'id'>) => admin.call('DELETE', `/admin/users/${id}`);

/** The id of the business that a person owns. */
export const businessOf = async ({ id }: Person) => String((await storedItem(`USER#${id}`, 'USER'))?.businessId);

/** Runs the scheduled purge of deleted businesses. */
export async function purge(): Promise<void> {
  const { ok } = await fetch(`${productUrl()}/local/schedules/purge-businesses`, { method: 'POST' });
  if (!ok) throw new Error('The purge failed');
}

/** Makes a scheduled deletion due. */
export async function makeDeletionDue(businessId: string): Promise<void> {
  const scheduled = await storedItem('PURGE', `BUSINESS#${businessId}`);
  await storeItem({ ...scheduled, deletesAt: new Date(Date.now() - 1_000).toISOString() });
}

/** Backdates the deletion of an invoice, past the purge's waiting time for its PDFs. */
export async function backdateInvoiceDeletion(invoiceId: string): Promise<void> {
  const order = await storedItem('PURGE', `FILES#${invoiceId}`);
  await storeItem({ ...order, deletedAt: new Date(Date.now() - 120_000).toISOString() });
}

/** Backdates a deletion by two minutes, past the purge's waiting time. */
export async function backdateDeletion(businessId: string): Promise<void> {
  const order = await storedItem('PURGE', `BUSINESS#${businessId}`);
  await storeItem({ ...order, deletedAt: new Date(Date.now() - 120_000).toISOString() });
}
