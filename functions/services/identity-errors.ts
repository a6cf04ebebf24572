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

/** Whether Cognito rejected a new password that meets the product's rule, such as one with a trailing space. */
export function isRefusedPassword(error: unknown): boolean {
  return ['InvalidPasswordException', 'InvalidParameterException'].some((name) => isNamed(error, name));
}

/** Whether Cognito refused a password, a token or a user. */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.some((name) => isNamed(error, name));
}

/** Whether an error of Cognito has this name. */
export function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
