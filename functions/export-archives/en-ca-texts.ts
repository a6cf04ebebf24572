import { PRODUCT_NAME } from '#shared/brand.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { exemptionText } from '#shared/canada/exemption-text.ts';
import { SUPPLY_CATEGORY_LABELS, TAX_TREATMENT_LABELS } from '#shared/canada/tax-labels.ts';
import { fieldColumns } from '#shared/document/fields.ts';
import { ESTIMATE_FILTERS } from '#shared/estimate/status.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { LANGUAGE_LABELS } from '#shared/locale/language.ts';
import { LEDGER_METHOD_LABELS, PAYMENT_METHODS } from '#shared/payment-methods.ts';

/** All texts of an archive in one language. */
export type ArchiveTexts = typeof enCaTexts;

/** What the archive's own description depends on. */
type ReadmeFacts = {
  readonly day: CalendarDay;
  readonly timeZone: string;
  readonly hasSemicolons: boolean;
  /** Names of files that the archive does not have. */
  readonly leftOut: readonly string[];
};

/** Canadian English for the archive of all records. */
export const enCaTexts = {
  columns: {
    ...fieldColumns('en'),
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    province: 'Province or state',
    postalCode: 'Postal code',
    country: 'Country',
    added: 'Added',
    language: 'Language',
    taxExemptions: 'Tax exemptions',
    shortDescription: 'Short description',
    detailedDescription: 'Detailed description',
    price: 'Price',
    taxTreatment: 'Tax',
    supplyCategory: 'Kind',
    number: 'Number',
    status: 'Status',
    issueDate: 'Issue date',
    dueDate: 'Due date',
    currency: 'Currency',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    /** All of them. */
    tax: 'Tax',
    GST: 'GST',
    HST: 'HST',
    QST: 'QST',
    PST_BC: 'PST BC',
    PST_SK: 'PST SK',
    RST_MB: 'RST MB',
    otherTax: 'Other tax',
    total: 'Total',
    paymentMethod: 'Payment method',
    paidOn: 'Paid on',
    paidAt: 'Paid at',
    invoiceNumber: 'Invoice number',
    line: 'Line',
    item: 'Name',
    description: 'Description',
    quantity: 'Quantity',
    unit: 'Unit',
    rate: 'Rate',
    amount: 'Amount',
    date: 'Date',
    kind: 'Kind',
    method: 'Method',
    state: 'State',
    reference: 'Reference',
    note: 'Note',
    reason: 'Reason',
    recordedBy: 'Recorded by',
    recordedAt: 'Recorded at',
    voidedBy: 'Voided by',
    voidedAt: 'Voided at',
    createdBy: 'Created by',
    createdAt: 'Created at',
    customerId: 'Customer id',
    customFields: 'Custom fields',
    id: 'Id',
    payment: 'Of payment',
    refund: 'Of refund',
    /** One payment for several invoices, or the credit that a refund became. */
    receipt: 'Receipt',
    appliedOn: 'Credit applied on',
    /** The number of the deposit request that was applied. */
    deposit: 'Deposit',
    estimateNumber: 'Estimate number',
    validUntil: 'Valid until',
    /** The one that was sent last. */
    version: 'Version',
    decidedAt: 'Decided at',
    acceptedBy: 'Accepted by',
    /** The numbers of those that were made from it. */
    invoices: 'Invoices',
    /** Optional, or the group of which one line is chosen. */
    choice: 'Choice',
    included: 'Included',
    sending: 'What becomes of invoices',
    repeatUnit: 'Repeats',
    repeatInterval: 'Interval',
    firstDay: 'First day',
    lastDay: 'Last day',
    invoiceCount: 'Number of invoices',
    daysInAdvance: 'Days in advance',
    dueInDays: 'Days until due',
    pausedUntil: 'Paused until',
  },
  /** As the API has them, since they were so from the start. */
  statuses: itself(INVOICE_STATUSES),
  estimateStates: itself(ESTIMATE_FILTERS),
  seriesStatuses: { DRAFT: 'Draft', ACTIVE: 'Active', PAUSED: 'Paused', ENDED: 'Ended' },
  seriesModes: {
    draft: 'Left as drafts',
    send: 'Sent by themselves',
    charge: 'Sent, and charged to the saved card or bank account',
  },
  scheduleUnits: { week: 'Week', month: 'Month', quarter: 'Quarter', year: 'Year' },
  paymentMethods: itself(PAYMENT_METHODS),
  documents: { invoice: 'Invoice', deposit: 'Deposit request' },
  methods: LEDGER_METHOD_LABELS,
  kinds: { payment: 'Payment', rounding: 'Rounding', refund: 'Refund', dispute: 'Dispute' },
  /** What the bank of a payer took back of a debit. */
  returned: 'Returned by the bank',
  voided: 'voided',
  refundStatuses: { pending: 'pending', succeeded: 'succeeded', failed: 'failed' },
  disputeStages: {
    INQUIRY: 'inquiry',
    INQUIRY_CLOSED: 'inquiry closed',
    OPEN: 'open',
    LOST: 'lost',
    WON: 'won',
  },
  optional: 'optional',
  yes: 'yes',
  no: 'no',
  languages: LANGUAGE_LABELS,
  taxTreatments: TAX_TREATMENT_LABELS,
  supplyCategories: SUPPLY_CATEGORY_LABELS,
  exemption: exemptionText,
  /** Payment terms: the product's own wording in this language, anything else as typed. */
  terms: (text: string) => text,
  /** Names of folders and files; those in `json/` are for programs, and the same in every language. */
  folders: {
    company: 'company',
    invoices: 'invoices',
    creditNotes: 'credit-notes',
    attachments: 'attachments',
    appointments: 'appointments',
  },
  tables: {
    customers: 'customers',
    products: 'products',
    invoices: 'invoices',
    lines: 'invoice-items',
    payments: 'payments',
    creditNotes: 'credit-notes',
    estimates: 'estimates',
    estimateLines: 'estimate-items',
    series: 'recurring-invoices',
  },
  readmeName: 'README.txt',
  readme: ({ day, timeZone, hasSemicolons, leftOut }: ReadmeFacts) => `Your ${PRODUCT_NAME} records, exported on ${day}.

invoices/       Each invoice as PDF, named by its number.
credit-notes/   Each credit note as PDF, named by its number.
attachments/    The files attached to invoices, in a folder for each invoice.
appointments/   The files attached to appointments, in a folder for each appointment.
company/        Your logo and your signature, if you have them.
csv/            Customers, products, invoices, invoice items, payments, credit notes, estimates, estimate items
                and recurring invoices for spreadsheets.
json/           All records with all details, for other programs, in a file of each kind. Invoices have their items,
                history, payments, credit notes, deliveries and openings. Estimates have what was sent of them and
                the answer. Receipts are payments of several invoices and credit. Series are recurring
                invoices, with those that each made. Saved cards have what their payers agreed to.
                Filings are the periods marked as filed, with the figures as they were then.

Amounts are in the currency of the invoice. Days are those of your time zone, ${timeZone}. Times have their offset
from UTC; those that end in Z are in UTC.
The CSV files have ${hasSemicolons ? 'semicolons and decimal commas' : 'commas and decimal points'}. In them, a text that a spreadsheet would run as a formula has an
apostrophe before its first sign.
The archive contains personal details of your customers and your bank details: keep it safe.
${leftOut.length > 0 ? `\nThese files could not be added. Look for them on the pages of their invoices and appointments.\n${leftOut.join('\n')}\n` : ''}`,
};

function itself<Code extends string>(codes: readonly Code[]): Readonly<Record<Code, string>> {
  return Object.fromEntries(codes.map((code) => [code, code as string])) as Record<Code, string>;
}
