import { PRODUCT_NAME } from '#shared/brand.ts';

type To = { readonly to: string };
type Inviting = { readonly inviter: string; readonly business: string };

const ADDRESS_ENTERED = `Sent by ${PRODUCT_NAME} because someone entered this address for an account.`;

/** The texts of the emails about a person's account in one language. */
export type AccountMailTexts = typeof enCaAccountMails;

/** Canadian English for the emails about a person's account; each ends with why it was sent. */
export const enCaAccountMails = {
  greeting: 'Hello,',
  verification: {
    subject: ({ code }: { code: string }) => `${code} is your ${PRODUCT_NAME} code`,
    intro: ({ to }: To) => `Enter this code in ${PRODUCT_NAME} to confirm that ${to} is your email address:`,
    code: 'Code',
    button: 'Confirm my email',
    valid: ({ hours }: { hours: number }) =>
      `The code and the link are valid for ${hours} hours. Please do not share them with anyone.`,
    notYou: 'If you did not request this, ignore this email and do not open the link.',
    why: ADDRESS_ENTERED,
  },
  addressInUse: {
    subject: `Someone tried to use your address at ${PRODUCT_NAME}`,
    intro: ({ to }: To) =>
      `Someone tried to change the email address of a ${PRODUCT_NAME} account to ${to}. An account with this address already exists, so nothing was changed.`,
    you: 'If this was you, sign in with this address, or choose “Forgot password”.',
    notYou: 'If this was not you, ignore this email.',
    why: ADDRESS_ENTERED,
  },
  emailChanged: {
    subject: `The email address of your ${PRODUCT_NAME} account was changed`,
    intro: ({ to }: To) =>
      `The email address of your ${PRODUCT_NAME} account was changed. You can no longer sign in with ${to}, and no further emails about the account will be sent to it.`,
    notYou: 'If this was not you, please contact support immediately.',
    why: `Sent by ${PRODUCT_NAME} because this was the address of your account.`,
  },
  reset: {
    subject: `Reset your ${PRODUCT_NAME} password`,
    intro: ({ to }: To) => `Someone asked to reset the password of the ${PRODUCT_NAME} account for ${to}.`,
    button: 'Reset password',
    valid: ({ minutes }: { minutes: number }) =>
      `This link is valid for ${minutes} minutes and works once. Please do not share it with anyone.`,
    unproven:
      'This address was never confirmed, so someone else may have registered it. Resetting the password confirms it and deletes everything previously entered in the account.',
    notYou: 'If this was not you, ignore this email: your password will not change.',
    why: `Sent by ${PRODUCT_NAME} because someone entered this address under “Forgot password”.`,
  },
  /** `business` is the name of the company, or of the inviter if there is none. */
  invitation: {
    subject: ({ business }: { business: string }) => `${business} invited you to work with them on ${PRODUCT_NAME}`,
    intro: {
      EMPLOYEE: ({ inviter, business }: Inviting) =>
        `${inviter} invited you to join ${business} on ${PRODUCT_NAME} as an employee.`,
      ACCOUNTANT: ({ inviter, business }: Inviting) =>
        `${inviter} invited you to see the books of ${business} on ${PRODUCT_NAME} as their accountant.`,
    },
    button: 'View invitation',
    valid: ({ days }: { days: number }) =>
      `You can accept or reject the invitation within ${days} days. Anyone with this link can do so, so please do not share it.`,
    kept: {
      EMPLOYEE:
        'While you work there, you see that company’s invoices, customers and appointments instead of your own. Your own are kept for you.',
      ACCOUNTANT:
        'While you are their accountant, you see that company’s invoices, customers and reports instead of your own, and you cannot change them. Your own are kept for you.',
    },
    block: 'Do not invite me again',
    why: ({ inviter }: { inviter: string }) => `Sent by ${PRODUCT_NAME} because ${inviter} invited this address.`,
  },
  cardsAllowed: {
    subject: 'You can accept card payments now',
    intro: `Card payments are switched on for your business in ${PRODUCT_NAME}. Connect a Stripe account to start: then your customers can pay their invoices by card.`,
    button: 'Connect Stripe',
    connecting: 'Connecting takes a few minutes. Stripe asks for your bank account and charges a fee for each payment.',
    why: ({ to }: To) => `Sent by ${PRODUCT_NAME} to ${to} because card payments were switched on for this account.`,
  },
  cardsDeclined: {
    subject: 'About your request for card payments',
    intro: `You asked us to enable card payments for your business in ${PRODUCT_NAME}. We cannot do so for now.`,
    because: ({ reason }: { reason: string }) => `Reason: ${reason}`,
    button: 'Open payment settings',
    next: 'You can ask again in your payment settings, or write to support. Your customers can still pay you in all other ways.',
    why: ({ to }: To) => `Sent by ${PRODUCT_NAME} to ${to} because card payments were requested for this account.`,
  },
  businessSuspended: {
    subject: `Your business in ${PRODUCT_NAME} is suspended`,
    intro: `We have suspended your business in ${PRODUCT_NAME}.`,
    means:
      'Until we restore it, nothing is sent for you: no invoices, reminders or statements. Your customers cannot open or pay invoices online. You can sign in and export all your data.',
    button: 'Sign in',
    ask: ({ supportEmail }: { supportEmail: string }) =>
      `If you have questions, or think that this is a mistake, write to ${supportEmail}.`,
    why: ({ to }: To) => `Sent by ${PRODUCT_NAME} to ${to} because this account's business was suspended.`,
  },
  businessRestored: {
    subject: `Your business in ${PRODUCT_NAME} is restored`,
    intro: `Your business in ${PRODUCT_NAME} is no longer suspended. You and your team can sign in, and your customers can open and pay their invoices again.`,
    button: 'Open your invoices',
    notSent: 'What was not sent in the meantime is not sent later. Reminders go on with the next one of each invoice.',
    why: ({ to }: To) => `Sent by ${PRODUCT_NAME} to ${to} because this account's business was restored.`,
  },
  exportReady: {
    subject: `Your ${PRODUCT_NAME} export is ready`,
    intro: 'Your export is ready. It contains all records of your business and the PDFs of your invoices.',
    button: 'Go to your profile',
    valid: 'You can download it there for seven days.',
    notYou:
      'If you did not request it, someone else has access to your account. Choose a new password now: this logs out all devices.',
    why: ({ to }: To) => `Sent by ${PRODUCT_NAME} to ${to} because an export was requested.`,
  },
};
