import { newId } from '#functions/data/table/ids.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { orUndo } from '#functions/domain/limits/or-undo.ts';
import type { Registrations } from '#functions/domain/limits/registrations.ts';
import { refuseCommonPassword } from '#functions/domain/people/common-passwords.ts';
import type { RoleChanged } from '#functions/domain/people/role-changes.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import type { Identity } from '#functions/services/identity.ts';
import { settingPassword } from '#functions/services/identity-errors.ts';
import { failureFields, logLine } from '#functions/services/log.ts';
import type { Registration } from '#shared/auth/schema.ts';
import type { AppError } from '#shared/errors.ts';
import { EMAIL_TAKEN, PROOF_REQUIRED } from '#shared/refusals/people.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { isTimeZone } from '#shared/time-zone.ts';
import type { Puzzles } from './puzzle.ts';
import type { RegistrationStore } from './store.ts';

type Dependencies = {
  readonly registrations: Pick<Registrations, 'count'>;
  readonly puzzles: Pick<Puzzles, 'isSolved'>;
  readonly store: RegistrationStore;
  readonly identity: Identity;
  readonly roleChanged: RoleChanged;
  /** Mails the code and link that verify a new user's email. */
  readonly mailVerification: (user: UserRecord, now: Date) => Promise<unknown>;
};

/**
 * Registers a user with a business of their own (spec 1 §2.4) and mails them a code to verify their email. If that
 * mail fails, they are registered anyway and can request another. The email is claimed first, so that only one of
 * several concurrent registrations continues; the next registration for that email completes an interrupted one.
 * Throws CONFLICT if the email is registered, INVALID_REQUEST for a common password.
 */
export async function register(
  dependencies: Dependencies,
  registration: Registration,
  { address: clientAddress, now }: { address: string | undefined; now: Date },
): Promise<UserRecord> {
  const { email, password, firstName, lastName, timeZone, language } = registration;
  refuseCommonPassword(password, 'password');
  await requireProof(dependencies, registration, { clientAddress, now });
  const { store, identity } = dependencies;
  const address = email.toLowerCase();
  const claim = await store.claimEmail(address, now);
  if (!claim) throw emailTaken();
  const release = () => store.release(address, claim);
  const id = await orUndo(() => makeAccount(identity, address, password), release);
  if (!id) {
    await release();
    throw emailTaken();
  }
  const user: UserRecord = {
    id,
    email: address,
    role: 'USER',
    businessId: newId(),
    version: FIRST_VERSION,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(language && { language }),
    createdAt: now.toISOString(),
  };
  const options = { claim, timeZone: timeZone && isTimeZone(timeZone) ? timeZone : undefined };
  if (!(await store.add(user, options))) throw emailTaken();
  await Promise.all([dependencies.roleChanged(id), dependencies.mailVerification(user, now).catch(logFailure)]);
  return user;
}

type Origin = { readonly clientAddress: string | undefined; readonly now: Date };

/** Throws FORBIDDEN if the registration looks automated and includes no solved puzzle. */
async function requireProof(
  { registrations, puzzles }: Pick<Dependencies, 'registrations' | 'puzzles'>,
  { email, proof }: Registration,
  { clientAddress, now }: Origin,
): Promise<void> {
  const work = await registrations.count(clientAddress, now);
  if (work === 'none' || (proof && (await puzzles.isSolved(proof, email, work)))) return;
  throw refusal({ PROOF_REQUIRED });
}

function logFailure(error: unknown): void {
  logLine('error', { event: 'account-mail-not-ordered', kind: 'VERIFICATION', ...failureFields(error) });
}

async function makeAccount(identity: Identity, email: string, password: string): Promise<string | null> {
  const id = await identity.ensureUser(email);
  if (!id) return null;
  await settingPassword('password', () => identity.setPassword(email, password));
  return id;
}

function emailTaken(): AppError {
  return refusal({ EMAIL_TAKEN }, { what: 'registration' });
}
