import type { ChargeFailure } from '#shared/invoice/charge.ts';
import type { CardRefund } from '#shared/ledger/entry.ts';
import type { Language } from '#shared/locale/language.ts';
import type { CardLabel } from '#shared/saved-card/schema.ts';

/** A page on which one invoice can be paid once. */
export type Checkout = { readonly sessionId: string; readonly url: string };

/** The charge: one line with the amount due, on the business's own account. */
export type CheckoutRequest = {
  readonly accountId: string;
  readonly invoice: {
    id: string;
    number: string;
    version: number;
    businessId: string;
    isDeposit?: boolean | undefined;
  };
  /** The language of the invoice: of the page, the payment's description and the provider's receipt. */
  readonly language: Language;
  readonly amountCents: number;
  readonly currency: string;
  readonly customerEmail?: string | undefined;
  readonly returnUrl: string;
  /** Expiry in epoch seconds, 30 minutes to 24 hours from now. */
  readonly expiresAt: number;
  /** The provider's customer for whom the card is saved, if the payer agreed to that. */
  readonly savesCardOf?: string | undefined;
  /** That customer's own id, and that of the agreement; the payment and its events carry both. */
  readonly customerId?: string | undefined;
  readonly agreementId?: string | undefined;
  /** To debit a bank account instead of charging a card; `every` says when later debits of a saved account happen. */
  readonly debit?: { readonly isBusiness: boolean; readonly every?: string | undefined } | undefined;
  /** Whether the provider's own wallet is not offered. */
  readonly isLinkHidden?: boolean | undefined;
  /** Repeating a request with the same key never creates a second checkout. */
  readonly idempotencyKey: string;
};

/** Whether an account can charge cards, is being reviewed by the provider, or lacks details. */
export type AccountState = 'active' | 'checking' | 'incomplete';

/** An account as the provider has it; `takesDebits` is whether bank accounts can be debited, too. */
export type AccountStanding = { readonly state: AccountState; readonly takesDebits: boolean };

/** A refund of a payment on a business's own account. */
export type CardRefundRequest = {
  readonly accountId: string;
  readonly paymentIntentId: string;
  readonly amountCents: number;
  readonly invoiceId: string;
  /** Repeating a request for the same entry never returns the money twice. */
  readonly entryId: string;
};

/**
 * Why the provider will never make a refund: the payment is `disputed`, less of it is left (`refunded`), the account's
 * `balance` is too low, the account's access was revoked (`disconnected`), or anything else (`refused`).
 */
export type RefundRefusal = 'disputed' | 'refunded' | 'balance' | 'disconnected' | 'refused';

/** A customer of a business, for whom the provider saves cards on the business's own account. */
export type CardHolder = {
  readonly accountId: string;
  readonly businessId: string;
  readonly customerId: string;
  readonly name: string;
  readonly email?: string | undefined;
};

/** A card that the provider saved, with the provider's ids of its holder and of the card. */
export type ProviderCard = CardLabel & {
  readonly holderId: string;
  readonly methodId: string;
  /** Of a bank account: the provider's id of the mandate by which it is debited. */
  readonly mandateId?: string | undefined;
};

/** A charge of a saved card, whose holder is not present. */
export type ChargeRequest = Pick<
  CheckoutRequest,
  'accountId' | 'invoice' | 'language' | 'amountCents' | 'currency' | 'idempotencyKey'
> &
  Pick<ProviderCard, 'holderId' | 'methodId'> & {
    /** Whether the saved card is a bank account. */
    readonly isDebit?: boolean | undefined;
  };

/**
 * How a charge stands: `open` until it is confirmed, `pending` while the provider works on it, then paid, or failed for a
 * reason; `cancelled` if it was called off before.
 */
export type ChargeState =
  | { readonly status: 'open' | 'pending' | 'cancelled' }
  | { readonly status: 'paid'; readonly amountCents: number; readonly currency: string; readonly at: string }
  | { readonly status: 'failed'; readonly because: ChargeFailure };

