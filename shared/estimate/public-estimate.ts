import * as z from 'zod';
import { Issuer } from '#shared/document/issuer.ts';
import { publicContent } from '#shared/document/public-schema.ts';
import { TaxShares } from '#shared/document/tax.ts';
import { ADJUSTMENT_TYPES } from '#shared/document/totals.ts';
import { DECISION_WAYS } from './event.ts';
import { ESTIMATE_STATUSES } from './status.ts';

/**
 * One version of an estimate as its recipient reads it, which is all the document needs, on screen and on paper. Its
 * `id` names the version, which no later change affects.
 */
export const PublicEstimate = z.object({
  ...publicContent,
  items: z.array(
    publicContent.items.element.extend({
      choice: z.union([z.literal('optional'), z.object({ group: z.string() })]).optional(),
      chosen: z.boolean().optional(),
    }),
  ),
  /** What the taxes apply to, if there are choices. */
  taxShares: z.array(TaxShares).optional(),
  depositType: z.enum(ADJUSTMENT_TYPES).optional(),
  depositValue: z.number().optional(),
  /** The deposit that was asked for when it was accepted, in major units; its page is `/pay/<id>`. */
  deposit: z.object({ id: z.string(), amount: z.number(), isPaid: z.literal(true).optional() }).optional(),
  /** Whether accepting takes a drawn signature. */
  asksSignature: z.boolean().optional(),
  /** DRAFT only in the preview of its business. */
  status: z.enum(ESTIMATE_STATUSES),
  /** Counts what was sent, from 1. */
  version: z.number(),
  /** The id of a newer version, which replaces this one. */
  newerId: z.string().optional(),
  company: Issuer,
  /** The yes or no to it: the day in the time zone of the business. */
  decision: z
    .object({
      on: z.string(),
      /** Who accepted, as they typed it; absent if the business recorded it. */
      name: z.string().optional(),
      /** How the business was told, if it recorded the decision. */
      way: z.enum(DECISION_WAYS).optional(),
      reference: z.string().optional(),
      /** The path of their drawn signature on a field of 600 × 200. */
      signature: z.string().optional(),
    })
    .optional(),
});
export type PublicEstimate = z.infer<typeof PublicEstimate>;
