import type { BusinessRecord, PaymentSettingsRecord } from '#functions/data/businesses.ts';
import type { Caller } from '#functions/data/members.ts';
import { AppError } from '#shared/errors.ts';
import { missingBankFields } from '#shared/payment-settings/bank-details.ts';
import type { PaymentSettings, PaymentSettingsInput, PaymentSettingsUpdate } from '#shared/payment-settings/schema.ts';
import type { PaymentSettingsStore } from './store.ts';

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
  return answer(settings ?? { preferredCurrency: 'CAD' }, business);
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
  if (!(await store.add(business, input))) throw new AppError('CONFLICT', 'Payment settings already exist');
  return answer(input, business);
}

/**
 * Changes how the caller's business is paid, or enters it for the first time. Throws NOT_FOUND for another business,
 * INVALID_REQUEST when a bank account would lose one of its fields.
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
  const business = await businessOf(store, caller, userId);
  checkBankAccount(update, { ...(await store.find(business.id)), ...update });
  if (!(await store.change(business, update))) throw notFound();
  return readPaymentSettings(store, caller, userId);
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
