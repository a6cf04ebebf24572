import { PasswordForgotten, PasswordReset } from '#shared/auth/schema.ts';
import { Answer } from './answer.ts';
import { routes } from './route.ts';

/** Separate from `auth`, so that the function that signs people in can neither set passwords nor send mail. */
export const passwordResetRoutes = routes({
  forgotPassword: {
    call: 'POST /auth/forgot-password',
    access: 'public',
    whyPublic: 'The user cannot sign in; the response is the same for every email.',
    summary: 'Request a password reset link; the response does not reveal whether the account exists',
    body: PasswordForgotten,
    response: Answer,
    errors: ['TOO_MANY_REQUESTS'],
    throttle: 'strict',
  },
  resetPassword: {
    call: 'POST /auth/reset-password',
    access: 'public',
    whyPublic: 'Authorized by the token in the mailed link: 256 bits, half an hour, single use.',
    audit: 'password.reset',
    summary: 'Set a new password with the token of a reset link; ends all existing sessions',
    body: PasswordReset,
    response: Answer,
    throttle: 'strict',
  },
});
