import * as z from 'zod';
import { email, requiredText } from '#shared/text-field.ts';

/** What a recipient asks about a version of an estimate, and the address that the answer goes to. */
export const EstimateQuestion = z.strictObject({ question: requiredText(1000), email: email() });
export type EstimateQuestion = z.infer<typeof EstimateQuestion>;
