/** Security-sensitive changes to an account or business. Its owner is notified of each. */
export const ACCOUNT_CHANGES = [
  'PASSWORD_CHANGED',
  'OTHERS_LOGGED_OUT',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'RECOVERY_CODES_RENEWED',
  'RECOVERY_CODE_USED',
  'EMAIL_CHANGE_REQUESTED',
  'PROMOTED',
  'DEMOTED',
  'PAYMENTS_REDIRECTED',
  'STRIPE_CONNECTING',
  'STRIPE_DISCONNECTED',
  'EMPLOYEE_REMOVED',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];
