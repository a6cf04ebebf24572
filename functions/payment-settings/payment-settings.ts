import { retry } from '#functions/data/table/retry.ts';
import { FIRST_VERSION, hasAlready, isStale } from '#functions/data/table/version.ts';
import { type Change, withoutBlanks } from '#functions/data/table/write.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { BusinessRecord, PaymentSettingsRecord } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { ownerNotice } from '#functions/domain/people/notices.ts';
import { requireConfirmation } from '#functions/http/access.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import type { Client } from '#functions/services/client.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { DETAILED_METHODS, missingDetails, redirectsPayments } from '#shared/payment-methods.ts';
import { maskedDetails } from '#shared/payment-settings/masked-details.ts';
import type { PaymentSettings, PaymentSettingsInput, PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';
import { PAYMENT_SETTINGS_EXIST } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import type { PaymentSettingsStore } from './store.ts';

type Dependencies = { store: PaymentSettingsStore; outbox: Pick<AccountOutbox, 'order'> };
type Occasion = { caller: Caller; client: Client; now: Date };

/** The settings of a business that has not entered any. */
const DEFAULTS: PaymentSettingsRecord = { preferredCurrency: 'CAD', version: FIRST_VERSION };

/**
 * The payment settings of the caller's business (spec 2 §7), or defaults if it has none but may take cards. `userId` is
 * the caller or the owner of the business. An accountant sees no bank number in full. Throws NOT_FOUND for any other
 * user.
 */
export async function readPaymentSettings(
  store: PaymentSettingsStore,
  caller: Caller,
  userId: string,
): Promise<PaymentSettings> {
  const business = await businessOf(store, caller, userId);
  const settings = orNotFound(
    (await store.find()) ?? (business.paymentIntegrationEnabled && DEFAULTS),
    'paymentSettings',
  );
  return toPaymentSettings(caller.role === 'ACCOUNTANT' ? maskedDetails(settings) : settings, business);
}

/**
 * Creates the payment settings of the caller's business. Throws INVALID_REQUEST for half the details of a method,
 * CONFLICT if settings exist, FORBIDDEN if it sets details of a method without a recent confirmation.
 */
export async function createPaymentSettings(
  store: PaymentSettingsStore,
  { caller, now, input }: Pick<Occasion, 'caller' | 'now'> & { input: PaymentSettingsInput },
): Promise<PaymentSettings> {
  const business = await businessOf(store, caller, caller.userId);
  checkComplete(input, input);
  if (redirectsPayments({}, input)) requireConfirmation(caller, now);
  const settings = { ...withoutBlanks(input), preferredCurrency: input.preferredCurrency, version: FIRST_VERSION };
  const failed = await store.add(business, settings, {});
  orNotFound(failed !== 'owner', 'paymentSettings');
  if (failed) throw refusal({ PAYMENT_SETTINGS_EXIST });
  return toPaymentSettings(settings, business);
}

/**
 * Changes the payment settings of the caller's business, or creates them; an empty string removes its field. Throws
 * NOT_FOUND for another business, INVALID_REQUEST if a bank account would become incomplete, CONFLICT if the given
 * version is outdated, FORBIDDEN if it redirects transfers without a recent confirmation.
 */
export async function changePaymentSettings(
  dependencies: Dependencies,
  { userId, update, ...occasion }: Occasion & { userId: string; update: PaymentSettingsUpdate },
): Promise<PaymentSettings> {
  const { caller, now } = occasion;
  const { store } = dependencies;
  const { version, ...fields } = update;
  const changed = await retry('payment-settings-update', async () => {
    const business = await businessOf(store, caller, userId);
    const before = await store.find();
    if (isStale(before ?? DEFAULTS, version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'paymentSettings' });
    const isSensitive = redirectsPayments(before ?? {}, fields);
    if (before && hasAlready(before, fields)) {
      noteUnchanged();
      return toPaymentSettings(before, business);
    }
    checkComplete(fields, { ...before, ...fields });
    if (isSensitive) requireConfirmation(caller, now);
    const change = withoutBlanks(fields);
    const write = (orders: Orders) =>
      before ? store.change(business, before, change, orders) : store.add(business, settingsFrom(change), orders);
    // The first details redirect nothing.
    const isRedirected = isSensitive && redirectsPayments({}, before ?? {});
    const failed = await (isRedirected ? told(dependencies, occasion, write) : write({}));
    orNotFound(failed !== 'owner', 'paymentSettings');
    if (failed) return null;
    return readPaymentSettings(store, caller, userId);
  });
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'paymentSettings' });
  return changed;
}

/** Writes settings that redirect payments from where they went before, and orders the notice to the owner with them. */
function told({ outbox }: Dependencies, occasion: Occasion, write: (orders: Orders) => Promise<string | null>) {
  return outbox.order([ownerNotice('PAYMENTS_REDIRECTED', occasion)], write);
}

/** Settings created by an update start at version 2, since the defaults were returned as version 1. */
function settingsFrom(change: Change<PaymentSettingsRecord>): PaymentSettingsRecord {
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
  return orNotFound((userId === caller.userId || userId === business?.ownerId) && business, 'paymentSettings');
}

function toPaymentSettings(settings: PaymentSettingsRecord, business: BusinessRecord): PaymentSettings {
  return { ...settings, paymentIntegrationEnabled: business.paymentIntegrationEnabled };
}
