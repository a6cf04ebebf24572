import type { LedgerMethod } from '#shared/payment-methods.ts';
import type { AccountEntryKind } from '#shared/statement/account-entries.ts';

/** The facts of a statement line. */
export type StatementLineFacts = {
  readonly kind: AccountEntryKind;
  readonly invoiceNumber: string;
  /** The numbers of several invoices. */
  readonly invoices?: readonly string[] | undefined;
  /** Whether `invoiceNumber` is that of a deposit request. */
  readonly isDeposit?: boolean | undefined;
  /** Number of a credit note, or of the deposit request that was applied. */
  readonly number?: string | undefined;
  readonly method?: LedgerMethod | undefined;
};

/** A bank payment that is on its way. */
export type PendingPaymentFacts = {
  readonly amount: string;
  readonly number: string;
  readonly isDeposit?: boolean | undefined;
  readonly day: string;
};

/** Facts for the email with a statement. */
export type StatementMailFacts = { readonly company: string; readonly from: string; readonly to: string };
