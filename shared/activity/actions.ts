/**
 * The actions that the activity log records, named `<record>.<verb>`, with their text; `{record}` is replaced by the
 * record's label. Stored entries reference these names, so they are never renamed or removed.
 */
export const ACTIONS = {
  'appointment.create': 'added appointment {record}',
  'appointment.update': 'changed appointment {record}',
  'appointment.delete': 'deleted appointment {record}',
  'business.export': 'requested an export of all records',
  'business.export-download': 'opened the link to the export of all records',
  'business.schedule-deletion': 'scheduled the deletion of the business',
  'business.keep': 'cancelled the deletion of the business',
  'card-account.connect': 'opened the page to connect a card account',
  'card-account.disconnect': 'disconnected the card account',
  'card-payments.set': 'changed whether card payments are allowed',
  'company.create': 'entered company {record}',
  'company.update': 'changed company {record}',
  'company.delete': 'deleted company {record}',
  'customer.create': 'added customer {record}',
  'customer.update': 'changed customer {record}',
  'customer.delete': 'deleted customer {record}',
  'email.confirm': 'confirmed their email',
  'employee.invite': 'invited {record}',
  'employee.invite-again': 'sent {record} a new invitation',
  'employee.accept': 'accepted the invitation',
  'employee.reject': 'rejected the invitation',
  'employee.leave': 'left the business',
  'employee.remove': 'removed employee {record}',
  'invoice.create': 'created invoice {record}',
  'invoice.update': 'changed invoice {record}',
  'invoice.delete': 'deleted invoice {record}',
  'invoice.send': 'sent invoice {record} by email',
  'invoice.send-sms': 'sent invoice {record} by SMS',
  'invoice.overdue': 'marked invoice {record} overdue',
  'invoice.pay': 'recorded a card payment of invoice {record}',
  'invoice.refund': 'recorded a refund or dispute of invoice {record}',
  'invoice.return': 'could not deliver invoice {record}',
  'password.change': 'changed their password',
  'password.reset': 'reset their password',
  'payment-settings.create': 'entered the payment settings',
  'payment-settings.update': 'changed the payment settings',
  'product.create': 'added product {record}',
  'product.update': 'changed product {record}',
  'product.delete': 'deleted product {record}',
  'profile.update': 'changed their profile',
  'second-factor.disable': 'turned off two-step sign-in',
  'second-factor.enable': 'turned on two-step sign-in',
  'second-factor.renew-codes': 'created new recovery codes',
  'session.end': 'logged out one of their devices',
  'session.end-others': 'logged out all their other devices',
  'session.start': 'signed in',
  'user.delete': 'deleted the account of {record}',
  'user.set-role': 'changed the role of {record}',
} as const;

/** An action of the activity log. */
export type ActivityAction = keyof typeof ACTIONS;

export const ACTIVITY_ACTIONS = Object.keys(ACTIONS) as [ActivityAction, ...ActivityAction[]];
