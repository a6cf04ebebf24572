import * as z from 'zod';
import { requiredText } from '#shared/text-field.ts';

/** The longest reason for suspending a business. */
export const MAX_SUSPENSION_REASON = 500;

/** What an administrator says about a suspension; only administrators read the reason. */
export const SuspensionInput = z.strictObject({ reason: requiredText(MAX_SUSPENSION_REASON).optional() });

/** The suspension of a business as administrators see it: since when, by whose email, and why, if they said. */
export const Suspension = z.object({ at: z.string(), by: z.string(), reason: z.string().optional() });
export type Suspension = z.infer<typeof Suspension>;
