import { PRODUCT_NAME } from '#shared/brand.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { AccountChange } from './account-changes.ts';
import { shortDay } from './en-ca-day.ts';

type At = { readonly moment: string };

/** What changed: a sentence without its full stop; also the subject. */
const changes: Readonly<Record<AccountChange, (names: { readonly employee: string }) => string>> = {
  PASSWORD_CHANGED: () => 'Your password was changed',
  OTHERS_LOGGED_OUT: () => 'All other devices were logged out',
  SECOND_FACTOR_ON: () => 'Two-step sign-in was turned on',
  SECOND_FACTOR_OFF: () => 'Two-step sign-in was turned off',
  RECOVERY_CODES_RENEWED: () => 'New recovery codes were created',
  RECOVERY_CODE_USED: () => 'A recovery code was used to sign in',
  EMAIL_CHANGE_REQUESTED: () => 'A change of your email address was requested',
  PROMOTED: () => `You are an administrator of ${PRODUCT_NAME} now`,
  DEMOTED: () => `You are no longer an administrator of ${PRODUCT_NAME}`,
  PAYMENTS_REDIRECTED: () => 'The payment details of your business were changed',
  STRIPE_CONNECTING: () => 'A Stripe account is being connected to your business',
  STRIPE_DISCONNECTED: () => 'The Stripe account of your business was disconnected',
  EMPLOYEE_REMOVED: ({ employee }) => `${employee} no longer has access to your business`,
};

/** The texts of the notices of changes and of the emails about a deletion in one language. */
export type AccountNoticeTexts = typeof enCaAccountNotices;

/** Canadian English for the notices of changes and for the emails about the deletion of a business. */
export const enCaAccountNotices = {
  changes,
  /** Labels of when, with what and from where a change was made. */
  when: 'When',
  device: 'Device',
  address: 'Address',
  newPassword: 'Choose a new password',
  you: 'If this was you, you do not need to do anything.',
  notYou:
    'If it was not, someone else has access to your account. Choose a new password now: this logs out all devices.',
  why: ({ to }: { to: string }) => `Sent by ${PRODUCT_NAME} to ${to} because this account changed.`,
  deletion: {
    scheduled: {
      subject: ({ day }: { day: CalendarDay }) => `Your business will be deleted on ${shortDay(day)}`,
      intro: ({ moment }: At) =>
        `You asked us to delete your business and your account. This will happen on ${moment}. Until then, everything works as before.`,
      notYou:
        'If this was not you, someone else has access to your account. Keep your business, then choose a new password: this logs out all devices.',
    },
    reminder: {
      subject: ({ day }: { day: CalendarDay }) => `Reminder: your business will be deleted on ${shortDay(day)}`,
      intro: ({ moment }: At) =>
        `As you asked, we will delete your business and your account on ${moment}, with all invoices, customers, settings and files. This cannot be undone.`,
    },
    deleted: {
      subject: 'Your business was deleted',
      intro:
        'As you asked, we deleted your business and your account, with all invoices, customers, settings and files. Links to your invoices no longer work.',
      again: 'You can register again with the same email address at any time.',
    },
    button: 'Keep business',
    keep: 'To keep your business, sign in and choose Keep business in your profile.',
    why: ({ to }: { to: string }) =>
      `Sent by ${PRODUCT_NAME} to ${to} because the deletion of this account was requested.`,
  },
};
