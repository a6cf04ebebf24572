import type * as keys from '#functions/data/table/keys.ts';

type Keys = typeof keys;

/** The builders of keys of items: each stands for a kind in `keys.md`. */
type ItemKey = {
  [Name in keyof Keys]: Keys[Name] extends (...parts: never) => keys.Key ? Extract<Name, `${string}Key`> : never;
}[keyof Keys];

/** The file that has the items of a kind, or why none has. */
type Exported = { readonly file: string } | { readonly because: keyof typeof REASONS };

/** Why items are in no export. */
export const REASONS = {
  secret: 'It proves who someone is: whoever has it could act as them.',
  copy: 'It repeats, sums or indexes what other items have.',
  limit: 'It counts attempts or messages to limit them.',
  work: 'It is work in progress, of no meaning once done.',
  foreign: 'It belongs to the product or to another person.',
} as const;

/** What the export of a business has of each kind of item. A kind that is missing here does not compile. */
export const EXPORTED_KINDS: Readonly<Record<ItemKey, Exported>> = {
  activityKey: { file: 'json/activity.json' },
  appointmentKey: { file: 'json/appointments.json' },
  businessKey: { file: 'json/business.json' },
  cardRequestKey: { file: 'json/card-request.json' },
  companyKey: { file: 'json/company.json' },
  filedDocumentsKey: { file: 'json/filings.json' },
  filingKey: { file: 'json/filings.json' },
  emailTextsKey: { file: 'json/email-texts.json' },
  estimateVersionKey: { file: 'json/estimates.json' },
  invoiceDeliveryKey: { file: 'json/invoices.json' },
  invoiceEventKey: { file: 'json/invoices.json' },
  invoiceKey: { file: 'json/invoices.json' },
  invoiceViewsKey: { file: 'json/invoices.json' },
  // Those of customers, products, estimates, series and employees, see `recordLists`.
  listItemKey: { file: 'json/customers.json' },
  ledgerAccountsKey: { file: 'json/ledger-accounts.json' },
  numberingKey: { file: 'json/numbering.json' },
  onceSavedCardKey: { file: 'json/saved-cards.json' },
  paymentKey: { file: 'json/invoices.json' },
  paymentSettingsKey: { file: 'json/payment-settings.json' },
  receiptKey: { file: 'json/receipts.json' },
  remindersKey: { file: 'json/reminders.json' },
  returnSettingsKey: { file: 'json/return-settings.json' },
  seriesInvoiceKey: { file: 'json/series.json' },
  userKey: { file: 'json/profile.json' },

  emailVerificationKey: { because: 'secret' },
  invitationKey: { because: 'secret' },
  optOutKey: { because: 'secret' },
  passwordResetKey: { because: 'secret' },
  sessionKey: { because: 'secret' },
  verificationLinkKey: { because: 'secret' },

  documentNumberKey: { because: 'copy' },
  emailKey: { because: 'copy' },
  employeeOfKey: { because: 'copy' },
  filingLockKey: { because: 'copy' },
  invoiceCountKey: { because: 'copy' },
  invoicePaidKey: { because: 'copy' },
  invoiceRowKey: { because: 'copy' },
  invoiceTotalsKey: { because: 'copy' },
  journalKey: { because: 'copy' },
  listCountKey: { because: 'copy' },
  recordActivityKey: { because: 'copy' },
  savedCardKey: { because: 'copy' },
  searchItemKey: { because: 'copy' },
  subjectKey: { because: 'copy' },

  confirmFailuresKey: { because: 'limit' },
  contactFromKey: { because: 'limit' },
  contactNetworkKey: { because: 'limit' },
  contactsKey: { because: 'limit' },
  deliveryKey: { because: 'limit' },
  estimateDeliveryKey: { because: 'limit' },
  emailChangesKey: { because: 'limit' },
  messagesKey: { because: 'limit' },
  messagesToKey: { because: 'limit' },
  quotaKey: { because: 'limit' },
  registrationsFromKey: { because: 'limit' },
  registrationsKey: { because: 'limit' },
  resetRequestsKey: { because: 'limit' },
  sentStatementKey: { because: 'limit' },
  signInFailuresKey: { because: 'limit' },
  verificationMailsKey: { because: 'limit' },

  accountChangeKey: { because: 'work' },
  cardAgreementKey: { because: 'work' },
  chargeDueKey: { because: 'work' },
  creationKey: { because: 'work' },
  deletedInvoiceKey: { because: 'work' },
  deliveryFailureKey: { because: 'work' },
  estimateReminderKey: { because: 'work' },
  exportKey: { because: 'work' },
  filePurgeKey: { because: 'work' },
  keptCustomerKey: { because: 'work' },
  mailAttemptKey: { because: 'work' },
  purgeKey: { because: 'work' },
  remindedKey: { because: 'work' },
  reminderSummaryKey: { because: 'work' },
  seriesDueKey: { because: 'work' },
  stripeEventKey: { because: 'work' },

  invitationBlockKey: { because: 'foreign' },
  stripeAccountKey: { because: 'foreign' },
  suppressedAddressKey: { because: 'foreign' },
};
