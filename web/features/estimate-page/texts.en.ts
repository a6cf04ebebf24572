import type { DecisionWay } from '#shared/estimate/event.ts';

type Versioned = { version: number };

/** The texts of this part in English. */
export const t = {
  estimate: 'Estimate',
  document: 'Document',
  documentFailed: 'We couldn’t load the document',
  loading: 'Loading Estimate',
  loadFailed: 'Failed to load estimate',
  notFound: 'Estimate not found',
  maybeDeleted: 'It may have been deleted, or the link is incomplete.',
  back: 'Back to Estimates',
  edit: 'Edit',
  total: 'Total',
  totalWithChanges: 'Total with your changes',
  validUntil: ({ day }: { day: string }) => `Valid until ${day}`,
  wasValidUntil: ({ day }: { day: string }) => `Was valid until ${day}`,
  revised: ({ version }: Versioned) => `Your customer sees version ${version} until you send your changes.`,
  noAddress: 'No email address yet',
  sentTo: ({ name }: { name: string }) => `Sent to ${name}`,
  newEstimate: 'New Estimate',
  viewEstimate: 'View Estimate',
  copyLink: 'Copy Link',

  nextStep: 'Next step',
  states: {
    DRAFT: 'Send it to your customer.',
    SENT: ({ days }: { days: number }) => {
      if (days === 0) return 'Waiting for an answer; today is its last day.';
      return `Waiting for an answer; valid for ${days} more ${days === 1 ? 'day' : 'days'}.`;
    },
    ACCEPTED: 'Accepted. You can make the invoice now.',
    DECLINED: 'Declined. You can change it and send it again.',
    EXPIRED: 'It has expired. Give it a later day and send it again.',
    PARTLY_INVOICED: 'Invoiced in part. You can invoice more now.',
    INVOICED: ({ number }: { number: string }) => `Invoiced as ${number}.`,
  },
  invoicedInParts: ({ count }: { count: number }) => `Invoiced in ${count} parts.`,
  waitingFor: ({ version }: Versioned) => `Waiting for an answer to version ${version}.`,
  reason: ({ reason }: { reason: string }) => `“${reason}”`,
  send: 'Send Estimate',
  sendAgain: 'Send Again',
  recordDecision: 'Record Decision',
  makeInvoice: 'Make Invoice',
  making: 'Making Invoice...',
  openInvoice: 'Open Invoice',
  openLastInvoice: 'Open Latest Invoice',
  invoiceRest: 'Invoice the Rest',
  invoicePart: 'Invoice a Part',
  invoices: 'Invoices',
  whole: 'All of it',
  partOfShare: ({ part, share }: { part: number; share: string }) => `Part ${part}, ${share}`,
  partOfLines: ({ part, count }: { part: number; count: number }) =>
    `Part ${part}, ${count} ${count === 1 ? 'line' : 'lines'}`,
  shareLeft: ({ share, amount }: { share: string; amount: string }) => `Left: ${share}, ${amount} before taxes`,
  linesLeft: ({ count, amount }: { count: number; amount: string }) =>
    `Left: ${count} ${count === 1 ? 'line' : 'lines'}, ${amount} before taxes`,
  deposit: 'Deposit',
  depositRequested: 'Requested',
  depositPaid: 'Paid',

  timeline: 'Timeline',
  reply: 'Reply',
  events: {
    created: 'Created',
    sent: ({ to, version }: Versioned & { to: string }) => `Version ${version} sent to ${to}`,
    texted: ({ to, version }: Versioned & { to: string }) => `Version ${version} sent to ${to} by SMS`,
    smsFailed: ({ to }: { to: string }) => `SMS to ${to} was not sent`,
    reminded: ({ to, version }: Versioned & { to: string }) => `Reminder of version ${version} sent to ${to}`,
    asked: ({ from, version }: Versioned & { from: string }) => `Question about version ${version} from ${from}`,
    published: ({ version }: Versioned) => `Version ${version} shared by its link`,
    opened: ({ version }: Versioned) => `Version ${version} opened by the customer`,
    accepted: ({ version }: Versioned) => `Version ${version} accepted`,
    acceptedBy: ({ name, version }: Versioned & { name: string }) => `Version ${version} accepted by ${name}`,
    declined: ({ version }: Versioned) => `Version ${version} declined`,
    undone: 'Decision undone',
    invoiced: ({ number }: { number: string }) => `Made invoice ${number}`,
    invoiceDeleted: ({ number }: { number: string }) => `Invoice ${number} was deleted`,
  },
  ways: {
    phone: 'By phone',
    email: 'By email',
    inPerson: 'In person',
    purchaseOrder: 'By purchase order',
    other: 'In another way',
  } satisfies Record<DecisionWay, string>,
};
