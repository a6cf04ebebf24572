import * as z from 'zod';
import { Code, NewPassword } from '#shared/auth/schema.ts';

/** A session of the user's, by device; the times are timestamps. */
export const ActiveSession = z.object({
  id: z.string(),
  /** In words, such as "Chrome on Windows". */
  device: z.string(),
  /** IP address from which it started. */
  address: z.string().optional(),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the session that asks. */
  isCurrent: z.boolean(),
});
export type ActiveSession = z.infer<typeof ActiveSession>;

/** A new password; who changes it was confirmed before. */
export const PasswordChange = z.strictObject({ newPassword: NewPassword });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** The state of the user's second factor. */
export const SecondFactorState = z.object({ isEnabled: z.boolean(), recoveryCodesLeft: z.number() });
export type SecondFactorState = z.infer<typeof SecondFactorState>;

/** What an authenticator app needs: the secret to type, or its address as a QR code. */
export const SecondFactorSetup = z.object({ secret: z.string(), uri: z.string() });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

/** The first code of an authenticator app. */
export const FirstCode = z.strictObject({ code: Code });
export type FirstCode = z.infer<typeof FirstCode>;

/** Codes that each replace one code of the app. They are shown once. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