/**
 * The card provider: accounts that businesses connect, and checkouts on them. Every call throws PROVIDER_FAILED if the
 * provider fails.
 */
export type CardPayments = {
  /** Creates an account for a business, or a new one if the former account was revoked. Idempotent. */
  createAccount: (business: { id: string; email: string; formerAccountId?: string | undefined }) => Promise<string>;
  /** The page where the owner completes an account. */
  accountLink: (accountId: string, urls: { returnUrl: string; refreshUrl: string }) => Promise<string>;
  accountStanding: (accountId: string) => Promise<AccountStanding>;
  /** Asks the provider to activate debits for an account; its owner may have to do so themselves at the provider. */
  requestDebits: (accountId: string) => Promise<void>;
  /** Returns null if the provider refuses to debit this amount. */
  createCheckout: (request: CheckoutRequest) => Promise<Checkout | null>;
  /**
   * Returns the provider's id of a new holder; the same one if it is repeated within a day. A second holder of the same
   * customer does no harm: a card is charged with the holder it was saved for.
   */
  createHolder: (holder: CardHolder) => Promise<string>;
  /** The card that a payment saved, even if the debit of an account failed since; undefined if it saved none. */
  findSavedCard: (accountId: string, paymentIntentId: string) => Promise<ProviderCard | undefined>;
  /** Removes a saved card from the account, so that it can never be charged again. Idempotent. */
  removeCard: (accountId: string, methodId: string) => Promise<void>;
  /**
   * Prepares a charge, which takes no money before it is confirmed. Returns its id; undefined if the provider has no such
   * card any more. Idempotent by its key.
   */
  createCharge: (request: ChargeRequest) => Promise<string | undefined>;
  /**
   * Takes the money of a prepared charge, at most once: a repeated call, and one after it was called off, only return
   * how it stands. A bank account is debited by its mandate, and stays `pending` for days. After an error, the money
   * may or may not have been taken.
   */
  confirmCharge: (accountId: string, chargeId: string, mandateId?: string) => Promise<ChargeState>;
  /**
   * How the debit stands that a payer began on a page, with the id of its payment; `cancelled`, too, if access to the
   * account was revoked.
   */
  findDebit: (
    accountId: string,
    sessionId: string,
  ) => Promise<{ readonly state: ChargeState; readonly paymentIntentId?: string }>;
  /** How a charge stands; `cancelled`, too, if access to the account was revoked. */
  findCharge: (accountId: string, chargeId: string) => Promise<ChargeState>;
  /** The state of a checkout, and its URL while it is open; a charge has no URL, and is complete once it is under way. */
  findCheckout: (
    accountId: string,
    sessionId: string,
  ) => Promise<{ status: 'open' | 'complete' | 'expired'; url: string | null }>;
  /**
   * Closes a checkout or calls off a charge, so that it can no longer be paid. Returns `complete` if it was paid before, or
   * is being charged.
   */
  expireCheckout: (accountId: string, sessionId: string) => Promise<'expired' | 'complete'>;
  /** The invoice that a payment on an account is for; undefined if it is not the product's. */
  findPaidInvoice: (accountId: string, paymentIntentId: string) => Promise<string | undefined>;
  /**
   * Returns a part of a payment, or why the provider refuses to. After an error, the refund may or may not have been
   * made.
   */
  createRefund: (request: CardRefundRequest) => Promise<CardRefund | RefundRefusal>;
  /** The refunds of a payment in any state; null if access to the account was revoked. */
  listRefunds: (accountId: string, paymentIntentId: string) => Promise<CardRefund[] | null>;
  /**
   * Closes every open checkout of a business on its account, and calls off the charges that were just prepared, or only
   * those that debit a bank account.
   */
  expireAllCheckouts: (accountId: string, businessId: string, only?: 'debit') => Promise<void>;
};
