import type { DecisionWay } from '#shared/estimate/event.ts';

/** Facts for an email about an estimate. */
export type EstimateFacts = {
  readonly number: string;
  readonly company: string;
  /** The recipient's name. */
  readonly customer: string;
  /** The total with its currency. */
  readonly amount: string;
  /** The last day on which it can be accepted, as `longDay` writes it. */
  readonly validUntil: string;
  /** Whether it replaces a version that was sent before. */
  readonly isRevised: boolean;
  /** Email of the user who recorded a decision. */
  readonly by?: string | undefined;
};

/** All texts of the emails about estimates in one language. */
export type EstimateMailTexts = typeof enCaEstimateMails;

/** Canadian English for emails about estimates. */
export const enCaEstimateMails = {
  /** To the recipient of an estimate. */
  sent: {
    subject: ({ number, company, isRevised }: EstimateFacts) =>
      `${isRevised ? 'Revised estimate' : 'Estimate'} ${number} from ${company}`,
    intro: ({ number, company, amount, validUntil, isRevised }: EstimateFacts) =>
      isRevised
        ? `${company} sent you a new version of estimate ${number}. It is for ${amount}, valid until ${validUntil}, and replaces the earlier one.`
        : `${company} sent you estimate ${number} for ${amount}, valid until ${validUntil}.`,
    /** Below the intro. */
    answer: 'Open it to read the details, and to accept or decline it.',
    attached: 'The estimate is attached as a PDF.',
    /** Below the lines that are chosen at first. */
    choices: 'There are options to choose from. The total follows your choice.',
    /** Below the lines, if a deposit is asked for. */
    deposit: (amount: string) => `A deposit of ${amount} is due when you accept.`,
  },
  /** To the recipient, some days before the last day. */
  reminder: {
    subject: ({ number, company, validUntil }: EstimateFacts) =>
      `Reminder: estimate ${number} from ${company} is valid until ${validUntil}`,
    intro: ({ number, company, amount, validUntil }: EstimateFacts) =>
      `This is a reminder of estimate ${number} from ${company} for ${amount}. You can accept or decline it until ${validUntil}.`,
  },
  /** With the link of the estimate. */
  sms: ({ number, company, amount, validUntil }: EstimateFacts, url: string) =>
    `${company}: estimate ${number} for ${amount}, valid until ${validUntil}. View: ${url}`,
  /** To the owner: what the recipient asks. */
  question: {
    subject: ({ number, customer }: EstimateFacts) => `Question about ${number} from ${customer}`,
    /** Above what they typed. */
    intro: ({ number, customer }: EstimateFacts) => `Someone with the link of estimate ${number} for ${customer} asks:`,
    from: 'From',
    reply: (email: string) => `Reply to this email to answer ${email}.`,
  },
  /** To the recipient, once it is accepted. */
  confirmed: {
    subject: ({ number, company }: EstimateFacts) => `Accepted: estimate ${number} from ${company}`,
    intro: ({ number, company, amount, by }: EstimateFacts) =>
      by
        ? `${company} recorded that estimate ${number} for ${amount} is accepted.`
        : `Estimate ${number} from ${company} for ${amount} is accepted. Thank you.`,
    attached: 'The accepted estimate is attached as a PDF.',
    /** Below the intro, if a deposit was asked for. */
    deposit: (amount: string) => `A deposit of ${amount} is due now.`,
    payDeposit: 'Pay deposit',
  },
  /** To the owner of the business. */
  accepted: {
    subject: ({ number, customer, amount }: EstimateFacts) => `${customer} accepted ${number}, ${amount}`,
    intro: ({ number, customer, amount, by }: EstimateFacts) =>
      by
        ? `${by} recorded that ${customer} accepted estimate ${number} for ${amount}.`
        : `${customer} accepted estimate ${number} for ${amount}.`,
    next: 'You can make the invoice from it now.',
    on: 'Accepted on',
  },
  declined: {
    subject: ({ number, customer, amount }: EstimateFacts) => `${customer} declined ${number}, ${amount}`,
    intro: ({ number, customer, amount, by }: EstimateFacts) =>
      by
        ? `${by} recorded that ${customer} declined estimate ${number} for ${amount}.`
        : `${customer} declined estimate ${number} for ${amount}.`,
    /** Why, as the recipient typed it. */
    reason: (reason: string) => `Their reason: “${reason}”`,
    noReason: 'They gave no reason.',
    on: 'Declined on',
  },
  /** The notice of an email that could not be delivered. */
  bounced: {
    subject: (number: string) => `Email not delivered: estimate ${number}`,
    intro: ({ number, address }: { number: string; address: string }) =>
      `An email with estimate ${number} could not be delivered to ${address}. Check the address with your customer, then send it again.`,
  },
  acceptedBy: 'Accepted by',
  /** How the business was told of a decision. */
  way: 'How',
  ways: {
    phone: 'By phone',
    email: 'By email',
    inPerson: 'In person',
    purchaseOrder: 'By purchase order',
    other: 'Other',
  } satisfies Record<DecisionWay, string>,
  view: 'View estimate',
};
