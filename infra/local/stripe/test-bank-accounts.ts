import { StripeApiError } from './stripe-error.ts';
import { cardError } from './test-cards.ts';

/** Why a bank account is not debited, in Stripe's words. */
export type DebitFailure = { readonly code: string; readonly message: string };

type TestAccount = {
  /** How the page refuses it at once. */
  readonly onPage?: DebitFailure;
  /** How its bank decides days later, if not for the payee. */
  readonly later?: DebitFailure;
  /** Whether its bank returns the payment after it succeeded. */
  readonly isReturned?: true;
};

/** A bank account as the page asks for it. */
export type BankAccount = { readonly institution: string; readonly transit: string; readonly account: string };

/** The test page's default account. */
export const GOOD_ACCOUNT: BankAccount = { institution: '000', transit: '11000', account: '000123456789' };

/** Why a bank does not pay, by Stripe's code. */
export const DEBIT_FAILURES = {
  insufficient_funds: { code: 'insufficient_funds', message: 'The bank account has insufficient funds.' },
  account_closed: { code: 'account_closed', message: 'The bank account has been closed.' },
  debit_not_authorized: {
    code: 'debit_not_authorized',
    message: 'The debit was not authorized by the account holder.',
  },
} as const satisfies Record<string, DebitFailure>;

/**
 * Stripe's own test numbers (https://docs.stripe.com/payments/acss-debit/accept-a-payment). At Stripe, they need
 * micro-deposits, and banks decide at once.
 */
const ACCOUNTS: Readonly<Record<string, TestAccount>> = {
  [GOOD_ACCOUNT.account]: {},
  '000222222227': { later: DEBIT_FAILURES.insufficient_funds },
  '000777777771': {
    onPage: {
      code: 'charge_exceeds_source_limit',
      message: 'This payment exceeds the amount that this bank account can pay in a week.',
    },
  },
  '000888888881': {
    onPage: {
      code: 'charge_exceeds_transaction_limit',
      message: 'This payment exceeds the amount that this bank account can pay at a time.',
    },
  },
  // This stand-in's own: Stripe has no numbers for them.
  '000333333335': { later: DEBIT_FAILURES.account_closed },
  '000999999991': { isReturned: true },
};

/** The number of an account that the page accepts. Throws a `card_error` for any other. */
export function acceptedAccount(entered: BankAccount): string {
  const account = digitsOf(entered.account);
  const isTestBank = (['institution', 'transit'] as const).every((part) => {
    return digitsOf(entered[part]) === GOOD_ACCOUNT[part];
  });
  const known = isTestBank && Object.hasOwn(ACCOUNTS, account) ? ACCOUNTS[account] : undefined;
  if (!known) throw new StripeApiError(UNKNOWN, { code: 'account_number_invalid' });
  if (known.onPage) throw cardError(known.onPage);
  return account;
}

/** Why the bank of an account does not pay once it decides; undefined if it pays. */
export function laterFailureOf(account: string | undefined): DebitFailure | undefined {
  return ACCOUNTS[account ?? '']?.later;
}

/** Whether the bank of an account returns payments after they succeeded. */
export function isReturned(account: string | undefined): boolean {
  return ACCOUNTS[account ?? '']?.isReturned === true;
}

/** What Stripe shows of an account. */
export function shownAccount(account: string) {
  const { institution, transit } = GOOD_ACCOUNT;
  return {
    bank_name: 'STRIPE TEST BANK',
    fingerprint: null,
    institution_number: institution,
    last4: account.slice(-4),
    transit_number: transit,
  };
}

function digitsOf(entered: string): string {
  return entered.replace(/[\s-]/g, '');
}

const UNKNOWN = 'This page takes test bank accounts only, such as 000, 11000 and 000123456789.';
