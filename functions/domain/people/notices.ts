import type { AccountMailOf } from '#functions/mail/orders/account-mails.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { Client } from '#functions/services/client.ts';
import type { Caller } from './members.ts';

type Notice = AccountMailOf<'ACCOUNT_NOTICE'>;

/** Who changed something about their account, from where and when. */
export type Change<By = Caller> = { readonly caller: By; readonly client: Client; readonly now: Date };

/** The email that notifies a user of a change to their account. */
export function userNotice(
  change: Notice['change'],
  { caller, client, now }: Change<Pick<Caller, 'email' | 'businessId'>>,
): Notice {
  const { email: to, businessId } = caller;
  return { kind: 'ACCOUNT_NOTICE', ...newMail(now), to, businessId, change, client };
}

/** The email that notifies the owner of the caller's business of a sensitive change. */
export function ownerNotice(
  change: Notice['change'],
  { caller, client, now }: Change<Pick<Caller, 'businessId'>>,
): Notice {
  return { kind: 'ACCOUNT_NOTICE', ...newMail(now), businessId: caller.businessId, change, client };
}
