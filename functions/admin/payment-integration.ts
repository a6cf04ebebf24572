import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import { stopCardPayments } from '#functions/domain/people/stop-card-payments.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { sendNotice } from '#functions/mail/kinds/account-notice.ts';
import type { CardPayments } from '#functions/services/card-payments.ts';
import type { Mailer } from '#functions/mail/mail.ts';
import { AppError } from '#shared/errors.ts';
import { findAccount } from './account.ts';
import { cardsAllowedMail } from '#functions/mail/kinds/cards-allowed-mail.ts';

type Dependencies = {
  readonly users: Users;
  readonly businesses: Businesses;
  readonly payments: CardPayments;
  readonly mailer: Mailer;
  readonly siteUrl: string;
};

/**
 * Allows or forbids card payments for a user's business (spec 2 §4). Its owner is told by email that they can take cards
 * now. Forbidding closes its open checkouts. Throws
 * NOT_FOUND for an unknown user, PROVIDER_FAILED if card payments were forbidden but checkouts could not be closed.
 */
export async function setPaymentIntegration(
  { users, businesses, payments, mailer, siteUrl }: Dependencies,
  userId: string,
  enabled: boolean,
): Promise<{ id: string; paymentIntegrationEnabled: boolean }> {
  const { business } = await findAccount({ users, businesses }, userId);
  const isNew = enabled && !business.paymentIntegrationEnabled;
  if (enabled) {
    const isSet = await businesses.setCardPayments(business, { paymentIntegrationEnabled: true });
    if (!isSet) throw new AppError('NOT_FOUND', 'User not found');
  } else {
    await stopCardPayments({ businesses, payments }, business, { paymentIntegrationEnabled: false });
  }
  if (isNew) await tellOwner({ users, mailer, siteUrl }, business);
  return { id: userId, paymentIntegrationEnabled: enabled };
}

/** Mails the owner; a failure to send is only logged. */
async function tellOwner(
  { users, mailer, siteUrl }: Pick<Dependencies, 'users' | 'mailer' | 'siteUrl'>,
  { ownerId }: BusinessRecord,
): Promise<void> {
  const owner = await users.find(ownerId);
  if (owner) await sendNotice(mailer, cardsAllowedMail(owner.email, siteUrl));
}
