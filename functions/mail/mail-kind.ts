import type { Table } from '#functions/data/table/table.ts';
import type { AppointmentStore } from '#functions/domain/appointment/appointments.ts';
import type { Entry } from '#functions/domain/audit/entry.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import type { PublishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import type { Mailing } from '#functions/domain/invoice/delivery-failures.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import type { PublishedInvoices } from '#functions/domain/invoice/published-invoice.ts';
import type { RemindedInvoice } from '#functions/domain/invoice/reminded.ts';
import type { Statements } from '#functions/domain/invoice/statements.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { MailedSecrets } from '#functions/domain/people/mailed-secrets.ts';
import type { ResetLinks } from '#functions/domain/people/reset-links.ts';
import type { ScheduledDeletion } from '#functions/domain/people/scheduled-deletions.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Files } from '#functions/services/files.ts';
import type { InvoicePdfs } from '#functions/services/invoice-pdfs.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import type { ReminderSettings } from '#shared/reminder/settings.ts';
import type { Attempts } from './attempts.ts';
import type { KeptTexts } from './kinds/draft-texts.ts';
import type { Mail } from './mail.ts';
import type { QueuedMail } from './orders/queued-mail.ts';

/** What emails are composed from, besides what was queued. */
export type Sources = {
  readonly published: Pick<PublishedInvoices, 'findToSend'>;
  readonly estimates: Pick<PublishedEstimates, 'findVersion'>;
  readonly pdfs: Pick<InvoicePdfs, 'of' | 'ofCopy' | 'ofCreditNote' | 'ofEstimate' | 'ofStatement'>;
  /** The files of invoices. */
  readonly files: Pick<Files, 'get'>;
  /** A business's reminded invoices of a day. */
  readonly listReminded: (businessId: string, day: CalendarDay) => Promise<RemindedInvoice[]>;
  /** A business's own texts for emails with invoices. */
  readonly findTexts: (businessId: string) => Promise<KeptTexts>;
  /** The reminder settings of a business; undefined if it never changed any. */
  readonly findReminders: (businessId: string) => Promise<Pick<ReminderSettings, 'days' | 'texts'> | undefined>;
  readonly statements: Statements;
  readonly appointmentsOf: (businessId: string) => Pick<AppointmentStore, 'find'>;
  readonly businesses: Pick<Businesses, 'find' | 'findCompany' | 'timeZoneOf'>;
  readonly findUser: (userId: string) => Promise<UserRecord | undefined>;
  readonly findUserByEmail: (email: string) => Promise<UserRecord | undefined>;
  /** The address for replies to a business's emails. */
  readonly findReplyAddress: (businessId: string) => Promise<string | undefined>;
  readonly links: Pick<ResetLinks, 'add'>;
  readonly secrets: MailedSecrets;
  readonly findDeletion: (businessId: string) => Promise<Pick<ScheduledDeletion, 'deletesAt'> | undefined>;
  readonly sealer: Pick<Sealer, 'open'>;
  /** Where messages of the contact form go. */
  readonly supportEmail: string;
  readonly siteUrl: string;
};

/** Where it is recorded how emails ended. */
export type Records = {
  readonly attempts: Attempts;
  readonly invoices: Pick<Invoices, 'find' | 'replace'>;
  /** The estimates of a business. */
  readonly estimatesOf: (businessId: string) => Pick<Estimates, 'find' | 'note'>;
  /** The recorded emails of an invoice, oldest first. */
  readonly listMailings: (invoiceId: string) => Promise<Mailing[]>;
  /** Adds an entry to the activity log of a business. */
  readonly recordActivity: (businessId: string, entry: Entry, now: Date) => Promise<void>;
  readonly appointmentsOf: (businessId: string) => Pick<AppointmentStore, 'settling'>;
  readonly table: Pick<Table, 'transact'>;
};

/** Why a queued email failed. */
export type FailureKind = Extract<MailReturn, 'UNCONFIRMED' | 'NOT_SENT' | 'UNSENDABLE'>;

/** How an email ended, and when; `cause` is the error of a failure. */
export type Ending = { readonly state: 'SENT' | FailureKind; readonly now: Date; readonly cause?: unknown };

/** The email; or `OBSOLETE` if what it tells is no longer true, `UNWANTED` if nobody is to get it. */
export type Composed = Mail | 'OBSOLETE' | 'UNWANTED';

/** What there is to know about a kind of email. */
export type MailKind<Queued> = {
  /** Composes the email from what is true when it is sent. */
  readonly compose: (sources: Sources, mail: Queued, now: Date) => Promise<Composed>;
  /** Whether it is ordered in a transaction; without its order it is not sent. */
  readonly isOrdered: boolean | ((mail: Queued) => boolean);
  /** Whether it is sent once more if it is unknown whether it was sent: a second notice does no harm, a second invoice does. */
  readonly isRepeatable: boolean;
  /** Settles an email and records how it ended; by default failures are only logged. */
  readonly settle?: (records: Records, mail: Queued, ending: Ending) => Promise<void>;
  /** Another email, sent once this one was; it is ordered as this one is settled. */
  readonly next?: (mail: Queued) => QueuedMail | undefined;
};
