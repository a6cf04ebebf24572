import * as z from 'zod';
import { requiredText } from '#shared/text-field.ts';

/** What became of a request: a business has one at most, its latest. */
const CARD_REQUEST_STATUSES = ['OPEN', 'GRANTED', 'DECLINED'] as const;
export type CardRequestStatus = (typeof CARD_REQUEST_STATUSES)[number];

/** The longest reason for declining a request. */
export const MAX_DECLINE_REASON = 500;

/**
 * An owner's request for card payments; `askedAt` and `answeredAt` are timestamps. `reason` is why an administrator
 * declined it, if they said.
 */
export const CardRequest = z.object({
  status: z.enum(CARD_REQUEST_STATUSES),
  askedAt: z.string(),
  answeredAt: z.string().optional(),
  reason: z.string().optional(),
});
export type CardRequest = z.infer<typeof CardRequest>;

/** An administrator's refusal of a request. */
export const CardRefusal = z.strictObject({ reason: requiredText(MAX_DECLINE_REASON).optional() });

/** A request as administrators see it; its `id` is that of the business. */
export const ListedCardRequest = CardRequest.extend({
  id: z.string(),
  /** The name of its company; absent if it has none. */
  businessName: z.string().optional(),
  /** Its owner's account. */
  email: z.string(),
  profile: z.object({ firstName: z.string(), lastName: z.string() }),
});
export type ListedCardRequest = z.infer<typeof ListedCardRequest>;
