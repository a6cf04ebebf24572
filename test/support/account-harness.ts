import { type SessionStore, sessionStore } from '#functions/auth/session-store.ts';
import { newId } from '#functions/data/table/ids.ts';
import { emailKey, userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import { type AccountChanges, accountChangesIn } from '#functions/domain/people/account-changes.ts';
import { type Businesses, businessesIn, newBusiness } from '#functions/domain/people/businesses.ts';
import { mailedSecretsIn } from '#functions/domain/people/mailed-secrets.ts';
import { resetLinks } from '#functions/domain/people/reset-links.ts';
import type { RoleChanged } from '#functions/domain/people/role-changes.ts';
import { findScheduledDeletion } from '#functions/domain/people/scheduled-deletions.ts';
import { type ConsumeCode, secondFactorIn } from '#functions/domain/people/second-factor.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { type Users, usersIn } from '#functions/domain/people/users.ts';
import { kindOf } from '#functions/mail/kinds.ts';
import type { Mail } from '#functions/mail/mail.ts';
import type { Sources } from '#functions/mail/mail-kind.ts';
import type { AccountMail } from '#functions/mail/orders/account-mails.ts';
import { type AccountOutbox, accountOutbox } from '#functions/mail/orders/account-outbox.ts';
import type { MailQueue } from '#functions/mail/orders/outbox.ts';
import type { Client } from '#functions/services/client.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import { type Sealer, sealerOf } from '#functions/services/sealed.ts';
import type { Suppressions } from '#functions/services/suppressions.ts';

/** Registered people in a table, a fake identity provider that records sign-ins, a mailbox, and a manual clock. */
export type AccountHarness = {
  users: Users;
  accountChanges: AccountChanges;
  identity: Identity;
  /** The queue of account mails, which sends each at once. */
  queue: MailQueue<AccountMail>;
  outbox: AccountOutbox;
  suppressions: Suppressions;
  mailFrom: string;
  businesses: Pick<Businesses, 'find' | 'timeZoneOf'>;
  clock: () => Date;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
  sessions: SessionStore;
  sealer: Sealer;
  consumeCode: ConsumeCode;
  client: Client;
  mails: Mail[];
  roleChanged: RoleChanged;
  /** The ids of users whose role change was queued. */
  roleChanges: string[];
  /** The email address of every sign-in attempted at the identity provider. */
  tried: string[];
  /** Runs just before a password is set. */
  onSetPassword: () => void | Promise<void>;
  aPerson: (fields?: Partial<UserRecord>) => Promise<UserRecord>;
  /** A person with a business who has not confirmed their email. */
  anUnverifiedPerson: (fields?: Partial<UserRecord>) => Promise<UserRecord>;
};

export const OLD_PASSWORD = 'old-password-1';

export function accountHarness(table: Table): AccountHarness {
  const sealer = sealerOf('a key');
  const accounts = new Map<string, Account>();
  const harness: AccountHarness = {
    users: usersIn(table),
    accountChanges: accountChangesIn(table),
    identity: identityOf(() => harness, accounts),
    queue: { add: async (mail, delay) => void (delay || (await send(mail))) },
    outbox: accountOutbox(table, { add: (...added) => harness.queue.add(...added) }),
    suppressions: { find: async () => undefined },
    mailFrom: 'invoices@example.com',
    businesses: { find: businessesIn(table).find, timeZoneOf: async () => 'America/Toronto' },
    clock: () => new Date(harness.now),
    siteUrl: 'https://app.example.ca',
    now: Date.parse('2026-03-01T12:00:00.400Z'),
    sessions: sessionStore(table),
    sealer,
    consumeCode: secondFactorIn(table, sealer),
    client: { address: '192.0.2.1', device: 'A browser' },
    mails: [],
    roleChanged: async (userId) => void harness.roleChanges.push(userId),
    roleChanges: [],
    tried: [],
    onSetPassword: () => undefined,
    aPerson: (fields = {}) => add({ emailVerifiedAt: new Date(harness.now).toISOString(), ...fields }),
    async anUnverifiedPerson(fields = {}) {
      const user = await add({ businessId: newId(), ...fields });
      const { id: ownerId, createdAt, businessId: id } = user;
      await table.transact({ business: newBusiness({ id, ownerId, createdAt }) });
      return user;
    },
  };
  const sent = new Set<string>();
  async function send(mail: AccountMail): Promise<void> {
    if (sent.has(mail.id)) return;
    sent.add(mail.id);
    const { users, sealer, siteUrl } = harness;
    const sources = {
      ...{ sealer, siteUrl, findUser: users.find, findUserByEmail: users.findByEmail, links: resetLinks(table) },
      businesses: { ...businessesIn(table), ...harness.businesses },
      ...{ secrets: mailedSecretsIn(table), findDeletion: (id: string) => findScheduledDeletion(table, id) },
    } as unknown as Sources;
    const composed = await kindOf(mail).compose(sources, mail, new Date(mail.sentAt));
    if (typeof composed === 'object') harness.mails.push(composed);
  }
  async function add(fields: Partial<UserRecord>): Promise<UserRecord> {
    const { id = crypto.randomUUID() } = fields;
    const createdAt = new Date(harness.now).toISOString();
    const own = { id, email: `${id}@example.com`, role: 'USER', businessId: id, version: 1, createdAt } as const;
    const user: UserRecord = { ...own, ...fields };
    await table.transact({
      user: putNew({ ...user, ...userKey(id) }),
      email: putNew({ ...emailKey(user.email), userId: id }),
    });
    accounts.set(id, { email: user.email, password: OLD_PASSWORD });
    return user;
  }
  return harness;
}

/** An account of the identity provider, by its subject. */
type Account = { email: string; password: string };

function identityOf(harness: () => AccountHarness, accounts: Map<string, Account>): Identity {
  const subjectOf = (email: string) => [...accounts].find(([, account]) => account.email === email)?.[0];
  const find = (username: string) => {
    const account = accounts.get(username) ?? accounts.get(subjectOf(username) ?? '');
    if (!account) throw Object.assign(new Error('User does not exist.'), { name: 'UserNotFoundException' });
    return account;
  };
  return {
    ensureUser: async () => null,
    setMember: async () => undefined,
    isAdministrator: async () => false,
    removeUser: async () => undefined,
    revoke: async () => undefined,
    async changeEmail(subject, email) {
      find(subject).email = email;
      return true;
    },
    async setPassword(username, password) {
      await harness().onSetPassword();
      find(username).password = password;
    },
    async signIn(email, password) {
      harness().tried.push(email);
      const subject = subjectOf(email);
      if (!subject || accounts.get(subject)?.password !== password) return null;
      return tokensOf(subject, crypto.randomUUID());
    },
    checkPassword: async (email, password) => accounts.get(subjectOf(email) ?? '')?.password === password,
    refresh: async (refreshToken) => {
      const [subject = '', session = ''] = refreshToken.split(' ');
      return tokensOf(subject, session);
    },
  };
}

/** Like Cognito's: an access token names its session, even after a refresh. */
function tokensOf(sub: string, origin_jti: string): Tokens {
  const payload = Buffer.from(JSON.stringify({ sub, origin_jti })).toString('base64url');
  return { accessToken: `e30.${payload}.none`, refreshToken: `${sub} ${origin_jti}`, expiresInSeconds: 3600 };
}
