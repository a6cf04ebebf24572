import type { BusinessExport } from '#shared/api/business-export.ts';
import type { Person } from './given.ts';

/** Timeout of an export, which waits for its PDFs. */
export const EXPORT_MS = 60_000;

/** Requests an export and waits until it is ready. */
export async function anExport(owner: Person): Promise<BusinessExport> {
  const { status, body } = await owner.call('POST', '/business/export');
  if (status !== 200) throw new Error(`Requesting an export returned ${status}: ${JSON.stringify(body)}`);
  const deadline = Date.now() + EXPORT_MS;
  while (Date.now() < deadline) {
    const { body: latest } = await owner.call<BusinessExport>('GET', '/business/export');
    if (latest.status !== 'PREPARING') return latest;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The export was not prepared in time');
}
