import type { Role } from '#shared/user/schema.ts';

let role: Role | undefined;
let reloadUser: () => Promise<void> = () => Promise.resolve();

/** The role of the signed-in user as last read; undefined until known. */
export function currentRole(): Role | undefined {
  return role;
}

/** Records the role that the server returned. */
export function recordRole(now: Role): void {
  role = now;
}

/**
 * Whether the user no longer has a role, which a refused call raises the question of. Reloads the user first, so that
 * the guards of screens act on the answer.
 */
export async function hasLostRole(before: Role | undefined): Promise<boolean> {
  await reloadUser();
  return role !== before;
}

/** Sets how the user is reloaded. */
export function reloadUserWith(reload: () => Promise<void>): void {
  reloadUser = reload;
}
