import { EmailChange, VerificationCode, VerificationToken } from '#shared/auth/schema.ts';
import { Answer } from './answer.ts';
import { routes } from './route.ts';

/** Separate from `auth` and `profile`, so that neither can send mail or change an account's email. */
export const emailVerificationRoutes = routes({
  verifyCode: {
    call: 'POST /auth/verify-email-code',
    access: 'signedIn',
    audit: 'email.confirm',
    summary: 'Confirm the email with the mailed code; five attempts per code',
    body: VerificationCode,
    response: Answer,
    errors: ['CONFLICT'],
    throttle: 'strict',
  },
  verifyLink: {
    call: 'POST /auth/verify-email',
    access: 'public',
    whyPublic: 'Authorized by the token in the mailed link: 256 bits, a day, single use.',
    audit: 'email.confirm',
    summary: 'Confirm the email with the token of the mailed link',
    body: VerificationToken,
    response: Answer,
    errors: ['CONFLICT'],
    throttle: 'strict',
  },
  resend: {
    call: 'POST /auth/resend-verification',
    access: 'signedIn',
    audit: false,
    whyNoAudit: 'Changes nothing until the email is confirmed.',
    summary: 'Mail another code and link to the unconfirmed address',
    response: Answer,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'PROVIDER_FAILED', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  changeEmail: {
    call: 'POST /profile/change-email',
    access: 'signedIn',
    confirmed: true,
    audit: false,
    whyNoAudit: 'Changes nothing until the email is confirmed.',
    summary:
      'Mail a code and a link to a new address, which replaces the account’s email once confirmed; the response does not reveal whether another account has it',
    body: EmailChange,
    response: Answer,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'PROVIDER_FAILED', 'UNAVAILABLE'],
    throttle: 'strict',
  },
});
