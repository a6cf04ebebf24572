import { MANUAL_METHODS, type ManualMethod } from '#shared/payment-methods.ts';

const STORAGE_KEY = 'lastPaymentMethod';

/** The method of the last payment recorded on this device; e-Transfer by default. */
export function lastMethod(): ManualMethod {
  try {
    const last = localStorage.getItem(STORAGE_KEY);
    return MANUAL_METHODS.find((method) => method === last) ?? 'e-transfer';
  } catch {
    return 'e-transfer';
  }
}

/** Remembers the method of a payment. */
export function rememberMethod(method: ManualMethod): void {
  try {
    localStorage.setItem(STORAGE_KEY, method);
  } catch {
    // Full or forbidden: the next dialog starts with e-Transfer.
  }
}
