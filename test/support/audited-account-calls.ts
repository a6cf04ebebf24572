import type { ActivityAction } from '#shared/activity/actions.ts';
import type { ActiveSession, SecondFactorSetup } from '#shared/security/schema.ts';
import { codeOf } from './authenticator.ts';
import { type ApiResponse, call } from './client.ts';
import { anExport } from './export-calls.ts';
import { PASSWORD, type Person, signedIn, verificationOf } from './given.ts';
import { aResetToken } from './reset-token.ts';

/** A successful call, and the expected contents of its entry. */
export type AuditedCall = {
  answer: ApiResponse;
  /** The caller, whom the entry names; by default the owner of the business, null if it names nobody. */
  by?: { id: string } | null;
  /** Whether the entry has the address it came from; by default, if it names someone. */
  hasAddress?: boolean;
  /** The person in whose business it was recorded; by default the owner. */
  recordedFor?: Person;
  label?: string | undefined;
  /** The recorded action, if this outcome of the call has one of its own. */
  outcome?: ActivityAction;
  fields?: string[];
};

const NEW_PASSWORD = 'another-horse-2';

async function enableSecondFactor(person: Person): Promise<ApiResponse> {
  const { body: setup } = await person.call<SecondFactorSetup>('POST', '/auth/second-factor');
  const body = { code: codeOf(setup.secret) };
  return person.call('POST', '/auth/second-factor/enable', { body });
}

/** Requests a change to a new email and returns the emailed code and token. */
async function requestEmailChange(person: Person): Promise<{ code: string; token: string }> {
  const email = `new-${crypto.randomUUID()}@example.com`;
  await person.call('POST', '/profile/change-email', { body: { email } });
  return verificationOf(email);
}

/** Each route that declares an action about the caller's own account or business. */
export const AUDITED_ACCOUNT_CALLS = {
  'POST /auth/login': async ({ email }) => ({
    answer: await call('POST', '/auth/login', { body: { email, password: PASSWORD } }),
  }),
  'POST /auth/change-password': async (owner) => ({
    answer: await owner.call('POST', '/auth/change-password', { body: { newPassword: NEW_PASSWORD } }),
  }),
  'POST /auth/reset-password': async ({ email }) => {
    const body = { token: await aResetToken({ email }), newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
    const answer = await call('POST', '/auth/reset-password', { body });
    return { answer, recordedFor: await signedIn(email, NEW_PASSWORD) };
  },
  'POST /auth/verify-email-code': async (owner) => {
    const { code } = await requestEmailChange(owner);
    return { answer: await owner.call('POST', '/auth/verify-email-code', { body: { code } }), fields: ['email'] };
  },
  'POST /auth/verify-email': async (owner) => {
    const { token } = await requestEmailChange(owner);
    return { answer: await call('POST', '/auth/verify-email', { body: { token } }), fields: ['email'] };
  },
  'DELETE /auth/sessions/{id}': async (owner) => {
    await signedIn(owner.email, PASSWORD);
    const { body } = await owner.call<{ sessions: ActiveSession[] }>('GET', '/auth/sessions');
    const other = body.sessions.find(({ isCurrent }) => !isCurrent);
    return { answer: await owner.call('DELETE', `/auth/sessions/${other?.id}`) };
  },
  'POST /business/deletion': async (owner) => ({ answer: await owner.call('POST', '/business/deletion') }),
  'DELETE /business/deletion': async (owner) => {
    await owner.call('POST', '/business/deletion');
    return { answer: await owner.call('DELETE', '/business/deletion') };
  },
  'POST /auth/sign-out-everywhere': async (owner) => ({
    answer: await owner.call('POST', '/auth/sign-out-everywhere'),
  }),
  'POST /auth/second-factor/enable': async (owner) => ({ answer: await enableSecondFactor(owner) }),
  'DELETE /auth/second-factor': async (owner) => {
    await enableSecondFactor(owner);
    return { answer: await owner.call('DELETE', '/auth/second-factor') };
  },
  'POST /auth/second-factor/recovery-codes': async (owner) => {
    await enableSecondFactor(owner);
    return { answer: await owner.call('POST', '/auth/second-factor/recovery-codes') };
  },
  'POST /business/export': async (owner) => ({ answer: await owner.call('POST', '/business/export') }),
  'POST /business/export/link': async (owner) => {
    await anExport(owner);
    return { answer: await owner.call('POST', '/business/export/link') };
  },
} satisfies Readonly<Record<string, (owner: Person) => Promise<AuditedCall>>>;
