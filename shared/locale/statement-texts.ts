import type { CalendarDay } from '#shared/calendar-day.ts';
import type { LedgerMethod } from '#shared/payment-methods.ts';
import type { AccountEntryKind } from '#shared/statement/account-entries.ts';

/** The facts of a statement line. */
export type StatementLineFacts = {
  readonly kind: AccountEntryKind;
  readonly invoiceNumber: string;
  /** Number of a credit note. */
  readonly number?: string | undefined;
  readonly method?: LedgerMethod | undefined;
};

/** Facts for the email with a statement. */
export type StatementMailFacts = { readonly company: string; readonly from: string; readonly to: string };

/** All texts of a statement of account and of its email in one language. */
export type StatementTexts = {
  readonly title: string;
  readonly madeOn: string;
  readonly period: string;
  /** A range of days, as written by `longDay`. */
  readonly days: (from: string, to: string) => string;
  readonly date: string;
  readonly details: string;
  readonly charges: string;
  readonly credits: string;
  readonly balance: string;
  readonly openingBalance: string;
  readonly closingBalance: string;
  /** A balance that is owed to the customer. */
  readonly creditBalance: string;
  readonly overdue: string;
  readonly nothing: string;
  readonly line: (facts: StatementLineFacts) => string;
  readonly pdfName: (days: { from: CalendarDay; to: CalendarDay }) => string;
  readonly mail: {
    readonly subject: (facts: StatementMailFacts) => string;
    readonly intro: (facts: StatementMailFacts) => string;
    readonly attached: string;
  };
};
