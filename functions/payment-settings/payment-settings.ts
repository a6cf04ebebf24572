import type { BusinessRecord, PaymentSettingsRecord } from '#functions/data/people/businesses.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { changedMeanwhile, isStale } from '#functions/data/table/version.ts';
import { type Change, withoutBlanks } from '#functions/data/table/write.ts';
import { AppError } from '#shared/errors.ts';
import { missingBankFields, namesBankDetails } from '#shared/payment-settings/bank-details.ts';
import type { PaymentSettings, PaymentSettingsInput, PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';
import { FIRST_VERSION } from '#shared/version.ts';
import type { PaymentSettingsStore } from './store.ts';

/** The settings of a business that has not entered any. */
const DEFAULTS: PaymentSettingsRecord = { preferredCurrency: 'CAD', version: FIRST_VERSION };

/**
 * How the caller's business is paid (spec 2 §7). `userId` is the caller or the owner of the business they work in.
 * Throws NOT_FOUND for anybody else. A business that entered nothing but may take cards is answered with defaults.
 */
export async function readPaymentSettings(
  store: PaymentSettingsStore,
  caller: Caller,
  userId: string,
): Promise<PaymentSettings> {
  const business = await businessOf(store, caller, userId);
  const settings = await store.find(business.id);
  if (!settings && !business.paymentIntegrationEnabled) throw notFound();
  return answer(settings ?? DEFAULTS, business);
}

/**
 * Enters how the caller's business is paid. Throws INVALID_REQUEST for a bank account with empty fields, CONFLICT when
 * the settings were entered before.
 */
export async function createPaymentSettings(
  store: PaymentSettingsStore,
  caller: Caller,
  input: PaymentSettingsInput,
): Promise<PaymentSettings> {
  const business = await businessOf(store, caller, caller.userId);
  checkBankAccount(input, input);
  const settings = { ...withoutBlanks(input), preferredCurrency: input.preferredCurrency, version: FIRST_VERSION };
  if (!(await store.add(business, settings))) throw new AppError('CONFLICT', 'Payment settings already exist');
  return answer(settings, business);
}

const MAX_ATTEMPTS = 25;

/**
 * Changes how the caller's business is paid, or enters it for the first time; an empty text removes its field. Throws
 * NOT_FOUND for another business, INVALID_REQUEST when a bank account would lose one of its fields, CONFLICT when the
 * version given is not the stored one.
 */
export async function changePaymentSettings({
  store,
  caller,
  userId,
  update,
}: {
  store: PaymentSettingsStore;
  caller: Caller;
  userId: string;
  update: PaymentSettingsUpdate;
}): Promise<PaymentSettings> {
  const { version, ...fields } = update;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const business = await businessOf(store, caller, userId);
    const before = await store.find(business.id);
    if (isStale(before ?? DEFAULTS, version)) throw changedMeanwhile('paymentSettings');
    if (before && Object.keys(fields).length === 0) return answer(before, business);
    checkBankAccount(fields, { ...before, ...fields });
    const change = withoutBlanks(fields);
    // The other bank details must still be those just checked.
    const expected = version ?? (namesBankDetails(fields) ? before?.version : undefined);
    const isDone = before
      ? await store.change(business, change, expected)
      : await store.add(business, begunWith(change));
    if (isDone) return readPaymentSettings(store, caller, userId);
  }
  throw changedMeanwhile('paymentSettings');
}

/** Settings created by a change follow the defaults, which were returned as version 1. */
function begunWith(change: Change<PaymentSettingsInput>): PaymentSettingsRecord {
  const { preferredCurrency = DEFAULTS.preferredCurrency, ...details } = change;
  return { ...details, preferredCurrency, version: DEFAULTS.version + 1 };
}

/** What is left out is not checked: a program may know of fewer fields than there are (spec 2 §5). */
function checkBankAccount(sent: PaymentSettingsUpdate, settings: PaymentSettingsUpdate): void {
  const empty = missingBankFields(settings).filter((field) => sent[field] !== undefined);
  if (empty.length > 0) {
    throw new AppError(
      'INVALID_REQUEST',
      empty.map((field) => `${field} is required`),
    );
  }
}

async function businessOf(store: PaymentSettingsStore, caller: Caller, userId: string): Promise<BusinessRecord> {
  const business = await store.findBusiness(caller.businessId);
  if (!business || (userId !== caller.userId && userId !== business.ownerId)) throw notFound();
  return business;
}

function answer(settings: PaymentSettingsRecord, business: BusinessRecord): PaymentSettings {
  return { ...settings, paymentIntegrationEnabled: business.paymentIntegrationEnabled };
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Payment settings not found');
}
