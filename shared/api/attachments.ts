import * as z from 'zod';
import { Attachment, AttachmentPart, NewAttachment } from '#shared/attachment/schema.ts';
import { routes } from './route.ts';

/** A file's part in base64, with the rest of its body. */
const PART_BODY_BYTES = 1_100_000;

const addPart = {
  access: 'member',
  verified: true,
  audit: false,
  whyNoAudit: 'A part is nothing yet: the file is recorded once it belongs to its invoice or appointment.',
  body: AttachmentPart,
  response: null,
  errors: ['INVALID_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  maxBodyBytes: PART_BODY_BYTES,
} as const;

const add = {
  access: 'member',
  verified: true,
  body: NewAttachment,
  response: Attachment,
  status: 201,
  errors: ['INVALID_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
  throttle: 'strict',
} as const;

const remove = { access: 'member', response: null, errors: ['UNAVAILABLE'] } as const;

/** Files of invoices and appointments: sent in parts, then checked as a whole; only then do they belong to a record. */
export const attachmentRoutes = routes({
  addPart: {
    ...addPart,
    call: 'POST /invoices/{id}/attachments/{attachmentId}/parts',
    summary: 'Send a part of a file, in any order and as often as needed',
  },
  add: {
    ...add,
    call: 'POST /invoices/{id}/attachments',
    audit: 'invoice.attach',
    summary: 'Attach a file to an invoice once all its parts are sent',
  },
  remove: {
    ...remove,
    call: 'DELETE /invoices/{id}/attachments/{attachmentId}',
    audit: 'invoice.detach',
    summary: 'Remove a file from an invoice',
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
  carry: {
    call: 'POST /invoices/{id}/appointment-files',
    access: 'member',
    audit: 'invoice.attach',
    summary: 'Copy the files that a new invoice was created to have from its appointment, once; repeat it if it fails',
    response: z.array(Attachment),
    errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  addPartToAppointment: {
    ...addPart,
    call: 'POST /appointments/{id}/attachments/{attachmentId}/parts',
    summary: 'Send a part of a file of an appointment, in any order and as often as needed',
  },
  addToAppointment: {
    ...add,
    call: 'POST /appointments/{id}/attachments',
    audit: 'appointment.attach',
    summary: 'Attach a file to an appointment once all its parts are sent',
  },
  removeFromAppointment: {
    ...remove,
    call: 'DELETE /appointments/{id}/attachments/{attachmentId}',
    audit: 'appointment.detach',
    summary: 'Remove a file from an appointment',
  },
  linkOfAppointment: {
    call: 'POST /appointments/{id}/attachments/{attachmentId}/link',
    access: 'member',
    audit: false,
    whyNoAudit: 'It changes nothing, and whoever may call it sees the appointment.',
    summary: 'Get an address from which a file of an appointment can be downloaded for five minutes',
    response: z.object({ url: z.string() }),
  },
});
