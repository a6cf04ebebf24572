import { sendAccountNotice } from '#functions/mail/kinds/account-notice.ts';
import type { Client } from '#functions/services/client.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import type { Businesses } from './businesses.ts';
import type { Caller } from './members.ts';

/** The dependencies of `notifyUser`. */
export type Notifier = { mailer: Mailer; businesses: Pick<Businesses, 'timeZoneOf'>; siteUrl: string };

/** Who changed something about their account, from where and when. */
export type Change<By = Caller> = { readonly caller: By; readonly client: Client; readonly now: Date };

/**
 * Notifies a user of a change to their account by email; `change` is a sentence without its full stop. A failure to send
 * is only logged.
 */
export async function notifyUser(
  { mailer, businesses, siteUrl }: Notifier,
  change: string,
  { caller, client, now }: Change<Pick<Caller, 'email' | 'businessId'>>,
): Promise<void> {
  const timeZone = await businesses.timeZoneOf(caller.businessId);
  await sendAccountNotice(mailer, { to: caller.email, change, at: now, timeZone, client, siteUrl });
}
