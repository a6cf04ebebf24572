import * as z from 'zod';
import { MAIL_RETURNS } from '#shared/invoice/returned-mail.ts';

/** How a business was told of a decision that it records for its customer. */
export const DECISION_WAYS = ['phone', 'email', 'inPerson', 'purchaseOrder', 'other'] as const;
export type DecisionWay = (typeof DECISION_WAYS)[number];

const at = z.string();
/** Email of the user who did it. */
const by = z.string();
/** The version of the estimate that it is about. */
const version = z.number();

/** The decision of a customer, or as a business recorded it (`by`, with the way and the number of an order). */
const decision = {
  at,
  version,
  by: by.optional(),
  /** Who accepted, as they typed it. */
  name: z.string().optional(),
  /** Why they declined. */
  reason: z.string().optional(),
  way: z.enum(DECISION_WAYS).optional(),
  reference: z.string().optional(),
};

/** Something that happened to an estimate: a fact, worded where it is read. */
export const EstimateEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CREATED'), at, by }),
  z.object({
    type: z.literal('SENT'),
    at,
    by,
    version,
    /** Absent if its sender passed the link on. */
    recipient: z.string().optional(),
    cc: z.array(z.string()).optional(),
    /** Email unless given; then the recipient is a phone number. */
    channel: z.literal('SMS').optional(),
  }),
  /** The SMS service refused the message. */
  z.object({ type: z.literal('SMS_FAILED'), at, recipient: z.string() }),
  z.object({ type: z.literal('REMINDED'), at, version, recipient: z.string() }),
  z.object({ type: z.literal('QUESTION'), at, version, text: z.string(), email: z.string() }),
  z.object({ type: z.literal('OPENED'), at, version }),
  z.object({ type: z.literal('MAIL_FAILED'), at, recipient: z.string(), kind: z.enum(MAIL_RETURNS) }),
  z.object({ type: z.literal('ACCEPTED'), ...decision }),
  z.object({ type: z.literal('DECLINED'), ...decision }),
  z.object({ type: z.literal('UNDONE'), at, by }),
  z.object({ type: z.literal('INVOICED'), at, by, invoiceId: z.string(), invoiceNumber: z.string() }),
  z.object({ type: z.literal('INVOICE_DELETED'), at, by, invoiceNumber: z.string() }),
]);
export type EstimateEvent = z.infer<typeof EstimateEvent>;
