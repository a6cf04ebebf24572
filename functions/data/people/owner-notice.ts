import { sendAccountNotice } from '#functions/services/account-notice.ts';
import type { Client } from '#functions/services/client.ts';
import type { Mailer } from '#functions/services/mail.ts';
import type { Businesses } from './businesses.ts';
import type { Users } from './users.ts';

type Dependencies = {
  businesses: Pick<Businesses, 'find'>;
  users: Pick<Users, 'find'>;
  mailer: Mailer;
  siteUrl: string;
};

/** A sensitive change of a business; `change` is a sentence without its full stop. */
type Change = { businessId: string; change: string; client: Client; now: Date };

/** Notifies the owner of a business of a sensitive change by e-mail. Never throws if sending fails. */
export type TellOwner = (change: Change) => Promise<void>;

export function ownerNotices({ businesses, users, mailer, siteUrl }: Dependencies): TellOwner {
  return async ({ businessId, change, client, now }) => {
    const business = await businesses.find(businessId);
    const owner = business && (await users.find(business.ownerId));
    if (!owner) return;
    const { timeZone } = business;
    await sendAccountNotice(mailer, { to: owner.email, change, at: now, timeZone, client, siteUrl });
  };
}
