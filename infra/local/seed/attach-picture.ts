import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiCall } from './api-calls.ts';

/** Attaches a small picture to the record at a path such as `/invoices/{id}`, under a name. */
export async function attachPicture(call: ApiCall, record: string, name: string): Promise<void> {
  const bytes = readFileSync(join(import.meta.dirname, 'logo.png'));
  const id = crypto.randomUUID();
  const path = `${record}/attachments`;
  await call('POST', `${path}/${id}/parts`, { part: 0, content: bytes.toString('base64') });
  await call('POST', path, { id, name, size: bytes.length });
}
