import { productUrl } from './client.ts';
import { shardsSwept } from './emulators.ts';

/** Runs the overdue sweep and waits until all shards of open invoices are done. */
export async function sweep(): Promise<void> {
  const { ok } = await fetch(`${productUrl()}/local/schedules/queue-shards`, { method: 'POST' });
  if (!ok) throw new Error('The sweep failed');
  await shardsSwept();
}
