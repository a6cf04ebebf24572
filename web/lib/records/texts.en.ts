import type { ProvinceCode } from '#shared/canada/provinces.ts';
import type { MailReturn } from '#shared/invoice/returned-mail.ts';
import { provinceName } from '#web/lib/locale/provinces.en.ts';

type DeliveryFailure = {
  readonly mark: string;
  readonly title: string;
  readonly advice: (to: { address: string }) => string;
};

/** The texts of this part in English. */
export const t = {
  deliveryFailures: {
    UNCONFIRMED: {
      mark: 'Check delivery',
      title: 'The email with this invoice may not have been sent',
      advice: ({ address }) =>
        `The email service did not respond, so your email to ${address} may have been sent. Ask your customer before you send it again.`,
    },
    UNDELIVERED: {
      mark: 'Check delivery',
      title: 'The email with this invoice may not have arrived',
      advice: ({ address }) =>
        `The mailbox of ${address} is not accepting it right now. Ask your customer, or send it again.`,
    },
    NOT_SENT: {
      mark: 'Email not sent',
      title: 'The email with this invoice was not sent',
      advice: ({ address }) => `It could not be sent to ${address}. Please send it again.`,
    },
    UNSENDABLE: {
      mark: 'Email not sent',
      title: 'The email with this invoice was not sent',
      advice: ({ address }) =>
        `The email service did not accept it for ${address}. Check the address, or use another one, and send it again.`,
    },
    REFUSED: {
      mark: 'Not delivered',
      title: 'The email with this invoice was not delivered',
      advice: ({ address }) =>
        `The email service flagged it as unsafe and did not deliver it to ${address}. Download the PDF and send it yourself.`,
    },
    BOUNCED: {
      mark: 'Came back',
      title: 'The email with this invoice came back',
      advice: ({ address }) => `${address} does not accept email. Correct the address and send the invoice again.`,
    },
    COMPLAINED: {
      mark: 'Marked as spam',
      title: 'The email with this invoice was marked as spam',
      advice: ({ address }) =>
        `We no longer email ${address}. Use another address, or send your customer the payment link yourself.`,
    },
  } satisfies Readonly<Record<MailReturn, DeliveryFailure>>,
  dueToday: 'due today',
  dueIn: ({ days }: { days: number }) => (days === 1 ? 'due in 1 day' : `due in ${days} days`),
  late: ({ days }: { days: number }) => (days === 1 ? '1 day late' : `${days} days late`),
  postalCodes: ({ province, letters }: { province: ProvinceCode; letters: string }) =>
    `Postal codes in ${provinceName(province)} begin with ${letters}`,
};
