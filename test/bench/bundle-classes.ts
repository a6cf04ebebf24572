import type { FunctionName } from '#infra/stack/permissions.ts';

/**
 * The budgets of a function's bundle: minified bytes, and the CPU time of its import as a ratio to that of the DynamoDB
 * document client alone. `why` is the reason for a larger budget than a plain resource's.
 */
export type BundleClass = {
  readonly bytes: number;
  readonly gzippedBytes?: number;
  readonly importRatio?: number;
  readonly why?: string;
};

/** DynamoDB, zod and the rules of a resource. */
const PLAIN: BundleClass = { bytes: 404_000, gzippedBytes: 120_000, importRatio: 1.5 };
/** The journal, which is written with each invoice. */
const JOURNAL: BundleClass = {
  ...PLAIN,
  gzippedBytes: 124_000,
  why: 'what counts of an invoice by day, with its taxes',
};
const REPORTS: BundleClass = {
  ...JOURNAL,
  bytes: 420_000,
  gzippedBytes: 139_000,
  why: 'the lines of each return in both languages with their sources, filed periods, the quick method and the accounts of the journal',
};
const QUEUE: BundleClass = {
  ...PLAIN,
  bytes: 415_000,
  gzippedBytes: 135_000,
  importRatio: 1.9,
  why: 'one more AWS client (SQS): 24 KB, 10 KB gzipped, and a fifth of an import',
};
const APPOINTMENTS: BundleClass = {
  ...QUEUE,
  gzippedBytes: 135_000,
  why: 'SQS, and all that changes with an invoice when an appointment is billed',
};
const QUEUE_AND_LEDGER: BundleClass = {
  ...QUEUE,
  bytes: 430_000,
  gzippedBytes: 141_000,
  why: 'SQS, the invoices, payments, deposits, receipts and statements of a customer’s account, what all customers owe, and their defaults',
};
const CUSTOMERS: BundleClass = {
  ...QUEUE_AND_LEDGER,
  bytes: 438_000,
  gzippedBytes: 144_000,
  why: 'SQS, the ledgers of a customer’s account, their defaults, and their saved card, which goes with them',
};
const ESTIMATES: BundleClass = {
  ...QUEUE,
  bytes: 557_000,
  gzippedBytes: 187_000,
  why: 'SQS, the words of its emails in both languages for their preview, and how an invoice is made',
};
const SERIES: BundleClass = {
  ...PLAIN,
  bytes: 457_000,
  gzippedBytes: 153_000,
  why: 'how an invoice is made: numbers, customers, taxes, the prices that lines follow, and the placeholders in both languages',
};
const SERVICES: BundleClass = { bytes: 561_000, importRatio: 2, why: 'S3, or several more AWS clients' };
const DELIVERY: BundleClass = {
  ...SERVICES,
  bytes: 608_000,
  why: 'SNS and SQS, the words of emails and SMS about invoices, with the charges they announce, and estimates in both languages, and how a version of an estimate is made',
};
const REMINDERS: BundleClass = {
  ...QUEUE_AND_LEDGER,
  bytes: 517_000,
  gzippedBytes: 179_000,
  why: 'SQS, the invoices and estimates whose reminders it orders, and how an invoice of a series is made and issued: numbers, findings, deposits and credit',
};
const ATTACHMENTS: BundleClass = {
  ...SERVICES,
  bytes: 589_000,
  why: 'S3 with links and copies, the check of a file, the lists of files that invoices and appointments have, and the estimates that invoices come from',
};
const FILES_AND_QUEUE: BundleClass = {
  ...SERVICES,
  bytes: 565_000,
  importRatio: 2.2,
  why: 'S3 and SQS, beside DynamoDB',
};
const STRIPE: BundleClass = {
  bytes: 753_000,
  importRatio: 2.7,
  why: 'calls Stripe, whose SDK is 246 KB and cannot be imported in parts; DynamoDB and zod are 350 KB, and the tables of the taxes 20 KB',
};
const STRIPE_AND_DOCUMENTS: BundleClass = {
  ...STRIPE,
  bytes: 784_000,
  why: 'Stripe, and everything that an invoice is made of: its fields, numbers, customers, brand and readiness, its rate in another currency, the estimate that it comes from, and the deposits and credit that pay it',
};
const JOB: BundleClass = {
  bytes: 780_000,
  importRatio: 2.9,
  why: 'drains a queue or runs by the hour, so nobody waits for its start; it uses most services at once',
};
const MAILS: BundleClass = {
  ...JOB,
  bytes: 1_080_000,
  why: 'composes every email in both languages, about invoices, deposits, series and estimates (35 KB with their store), with PDFs, calendar files and, from S3 (157 KB), the files of invoices, so that no other function has a composer or SES',
};
/** Its start-up time is the browser's. */
const PDF: BundleClass = {
  bytes: 1_000_000,
  why: 'React draws invoices, statements, estimates with what is chosen of them, and the sales taxes of a period with the lines of each return in both languages; measured cold as a whole',
};

const BOTH_LANGUAGES: BundleClass = {
  ...PLAIN,
  bytes: 411_000,
  gzippedBytes: 133_000,
  why: 'words what happened in English and in French',
};

const PRODUCTS: BundleClass = {
  ...PLAIN,
  gzippedBytes: 133_000,
  why: 'the total of the series that keep the price of a deleted product, with its taxes',
};

/** The functions that are not plain. */
const CLASSES: Partial<Record<FunctionName | 'canary', BundleClass>> = {
  activity: BOTH_LANGUAGES,
  admin: STRIPE,
  appointments: APPOINTMENTS,
  attachments: ATTACHMENTS,
  auth: SERVICES,
  business: QUEUE,
  'business-export': SERVICES,
  charges: STRIPE,
  companies: FILES_AND_QUEUE,
  contact: QUEUE,
  customers: CUSTOMERS,
  'email-verification': SERVICES,
  employees: SERVICES,
  estimates: ESTIMATES,
  'export-archives': JOB,
  invitations: SERVICES,
  'invoice-delivery': DELIVERY,
  'invoice-payments': STRIPE,
  'invoice-pdf': PDF,
  invoices: STRIPE_AND_DOCUMENTS,
  'mail-events': QUEUE,
  mails: MAILS,
  'password-reset': SERVICES,
  'overdue-shards': JOURNAL,
  'payment-settings': QUEUE,
  products: PRODUCTS,
  'purge-businesses': JOB,
  'receipt-plans': STRIPE,
  receipts: STRIPE,
  'reminder-runs': REMINDERS,
  reports: REPORTS,
  'saved-cards': STRIPE,
  security: SERVICES,
  series: SERIES,
  stripe: STRIPE,
  'stripe-ledger': STRIPE,
  users: SERVICES,
};

/** The class of a function's bundle. */
export function bundleClassOf(name: string): BundleClass {
  return (CLASSES as Readonly<Record<string, BundleClass>>)[name] ?? PLAIN;
}
