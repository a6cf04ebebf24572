/** Where a payer pays one invoice once. */
export type Checkout = { readonly sessionId: string; readonly url: string };

/** What is charged: one line, the server's total, on the business's own account. */
export type CheckoutRequest = {
  readonly accountId: string;
  readonly invoice: { id: string; number: string; version: number; businessId: string };
  readonly amountCents: number;
  readonly currency: string;
  readonly customerEmail?: string | undefined;
  readonly returnUrl: string;
  /** Epoch seconds after which nobody can pay it: 30 minutes to 24 hours away. */
  readonly expiresAt: number;
  /** Repeating a request under one key never makes a second checkout. */
  readonly idempotencyKey: string;
};

/** Whether an account can charge cards: it can, the provider looks at its details, or some details are missing. */
export type AccountState = 'active' | 'checking' | 'incomplete';

/**
 * The card provider: accounts that businesses connect, and checkouts on them.
 * Every call throws PROVIDER_FAILED when the provider does not answer as it should.
 */
export type CardPayments = {
  /** Makes an account for a business, once however often it is asked; another one after a former that was taken away. */
  createAccount: (business: { id: string; email: string; formerAccountId?: string | undefined }) => Promise<string>;
  /** The page on which a person completes an account. */
  accountLink: (accountId: string, urls: { returnUrl: string; refreshUrl: string }) => Promise<string>;
  accountState: (accountId: string) => Promise<AccountState>;
  createCheckout: (request: CheckoutRequest) => Promise<Checkout>;
  /** The state of a checkout: where it can be paid, or that it cannot any more. */
  findCheckout: (
    accountId: string,
    sessionId: string,
  ) => Promise<{ status: 'open' | 'complete' | 'expired'; url: string | null }>;
  /** Closes a checkout so that nobody can pay it any more; answers `complete` when it was paid before that. */
  expireCheckout: (accountId: string, sessionId: string) => Promise<'expired' | 'complete'>;
  /** The invoice that a payment on an account is for; undefined when it is not the product's. */
  findPaidInvoice: (accountId: string, paymentIntentId: string) => Promise<string | undefined>;
  /** Closes every open checkout of a business on its account. */
  expireAllCheckouts: (accountId: string, businessId: string) => Promise<void>;
};
