/** Validity of a verification code and its link, in hours. */
export const VERIFICATION_HOURS = 24;

/** Seconds after which another verification mail can be requested. */
export const RESEND_SECONDS = 60;

/** Tries that a verification code allows. */
export const CODE_TRIES = 5;

/** Digits of a verification code. */
export const CODE_DIGITS = 6;
