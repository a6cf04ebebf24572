import type { Caller } from '#functions/domain/people/members.ts';
import { type Change, userNotice } from '#functions/domain/people/notices.ts';
import { newRecoveryCodes } from '#functions/domain/people/second-factor.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import { newTotpSecret, totpStep, totpUri } from '#functions/services/totp.ts';
import type { AppError } from '#shared/errors.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { SECOND_FACTOR_NOT_BEGUN, SECOND_FACTOR_OFF } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { FirstCode, RecoveryCodes, SecondFactorSetup, SecondFactorState } from '#shared/security/schema.ts';
import type { SecurityStore } from './store.ts';

type Dependencies = { store: SecurityStore; sealer: Sealer; outbox: Pick<AccountOutbox, 'order'> };

/** Whether the caller has a second factor, and the number of unused recovery codes. */
export async function readSecondFactor(store: SecurityStore, { userId }: Caller): Promise<SecondFactorState> {
  const factor = (await store.find(userId))?.secondFactor;
  return { isEnabled: factor !== undefined, recoveryCodesLeft: Object.keys(factor?.recoveryCodes ?? {}).length };
}

/** Creates a secret for an authenticator app. The current second factor stays in use until the new one is enabled. */
export async function startSecondFactor(
  { store, sealer }: Pick<Dependencies, 'store' | 'sealer'>,
  { userId, email }: Caller,
): Promise<SecondFactorSetup> {
  const secret = newTotpSecret();
  await store.setPending(userId, sealer.seal(secret, userId));
  return { secret, uri: totpUri(secret, email) };
}

/**
 * Enables the pending second factor with a code from it. Throws INVALID_REQUEST for a wrong code, CONFLICT if none is
 * pending or it was replaced concurrently.
 */
export async function enableSecondFactor(
  dependencies: Dependencies,
  { code }: FirstCode,
  change: Change,
): Promise<RecoveryCodes> {
  const { store, sealer, outbox } = dependencies;
  const { userId } = change.caller;
  const sealedSecret = (await store.find(userId))?.pendingSecondFactor;
  if (!sealedSecret) throw startAgain();
  const lastStep = totpStep(sealer.open(sealedSecret, userId), code.replace(/\s/g, ''), change.now);
  if (lastStep === null) throw invalidRequest([{ path: 'code', rule: 'wrongCode' }]);
  const { codes, hashes } = newRecoveryCodes(sealer, userId);
  const enabledAt = change.now.toISOString();
  const factor = { sealedSecret, enabledAt, lastStep, recoveryCodes: hashes };
  const notice = userNotice('SECOND_FACTOR_ON', change);
  if (await outbox.order([notice], (orders) => store.enable(change.caller, factor, orders))) throw startAgain();
  return { recoveryCodes: codes };
}

/** Disables the caller's second factor. Throws CONFLICT if there is none. */
export async function disableSecondFactor({ store, outbox }: Dependencies, change: Change): Promise<void> {
  const notice = userNotice('SECOND_FACTOR_OFF', change);
  const failed = await outbox.order([notice], (orders) => store.disable(change.caller.userId, orders));
  if (failed) throw notEnabled();
}

/** Replaces the caller's recovery codes. Throws CONFLICT if there is no second factor. */
export async function renewRecoveryCodes(dependencies: Dependencies, change: Change): Promise<RecoveryCodes> {
  const { store, sealer, outbox } = dependencies;
  const { userId } = change.caller;
  const { codes, hashes } = newRecoveryCodes(sealer, userId);
  const notice = userNotice('RECOVERY_CODES_RENEWED', change);
  if (await outbox.order([notice], (orders) => store.setRecoveryCodes(userId, hashes, orders))) throw notEnabled();
  return { recoveryCodes: codes };
}

function startAgain(): AppError {
  return refusal({ SECOND_FACTOR_NOT_BEGUN });
}

function notEnabled(): AppError {
  return refusal({ SECOND_FACTOR_OFF });
}
