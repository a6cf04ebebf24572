import { Attachment, AttachmentPart, NewAttachment } from '#shared/attachment/schema.ts';
import { routes } from './route.ts';

/** A file's part in base64, with the rest of its body. */
const PART_BODY_BYTES = 1_100_000;

/** Files of invoices: sent in parts, then checked as a whole; only then do they belong to the invoice. */
export const attachmentRoutes = routes({
  addPart: {
    call: 'POST /invoices/{id}/attachments/{attachmentId}/parts',
    access: 'member',
    verified: true,
    audit: false,
    whyNoAudit: 'A part is nothing yet: the file is recorded once it belongs to the invoice.',
    summary: 'Send a part of a file, in any order and as often as needed',
    body: AttachmentPart,
    response: null,
    errors: ['INVALID_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    maxBodyBytes: PART_BODY_BYTES,
  },
  add: {
    call: 'POST /invoices/{id}/attachments',
    access: 'member',
    verified: true,
    audit: 'invoice.attach',
    summary: 'Attach a file to an invoice once all its parts are sent',
    body: NewAttachment,
    response: Attachment,
    status: 201,
    errors: ['INVALID_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS'],
    throttle: 'strict',
  },
  remove: {
    call: 'DELETE /invoices/{id}/attachments/{attachmentId}',
    access: 'member',
    audit: 'invoice.detach',
    summary: 'Remove a file from an invoice',
    response: null,
    errors: ['CONFLICT'],
  },
  read: {
    call: 'GET /invoices/{id}/attachments/{attachmentId}',
    access: 'public',
    whyPublic: 'Customers have no account: the id of the invoice, 128 random bits, is the key to its files.',
    summary: 'Download a file of an invoice, from an address that is valid for five minutes',
    response: 'redirect',
    status: 302,
    throttle: 'strict',
  },
});
