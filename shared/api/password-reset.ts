import { PasswordForgotten, PasswordReset } from '#shared/auth/schema.ts';
import { Answer } from './answer.ts';
import { routes } from './route.ts';

/** Separate from `auth`, so that the function that signs people in can neither set passwords nor send mail. */
export const passwordResetRoutes = routes({
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Request a password reset link; the response does not reveal whether the account exists',
    body: PasswordForgotten,
    response: Answer,
    errors: ['TOO_MANY_REQUESTS'],
    throttle: 'strict',
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    audit: 'password.reset',
    summary: 'Set a new password with the token of a reset link; ends all existing sessions',
    body: PasswordReset,
    response: Answer,
    throttle: 'strict',
  },
});
