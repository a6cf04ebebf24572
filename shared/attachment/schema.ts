import * as z from 'zod';
import { ClientId } from '#shared/client-id.ts';
import { requiredLine } from '#shared/text-field.ts';
import { ATTACHMENT_TYPES, MAX_ATTACHMENT_BYTES, MAX_NAME_LENGTH, PART_BYTES } from './limits.ts';

/** A file that belongs to an invoice or an appointment, with its size in bytes; the type is that of its content. */
export const Attachment = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  type: z.enum(ATTACHMENT_TYPES),
});
export type Attachment = z.infer<typeof Attachment>;

/** A file whose parts were all sent: the client's id for it, its name on the client's device and its size in bytes. */
export const NewAttachment = z.strictObject({
  id: ClientId,
  name: requiredLine(MAX_NAME_LENGTH),
  size: z.number().int().min(1).max(MAX_ATTACHMENT_BYTES),
});
export type NewAttachment = z.infer<typeof NewAttachment>;

/** A part of a file in base64, counted from 0. All but the last have the same size. */
export const AttachmentPart = z.strictObject({
  part: z
    .number()
    .int()
    .min(0)
    .max(Math.ceil(MAX_ATTACHMENT_BYTES / PART_BYTES) - 1),
  content: z
    .base64()
    .min(4)
    .max((PART_BYTES / 3) * 4),
});
export type AttachmentPart = z.infer<typeof AttachmentPart>;
