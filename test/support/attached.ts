import { PART_BYTES } from '#shared/attachment/limits.ts';
import type { Attachment } from '#shared/attachment/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import type { ApiResponse } from './client.ts';
import { anInvoice, type Person } from './given.ts';
import { aPng } from './images.ts';

/** A file to attach; by default a small picture. */
type Upload = {
  readonly name?: string;
  readonly bytes?: Buffer;
  readonly id?: string;
  readonly size?: number;
  /** The kind of record that it belongs to. */
  readonly to?: 'appointments' | 'invoices';
};

/** Sends a file in parts, as the app does, then attaches it. Returns the last response. */
export async function attach(
  by: Person,
  recordId: string,
  { name = 'photo.png', bytes = aPng(), id = crypto.randomUUID(), size = bytes.length, to = 'invoices' }: Upload = {},
): Promise<ApiResponse<Attachment>> {
  const path = `/${to}/${recordId}/attachments`;
  for (let part = 0; part * PART_BYTES < bytes.length; part += 1) {
    const content = bytes.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64');
    await by.call('POST', `${path}/${id}/parts`, { body: { part, content } });
  }
  return by.call<Attachment>('POST', path, { body: { id, name, size } });
}

/** Attaches a file that is not refused. */
export async function attachedTo(by: Person, recordId: string, upload?: Upload): Promise<Attachment> {
  const { status, body } = await attach(by, recordId, upload);
  if (status !== 201) throw new Error(`Attaching a file returned ${status} ${JSON.stringify(body)}`);
  return body;
}

/** An invoice for an appointment, created to have some of its files; they are not copied yet. */
export async function anInvoiceFor(
  by: Person,
  appointmentId: string,
  files: readonly Pick<Attachment, 'id'>[],
  changes: object = {},
): Promise<Invoice> {
  const appointmentFiles = files.map(({ id }) => id);
  const body = { ...anInvoice(), appointmentId, appointmentFiles, ...changes };
  const { status, body: invoice } = await by.call<Invoice>('POST', '/invoices', { body });
  if (status !== 201) throw new Error(`Creating an invoice returned ${status} ${JSON.stringify(invoice)}`);
  return invoice;
}
