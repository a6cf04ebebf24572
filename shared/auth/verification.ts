/** Validity of a verification code and its link, in hours. */
export const VERIFICATION_HOURS = 24;

/** Minimum seconds between two verification mails. */
export const RESEND_SECONDS = 60;

/** Attempts per verification code. */
export const CODE_TRIES = 5;

/** Digits of a verification code. */
export const CODE_DIGITS = 6;
