let isNew = false;

/** Whether the user registered a moment ago, in this window. */
export const hasJustRegistered = (): boolean => isNew;

/** Notes that the user has just registered, or that it has been acted on. */
export function noteRegistration(isJustNow: boolean): void {
  isNew = isJustNow;
}
