import * as z from 'zod';
import { AccountMail } from './account-mails.ts';
import { BusinessMail } from './business-mails.ts';

/** Every email that the function `mails` sends, as it is queued. */
export const QueuedMail = z.discriminatedUnion('kind', [AccountMail, BusinessMail]);
export type QueuedMail = z.infer<typeof QueuedMail>;

/** A queued email of a kind. */
export type QueuedMailOf<Kind extends QueuedMail['kind']> = Extract<QueuedMail, { kind: Kind }>;
