import { PasswordForgotten, PasswordReset } from '#shared/auth/schema.ts';
import { Answer } from './answer.ts';
import { routes } from './route.ts';

/** Apart from `auth`, so that the function which signs people in may neither set passwords nor send mail. */
export const passwordResetRoutes = routes({
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Get a link to reset a forgotten password; answers alike whether the account exists or not',
    body: PasswordForgotten,
    response: Answer,
    throttle: 'strict',
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Set a new password with the token of a reset link; every older session ends',
    body: PasswordReset,
    response: Answer,
    throttle: 'strict',
  },
});
