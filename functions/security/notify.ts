import type { Businesses } from '#functions/data/people/businesses.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { sendAccountNotice } from '#functions/services/account-notice.ts';
import type { Client } from '#functions/services/client.ts';
import type { Mailer } from '#functions/services/mail.ts';

/** A change to the security of the caller's account. */
export type Change = { readonly caller: Caller; readonly client: Client; readonly now: Date };

export type Notifier = { mailer: Mailer; businesses: Pick<Businesses, 'timeZoneOf'>; siteUrl: string };

/** Notifies the user of a change by email; `change` is a sentence without its full stop. */
export async function notify(
  { mailer, businesses, siteUrl }: Notifier,
  change: string,
  { caller, client, now }: Change,
): Promise<void> {
  const timeZone = await businesses.timeZoneOf(caller.businessId);
  await sendAccountNotice(mailer, { to: caller.email, change, at: now, timeZone, client, siteUrl });
}
