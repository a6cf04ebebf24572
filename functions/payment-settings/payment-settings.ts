import type { BusinessRecord, PaymentSettingsRecord } from '#functions/data/businesses.ts';
import type { Caller } from '#functions/data/members.ts';
import { AppError } from '#shared/errors.ts';
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
  if (!settings && !business.paymentIntegrationEnabled) throw new AppError('NOT_FOUND', 'Payment settings not found');
  return answer(settings ?? { preferredCurrency: 'CAD' }, business);
}

/** Enters how the caller's business is paid. Throws CONFLICT when that was done. */
export async function createPaymentSettings(
  store: PaymentSettingsStore,
  caller: Caller,
  input: PaymentSettingsInput,
): Promise<PaymentSettings> {
  const business = await businessOf(store, caller, caller.userId);
  if (!(await store.add(business.id, input))) throw new AppError('CONFLICT', 'Payment settings already exist');
  return answer(input, business);
}

/** Changes how the caller's business is paid, or enters it for the first time. Throws NOT_FOUND for another business. */
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
  return answer(await store.change(business.id, update), business);
}

async function businessOf(store: PaymentSettingsStore, caller: Caller, userId: string): Promise<BusinessRecord> {
  const business = await store.findBusiness(caller.businessId);
  if (!business || (userId !== caller.userId && userId !== business.ownerId)) {
    throw new AppError('NOT_FOUND', 'Payment settings not found');
  }
  return business;
}

function answer(settings: PaymentSettingsRecord, business: BusinessRecord): PaymentSettings {
  return { ...settings, paymentIntegrationEnabled: business.paymentIntegrationEnabled };
}
