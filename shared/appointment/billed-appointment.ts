import * as z from 'zod';
import { MAX_ATTACHMENTS } from '#shared/attachment/limits.ts';
import { ClientId } from '#shared/client-id.ts';

/** The optional appointment that a new invoice bills, and the ids of those of its files that are copied to the invoice. */
export const BILLED_APPOINTMENT = {
  appointmentId: z.string().min(1).max(128).optional(),
  appointmentFiles: z.array(ClientId).max(MAX_ATTACHMENTS).optional(),
};
