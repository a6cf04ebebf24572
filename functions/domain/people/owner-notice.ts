import type { Table } from '#functions/data/table/table.ts';
import { sendAccountNotice } from '#functions/mail/kinds/account-notice.ts';
import type { Client } from '#functions/services/client.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import { businessesIn } from './businesses.ts';
import { usersIn } from './users.ts';

/** A sensitive change of a business; `change` is a sentence without its full stop. */
type Change = { businessId: string; change: string; client: Client; now: Date };

/** Notifies the owner of a business of a sensitive change by email. Never throws if sending fails. */
export type TellOwner = (change: Change) => Promise<void>;

export function ownerNotices(table: Table, { mailer, siteUrl }: { mailer: Mailer; siteUrl: string }): TellOwner {
  const [businesses, users] = [businessesIn(table), usersIn(table)];
  return async ({ businessId, change, client, now }) => {
    const business = await businesses.find(businessId);
    const owner = business && (await users.find(business.ownerId));
    if (!owner) return;
    const { timeZone } = business;
    await sendAccountNotice(mailer, { to: owner.email, change, at: now, timeZone, client, siteUrl });
  };
}
