import * as z from 'zod';
import { Code, NewPassword } from '#shared/auth/schema.ts';

/** An active session of the user; times are ISO timestamps. */
export const ActiveSession = z.object({
  id: z.string(),
  /** Such as "Chrome on Windows". */
  device: z.string(),
  /** IP address from which it started. */
  address: z.string().optional(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the session of this call. */
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

/** A new password; the route requires a recent confirmation. */
export const PasswordChange = z.strictObject({ newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The state of the user's second factor. */
export const SecondFactorState = z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.number() });
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** The set-up of an authenticator app: the secret to enter, and the URI to scan as a QR code. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** The first code from an authenticator app. */
export const FirstCode = z.strictObject({ code: Code });
export type FirstCode = z.infer<typeof FirstCode>;

/** Single-use codes that replace codes from the app. They are shown only once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
