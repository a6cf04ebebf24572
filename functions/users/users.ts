import type { UserRecord } from '#functions/data/people/user-record.ts';
import { newId } from '#functions/data/table/ids.ts';
import type { Identity } from '#functions/services/identity.ts';
import type { Registration } from '#shared/auth/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { RegistrationStore } from './store.ts';

/**
 * Registers a user with a business of their own (spec 1 §2.4). The e-mail is claimed first, so only one of several
 * parallel registrations continues; an interrupted one is completed by the next for that e-mail. Throws CONFLICT if the
 * e-mail is registered.
 */
export async function register(
  { store, identity }: { store: RegistrationStore; identity: Identity },
  { email, password, firstName, lastName }: Registration,
  now: Date,
): Promise<UserRecord> {
  const address = email.toLowerCase();
  const claim = await store.claimEmail(address, now);
  if (!claim) throw emailTaken();
  const id = await makeAccount(identity, address, password).catch(async (error) => {
    await store.release(address, claim);
    throw error;
  });
  if (!id) {
    await store.release(address, claim);
    throw emailTaken();
  }
  const user: UserRecord = {
    id,
    email: address,
    role: 'USER',
    businessId: newId(),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    createdAt: now.toISOString(),
  };
  if (!(await store.add(user, claim))) throw emailTaken();
  return user;
}

async function makeAccount(identity: Identity, email: string, password: string): Promise<string | null> {
  const id = await identity.ensureUser(email);
  if (!id) return null;
  await identity.setPassword(email, password);
  await identity.addToGroup(email, 'USER');
  return id;
}

function emailTaken(): AppError {
  return new AppError('CONFLICT', 'Email already exists', { reason: 'EMAIL_TAKEN' });
}
