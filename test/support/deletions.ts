import { storedItem, storeItem } from './behind.ts';
import { productUrl } from './client.ts';
import type { Person } from './given.ts';

/** An administrator deletes an account. */
export const deleteAccount = (admin: Person, { id }: Pick<Person, 'id'>) => admin.call('DELETE', `/admin/users/${id}`);

/** The business that a person owns. */
export const businessOf = async ({ id }: Person) => String((await storedItem(`USER#${id}`, 'USER'))?.businessId);

/** Runs the purge of deleted businesses, as its schedule does. */
export async function purge(): Promise<void> {
  const { ok } = await fetch(`${productUrl()}/local/schedules/purge-businesses`, { method: 'POST' });
  if (!ok) throw new Error('The purge failed');
}

/** Makes a deletion two minutes old. */
export async function age(businessId: string): Promise<void> {
  const order = await storedItem('PURGE', `BUSINESS#${businessId}`);
  await storeItem({ ...order, deletedAt: new Date(Date.now() - 120_000).toISOString() });
}
