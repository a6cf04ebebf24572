import type { MailReturn } from '#shared/invoice/returned-mail.ts';

type ReturnedMailText = {
  /** In a list, beside the invoice. */
  readonly mark: string;
  /** Where it was sent from, before the moment. */
  readonly state: (address: string) => string;
  readonly title: string;
  /** What to do about it. */
  readonly advice: (address: string) => string;
};

/** An email that did not do its work, in words for people. */
export const RETURNED_MAIL: Readonly<Record<MailReturn, ReturnedMailText>> = {
  UNDELIVERED: {
    mark: 'Check delivery',
    state: (address) => `May not have reached ${address}`,
    title: 'The email with this invoice may not have arrived',
    advice: (address) => `The mailbox of ${address} did not take it for now. Ask your customer, or send it again.`,
  },
  REFUSED: {
    mark: 'Not delivered',
    state: (address) => `Was not delivered to ${address}`,
    title: 'The email with this invoice was not delivered',
    advice: (address) =>
      `The email service took it for unsafe and kept it from ${address}. Download the PDF and send it yourself.`,
  },
  BOUNCED: {
    mark: 'Came back',
    state: (address) => `Came back from ${address}`,
    title: 'The email with this invoice came back',
    advice: (address) => `${address} takes no email. Correct the address and send the invoice again.`,
  },
  COMPLAINED: {
    mark: 'Marked as spam',
    state: (address) => `Was marked as spam by ${address}`,
    title: 'The email with this invoice was marked as spam',
    advice: (address) =>
      `We do not write to ${address} any more. Use another address, or send your customer the payment link yourself.`,
  },
};
