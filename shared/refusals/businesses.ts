// What concerns a business, its team, its messages, and the accounts that administrators manage.
import type { Refusal } from './wording.ts';

export const COMPANY_EXISTS = ['CONFLICT', 'Company already exists'] as const satisfies Refusal;

export const PAYMENT_SETTINGS_EXIST = ['CONFLICT', 'Payment settings already exist'] as const satisfies Refusal;

export const CARDS_ALLOWED_ALREADY = [
  'CONFLICT',
  'Card payments are already enabled for your business.',
] as const satisfies Refusal;

/** By an administrator: allowed or declined. */
export const CARD_REQUEST_ANSWERED = [
  'CONFLICT',
  'This request has already been answered. Please reload the page.',
] as const satisfies Refusal;

export const SUSPENDS_SELF = ['FORBIDDEN', 'You cannot suspend your own business.'] as const satisfies Refusal;

export const OWNED_BY_ADMINISTRATOR = [
  'CONFLICT',
  'This business belongs to an administrator. Change their role first.',
] as const satisfies Refusal;

export const DELETION_CHANGED = [
  'CONFLICT',
  'The deletion has just changed. Please reload the page.',
] as const satisfies Refusal;

export const ADMINISTRATOR_STAYS = [
  'CONFLICT',
  'An administrator cannot delete their business. Ask another administrator to change your role first.',
] as const satisfies Refusal;

export const EXPORT_RUNNING = ['CONFLICT', 'An export is already being prepared.'] as const satisfies Refusal;

export const EXPORTS_USED_UP = [
  'TOO_MANY_REQUESTS',
  'You can prepare {max} exports per day. Please try again tomorrow.',
] as const satisfies Refusal;

/** No account has that email. */
export const NO_ACCOUNT = ['NOT_FOUND', 'User not found with this email'] as const satisfies Refusal;

export const INVITES_SELF = ['CONFLICT', 'You cannot invite yourself.'] as const satisfies Refusal;

export const WORKS_HERE = ['CONFLICT', 'This person already works in your company.'] as const satisfies Refusal;

export const NOT_INVITABLE = ['CONFLICT', 'This person cannot be invited.'] as const satisfies Refusal;

export const ALREADY_INVITED = [
  'CONFLICT',
  'This person has already been invited and has not responded yet.',
] as const satisfies Refusal;

export const INVITATION_ANSWERED = [
  'CONFLICT',
  'This invitation was just answered or resent. Please reload the page.',
] as const satisfies Refusal;

export const EMPLOYEE_CHANGED = [
  'CONFLICT',
  'This employee was changed at the same time. Please try again.',
] as const satisfies Refusal;

export const INVITED_TOO_OFTEN = [
  'TOO_MANY_REQUESTS',
  'This person has already been invited several times today. Please try again tomorrow.',
] as const satisfies Refusal;

export const INVITATIONS_USED_UP = [
  'TOO_MANY_REQUESTS',
  'You have reached the daily limit for invitations. Please try again tomorrow.',
] as const satisfies Refusal;

export const INVITATION_EXPIRED = ['NOT_FOUND', 'Invalid or expired invitation'] as const satisfies Refusal;

/** The account was made for the invitation. */
export const PASSWORD_REQUIRED = [
  'FORBIDDEN',
  'Please choose a new password to accept this invitation.',
] as const satisfies Refusal;

export const ACCOUNT_CHANGED = [
  'CONFLICT',
  'Your account was just changed. Please reload the page.',
] as const satisfies Refusal;

export const ADMINISTRATOR_INVITED = [
  'CONFLICT',
  'An administrator cannot work for a company.',
] as const satisfies Refusal;

export const EMPLOYED_ELSEWHERE = [
  'CONFLICT',
  'You already work for another company. Ask them to remove you first.',
] as const satisfies Refusal;

export const DELETION_SCHEDULED = [
  'CONFLICT',
  'Your own business and account are scheduled for deletion. Keep your business first.',
] as const satisfies Refusal;

export const DELETES_SELF = ['FORBIDDEN', 'You cannot delete your own account'] as const satisfies Refusal;

export const CHANGES_OWN_ROLE = ['FORBIDDEN', 'You cannot change your own role'] as const satisfies Refusal;

export const ROLE_CHANGED = [
  'CONFLICT',
  'Someone else changed this role at the same time. Please try again.',
] as const satisfies Refusal;

export const EMPLOYED = [
  'CONFLICT',
  'This person works for a company. They must leave it to become an administrator.',
] as const satisfies Refusal;

/** Email is not set up. */
export const NOT_CONFIGURED = ['UNAVAILABLE', 'Email service is not configured'] as const satisfies Refusal;

export const BROKEN_HEADER = [
  'INVALID_REQUEST',
  'An email header must not contain line breaks',
] as const satisfies Refusal;

export const EMAIL_FAILED = [
  'PROVIDER_FAILED',
  'The email could not be sent. Please try again later.',
] as const satisfies Refusal;

export const SMS_FAILED = [
  'PROVIDER_FAILED',
  'The SMS could not be sent. Please try again later.',
] as const satisfies Refusal;

export const SUPPRESSED = [
  'CONFLICT',
  'Emails to {to} could not be delivered. Check the address, or use another one.',
] as const satisfies Refusal;

export const ALLOWANCE_USED_UP = [
  'TOO_MANY_REQUESTS',
  {
    EMAIL:
      'You have sent all {allowance} emails that your business may send today. Please try again tomorrow. The number grows each month and with each invoice paid by card or bank payment, up to {most}.',
    SMS: 'You have sent all {allowance} SMS messages that your business may send today. Please try again tomorrow. The number grows each month and with each invoice paid by card or bank payment, up to {most}.',
  },
] as const satisfies Refusal;

/** Does not reveal that other businesses sent messages too. */
export const RECIPIENT_USED_UP = [
  'TOO_MANY_REQUESTS',
  {
    EMAIL: 'This address cannot receive any more emails today. Please try again tomorrow.',
    SMS: 'This number cannot receive any more SMS messages today. Please try again tomorrow.',
  },
] as const satisfies Refusal;

export const MESSAGES_USED_UP = [
  'TOO_MANY_REQUESTS',
  {
    EMAIL: 'We cannot send any more emails today. Please try again tomorrow.',
    SMS: 'We cannot send any more SMS messages today. Please try again tomorrow.',
  },
] as const satisfies Refusal;

export const CONTACT_USED_UP = [
  'TOO_MANY_REQUESTS',
  'You have reached the daily limit for messages. Please try again tomorrow or write to {supportEmail}.',
] as const satisfies Refusal;
