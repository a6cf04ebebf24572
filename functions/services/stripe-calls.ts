import Stripe from 'stripe';
import { CARD_PROVIDER_FAILED } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import type { CheckoutRequest } from './card-payments.ts';
import { asciiEmail } from './email-forms.ts';

/** Runs a call to Stripe; its errors become PROVIDER_FAILED. */
export async function callStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (cause) {
    throw refusal({ CARD_PROVIDER_FAILED }, { cause });
  }
}

/**
 * Returns null if the account's owner revoked the product's access: its checkouts and charges can no longer be reached,
 * and invoices must not wait for them.
 */
export async function nullIfAccessRevoked<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripePermissionError) return null;
    throw error;
  }
}

/** Whether Stripe permanently refused a request, as for something that is missing or in another state. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** An address that Stripe takes: it could refuse an unusual one, and with it the whole request. */
export function emailAtStripe(email = ''): string | undefined {
  const address = asciiEmail(email);
  return /^[\w.+'-]+@[\w.-]+$/.test(address) ? address : undefined;
}

type Payment = Pick<CheckoutRequest, 'invoice' | 'language'>;

/** What Stripe calls a bank account that is debited by pre-authorization, and its capability of an account. */
export const DEBIT_TYPE = 'acss_debit';
export const DEBIT_CAPABILITY = 'acss_debit_payments';

/** What Stripe stores with the debit of a bank account, in addition. */
export const DEBIT_METADATA = { method: 'debit' } as const;

type Marked = { readonly metadata: Readonly<Record<string, string>> | null };

/** Whether a payment, or its page, debits a bank account of the payer. */
export function isDebit({ metadata }: Marked): boolean {
  return metadata?.method === DEBIT_METADATA.method;
}

/** What is closed of a business: everything, or only what debits a bank account. */
export type Closing = { readonly businessId: string; readonly only?: 'debit' | undefined };

/** Whether a payment, or its page, is to be closed. */
export function isToClose(open: Marked, { businessId, only }: Closing): boolean {
  return open.metadata?.businessId === businessId && (only !== 'debit' || isDebit(open));
}

const TEXTS = {
  en: { word: 'Invoice', deposit: 'Deposit' },
  fr: { word: 'Facture', deposit: 'Acompte' },
} as const;

/** What a payment is for, as payer and business read it at Stripe: `Invoice 2026-017`. */
export function descriptionOf({ invoice, language }: Payment): string {
  const { word, deposit } = TEXTS[language];
  return `${invoice.isDeposit ? deposit : word} ${invoice.number}`;
}

/** What Stripe stores with a payment, so that its events lead to the invoice. */
export function metadataOf({ invoice }: Payment) {
  return { invoiceId: invoice.id, businessId: invoice.businessId, invoiceVersion: String(invoice.version) };
}
