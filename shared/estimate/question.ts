import * as z from 'zod';
import { requiredMailedText } from '#shared/mailed-text.ts';
import { email } from '#shared/text-field.ts';

/** What a recipient asks about a version of an estimate, which is mailed, and the address that the answer goes to. */
export const EstimateQuestion = z.strictObject({ question: requiredMailedText(1000), email: email() });
export type EstimateQuestion = z.infer<typeof EstimateQuestion>;
