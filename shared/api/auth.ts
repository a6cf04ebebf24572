import * as z from 'zod';
import { Confirmation, Login, NewSession, Session } from '#shared/auth/schema.ts';
import { SessionUser } from '#shared/user/schema.ts';
import { routes } from './route.ts';

const RefreshToken = z.strictObject({ refresh_token: z.string().min(1).max(4096) });

export const authRoutes = routes({
  login: {
    call: 'POST /auth/login',
    access: 'public',
    whyPublic: 'The user has no token yet; failed attempts are limited per network, device and email.',
    audit: 'session.start',
    summary: 'Sign in',
    body: Login,
    response: NewSession,
    errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'LOCKED'],
    throttle: 'strict',
  },
  refresh: {
    call: 'POST /auth/refresh',
    access: 'public',
    whyPublic: 'Authorized by the refresh token in the body; the access token has expired.',
    summary: 'Get a new access token and the next refresh token',
    body: RefreshToken,
    response: Session,
    errors: ['UNAUTHENTICATED', 'UNAVAILABLE'],
  },
  logout: {
    call: 'POST /auth/logout',
    access: 'public',
    whyPublic: 'Authorized by the refresh token in the body; the access token may have expired.',
    summary: 'End a session and revoke its refresh token',
    body: RefreshToken,
    response: null,
  },
  confirm: {
    call: 'POST /auth/confirm',
    access: 'signedIn',
    openWhenSuspended: true,
    audit: false,
    whyNoAudit: 'Changes no data; the sensitive change that follows is recorded.',
    summary: 'Confirm the user’s identity; sensitive changes require this within the last five minutes',
    body: Confirmation,
    response: null,
    throttle: 'strict',
  },
  profile: {
    call: 'GET /auth/profile',
    access: 'signedIn',
    openWhenSuspended: true,
    summary: 'Get the signed-in user',
    response: SessionUser,
  },
});
