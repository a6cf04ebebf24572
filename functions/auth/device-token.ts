import { newId } from '#functions/data/table/ids.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Users } from '#functions/domain/people/users.ts';
import type { Sealer } from '#functions/services/sealed.ts';
import type { Login } from '#shared/auth/schema.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';

const VALID_SECONDS = 365 * DAY_SECONDS;

/**
 * A token that identifies a device at its next sign-in, until the user's credentials change. It only proves an earlier
 * sign-in, so it is sealed rather than stored.
 */
export function newDeviceToken(sealer: Sealer, user: UserRecord, now: Date): string {
  return sealer.seal(`${newId()} ${secondsAt(now)} ${versionOf(user)}`, ownerOf(user.email));
}

type Dependencies = { users: Pick<Users, 'findByEmail'>; sealer: Sealer };

/**
 * The id of the device that signs in, or null if its token is missing, invalid, expired or older than the credentials.
 */
export async function knownDevice(
  { users, sealer }: Dependencies,
  { email, device_token: token }: Login,
  now: Date,
): Promise<string | null> {
  const [id, issuedAt, version] = token ? read(sealer, token, email) : [];
  if (!id || Number(issuedAt) + VALID_SECONDS <= now.getTime() / 1000) return null;
  // Read only after a valid token, so that the time of a refusal does not reveal whether there is an account.
  const user = await users.findByEmail(email);
  return user && version === String(versionOf(user)) ? id : null;
}

function read(sealer: Sealer, token: string, email: string): string[] {
  try {
    return sealer.open(token, ownerOf(email)).split(' ');
  } catch {
    return [];
  }
}

const versionOf = ({ credentialsVersion = 0 }: UserRecord) => credentialsVersion;
const ownerOf = (email: string) => `device of ${email.toLowerCase()}`;
