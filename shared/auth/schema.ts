import * as z from 'zod';
import { mailedLine } from '#shared/mailed-text.ts';
import { email, line, requiredLine } from '#shared/text-field.ts';
import { PersonLanguage } from '#shared/user/schema.ts';
import { isAcceptablePassword, MAX_CODE_LENGTH } from './password.ts';

const Password = z.string().max(256);

/** A newly chosen password. */
export const NewPassword = Password.refine(isAcceptablePassword, { error: 'password', abort: true });

/** A code from an authenticator app, or a recovery code. */
export const Code = requiredLine(MAX_CODE_LENGTH);

/**
 * Sign-in (spec 1 §3). `code` is required for an account with a second factor. `device_token` is from the last sign-in
 * on this device and keeps failed attempts elsewhere from locking it out. It becomes invalid when the password changes.
 */
export const Login = z.strictObject({
  email: email(),
  password: Password.min(1),
  code: Code.optional(),
  device_token: z.string().max(500).optional(),
});
export type Login = z.infer<typeof Login>;

/** Confirms the user's identity before a sensitive change: a code if they have a second factor, else the password. */
export const Confirmation = z.union([z.strictObject({ password: Password.min(1) }), z.strictObject({ code: Code })]);
export type Confirmation = z.infer<typeof Confirmation>;

/** Registration (spec 1 §3); the screen asks only for the email and the password. */
export const Registration = z.strictObject({
  email: email(),
  password: NewPassword,
  firstName: mailedLine(100).optional(),
  lastName: mailedLine(100).optional(),
  /** The browser's time zone, for the new business; ignored if it is unknown. */
  timeZone: line(100).optional(),
  /** English unless given. */
  language: PersonLanguage.optional(),
  /** A solved puzzle, after the reason PROOF_REQUIRED. */
  proof: requiredLine(4_096).optional(),
});
export type Registration = z.infer<typeof Registration>;

/** A request for a puzzle to register with this email. */
export const PuzzleRequest = z.strictObject({ email: email() });

/** A request to reset a forgotten password (spec 1 §3). */
export const PasswordForgotten = z.strictObject({ email: email() });
export type PasswordForgotten = z.infer<typeof PasswordForgotten>;

/**
 * A new password with the token of the reset link (spec 1 §3). `language` becomes that of an account whose email was
 * unconfirmed; any other keeps its own.
 */
export const PasswordReset = z
  .strictObject({
    token: z.string().min(1).max(200),
    newPassword: NewPassword,
    confirmPassword: Password.min(1),
    language: PersonLanguage.optional(),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: 'samePassword',
    path: ['confirmPassword'],
  });
export type PasswordReset = z.infer<typeof PasswordReset>;

/** The mailed code that confirms an email; spaces are ignored. */
export const VerificationCode = z.strictObject({ code: requiredLine(MAX_CODE_LENGTH) });

/** The token of the mailed link that confirms an email. */
export const VerificationToken = z.strictObject({ token: z.string().min(1).max(200) });

/** The new address of an email change. */
export const EmailChange = z.strictObject({ email: email() });
export type EmailChange = z.infer<typeof EmailChange>;

/**
 * Tokens of a session (spec 1 §3); `expires_in` is in seconds. After a refresh, the refresh token replaces the one
 * sent, which stays valid until this one is used.
 */
export const Session = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
});
export type Session = z.infer<typeof Session>;

/** Response to a sign-in. The device token is sent with the next sign-in on this device. */
export const NewSession = Session.extend({ device_token: z.string() });
export type NewSession = z.infer<typeof NewSession>;
