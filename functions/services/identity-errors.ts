import { invalidRequest } from '#shared/invalid-request.ts';

// The local emulator throws InvalidPasswordException and InvalidParameterException for the same cases.
const REFUSALS = [
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidPasswordException',
  'InvalidParameterException',
  'UnauthorizedException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
];

/**
 * Sets a new password. Throws INVALID_REQUEST for the field `path` if Cognito rejects one that meets the product's
 * rule, such as one with a trailing space.
 */
export async function settingPassword<Done>(path: string, set: () => Promise<Done>): Promise<Done> {
  try {
    return await set();
  } catch (cause) {
    const isRefused = isNamed(cause, 'InvalidPasswordException') || isNamed(cause, 'InvalidParameterException');
    throw isRefused ? invalidRequest([{ path, rule: 'password' }], { cause }) : cause;
  }
}

/** Whether Cognito refused a password, a token or a user. */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.some((name) => isNamed(error, name));
}

/** Whether an error of Cognito has this name. */
export function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
