import { retry } from '#functions/data/table/retry.ts';
import { changedMeanwhile, FIRST_VERSION, hasAlready, isStale } from '#functions/data/table/version.ts';
import { type Change, withoutBlanks } from '#functions/data/table/write.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { BusinessRecord, PaymentSettingsRecord } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { TellOwner } from '#functions/domain/people/owner-notice.ts';
import { requireConfirmation } from '#functions/http/access.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Client } from '#functions/services/client.ts';
import { AppError, invalidRequest } from '#shared/errors.ts';
import { DETAILED_METHODS, missingDetails, redirectsPayments } from '#shared/payment-methods.ts';
import type { PaymentSettings, PaymentSettingsInput, PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';
import type { PaymentSettingsStore } from './store.ts';

const WHAT = 'Payment settings';

type Dependencies = { store: PaymentSettingsStore; tellOwner: TellOwner };
type Occasion = { caller: Caller; client: Client; now: Date };

/** The notice to the owner. */
const REDIRECTED = 'The payment details of your business were changed';

/** The settings of a business that has not entered any. */
const DEFAULTS: PaymentSettingsRecord = { preferredCurrency: 'CAD', version: FIRST_VERSION };

/**
 * The payment settings of the caller's business (spec 2 §7), or defaults if it has none but may take cards. `userId` is
 * the caller or the owner of the business. Throws NOT_FOUND for any other user.
 */
export async function readPaymentSettings(
  store: PaymentSettingsStore,
  caller: Caller,
  userId: string,
): Promise<PaymentSettings> {
  const business = await businessOf(store, caller, userId);
  const settings = (await store.find()) ?? (business.paymentIntegrationEnabled && DEFAULTS);
  return toPaymentSettings(orNotFound(settings, WHAT), business);
}

/**
 * Creates the payment settings of the caller's business. Throws INVALID_REQUEST for half the details of a method,
 * CONFLICT if settings exist, FORBIDDEN if it sets details of a method without a recent confirmation.
 */
export async function createPaymentSettings(
  { store, tellOwner }: Dependencies,
  { input, ...occasion }: Occasion & { input: PaymentSettingsInput },
): Promise<PaymentSettings> {
  const { caller, now } = occasion;
  const business = await businessOf(store, caller, caller.userId);
  checkComplete(input, input);
  const isSensitive = redirectsPayments({}, input);
  if (isSensitive) requireConfirmation(caller, now);
  const settings = { ...withoutBlanks(input), preferredCurrency: input.preferredCurrency, version: FIRST_VERSION };
  const failed = await store.add(business, settings);
  orNotFound(failed !== 'owner', WHAT);
  if (failed) throw new AppError('CONFLICT', 'Payment settings already exist');
  if (isSensitive) await tellOwner({ ...occasion, businessId: caller.businessId, change: REDIRECTED });
  return toPaymentSettings(settings, business);
}

/**
 * Changes the payment settings of the caller's business, or creates them; an empty string removes its field. Throws
 * NOT_FOUND for another business, INVALID_REQUEST if a bank account would become incomplete, CONFLICT if the given
 * version is outdated, FORBIDDEN if it redirects transfers without a recent confirmation.
 */
export async function changePaymentSettings(
  { store, tellOwner }: Dependencies,
  { userId, update, ...occasion }: Occasion & { userId: string; update: PaymentSettingsUpdate },
): Promise<PaymentSettings> {
  const { caller, now } = occasion;
  const { version, ...fields } = update;
  let isSensitive = false;
  const changed = await retry('payment-settings-update', async () => {
    const business = await businessOf(store, caller, userId);
    const before = await store.find();
    if (isStale(before ?? DEFAULTS, version)) throw changedMeanwhile('paymentSettings');
    isSensitive = redirectsPayments(before ?? {}, fields);
    if (before && hasAlready(before, fields)) {
      noteUnchanged();
      return toPaymentSettings(before, business);
    }
    checkComplete(fields, { ...before, ...fields });
    if (isSensitive) requireConfirmation(caller, now);
    const change = withoutBlanks(fields);
    const failed = before
      ? await store.change(business, before, change)
      : await store.add(business, settingsFrom(change));
    orNotFound(failed !== 'owner', WHAT);
    if (failed) return null;
    return readPaymentSettings(store, caller, userId);
  });
  if (!changed) throw changedMeanwhile('paymentSettings');
  if (isSensitive) await tellOwner({ ...occasion, businessId: caller.businessId, change: REDIRECTED });
  return changed;
}

/** Settings created by an update start at version 2, since the defaults were returned as version 1. */
function settingsFrom(change: Change<PaymentSettingsInput>): PaymentSettingsRecord {
  const { preferredCurrency = DEFAULTS.preferredCurrency, ...details } = change;
  return { ...details, preferredCurrency, version: DEFAULTS.version + 1 };
}

/** Omitted fields are not checked: a client may leave out what it does not change (spec 2 §5). */
function checkComplete(sent: PaymentSettingsUpdate, settings: PaymentSettingsUpdate): void {
  const missing = DETAILED_METHODS.flatMap((method) => missingDetails(method, settings));
  const empty = missing.filter((field) => sent[field] !== undefined);
  if (empty.length > 0) {
    throw invalidRequest(empty.map((path) => ({ path, rule: 'required' })));
  }
}

async function businessOf(store: PaymentSettingsStore, caller: Caller, userId: string): Promise<BusinessRecord> {
  const business = await store.findBusiness();
  return orNotFound((userId === caller.userId || userId === business?.ownerId) && business, WHAT);
}

function toPaymentSettings(settings: PaymentSettingsRecord, business: BusinessRecord): PaymentSettings {
  return { ...settings, paymentIntegrationEnabled: business.paymentIntegrationEnabled };
}
