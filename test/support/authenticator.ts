import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The code that an authenticator app shows now. It stays valid for 30 to 60 seconds. */
export const codeOf = (secret: string): string => new TOTP({ secret }).generate();

/** The code that the app shows next, which is accepted already: the current one may have been used. */
export const nextCodeOf = (secret: string): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + STEP_MS });
