export { PASSWORD_RULE } from '#shared/auth/password.ts';
