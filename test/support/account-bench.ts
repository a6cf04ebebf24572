import { type SessionStore, sessionStore } from '#functions/auth/session-store.ts';
import type { UserRecord } from '#functions/data/people/user-record.ts';
import { type Users, usersIn } from '#functions/data/people/users.ts';
import { emailKey, userKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { putNew } from '#functions/data/table/write.ts';
import type { Client } from '#functions/services/client.ts';
import type { Identity, Tokens } from '#functions/services/identity.ts';
import type { Mail } from '#functions/services/mail.ts';
import { type Sealer, sealerOf } from '#functions/services/sealed.ts';

/** Registered people in a table, an identity provider that counts, a postbox, and a clock that the test moves. */
export type AccountBench = {
  users: Users;
  identity: Identity;
  mailer: { send: (mail: Mail) => Promise<void> };
  clock: () => Date;
  /** Moves the clock on instead of waiting. */
  pause: (durationMs: number) => Promise<void>;
  siteUrl: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Every pause that was made, in milliseconds. */
  pauses: number[];
  sessions: SessionStore;
  sealer: Sealer;
  client: Client;
  mails: Mail[];
  /** E-mail addresses whose password was tried at the identity provider. */
  tried: string[];
  /** Happens as a password is set, before it is. */
  onSetPassword: (email: string) => void | Promise<void>;
  aPerson: (fields?: Partial<UserRecord>) => Promise<UserRecord>;
};

export const OLD_PASSWORD = 'old-password-1';

export function accountBench(table: Table): AccountBench {
  const passwords = new Map<string, string>();
  const bench: AccountBench = {
    users: usersIn(table),
    identity: identityOf(() => bench, passwords),
    mailer: { send: async (mail) => void bench.mails.push(mail) },
    clock: () => new Date(bench.now),
    pause: async (durationMs) => {
      bench.pauses.push(durationMs);
      bench.now += durationMs;
    },
    siteUrl: 'https://app.example.ca',
    now: Date.parse('2026-03-01T12:00:00.400Z'),
    pauses: [],
    sessions: sessionStore(table),
    sealer: sealerOf('a key'),
    client: { address: '192.0.2.1', device: 'A browser' },
    mails: [],
    tried: [],
    onSetPassword: () => undefined,
    async aPerson(fields = {}) {
      const id = crypto.randomUUID();
      const user: UserRecord = {
        id,
        email: `${id}@example.com`,
        role: 'USER',
        businessId: id,
        createdAt: new Date(bench.now).toISOString(),
        ...fields,
      };
      await table.transact({
        user: putNew({ ...user, ...userKey(id) }),
        email: putNew({ ...emailKey(user.email), userId: id }),
      });
      passwords.set(user.email, OLD_PASSWORD);
      return user;
    },
  };
  return bench;
}

function identityOf(bench: () => AccountBench, passwords: Map<string, string>): Identity {
  return {
    ensureUser: async () => null,
    addToGroup: async () => undefined,
    removeFromGroup: async () => undefined,
    isAdministrator: async () => false,
    removeUser: async () => undefined,
    revoke: async () => undefined,
    async setPassword(email, password) {
      await bench().onSetPassword(email);
      passwords.set(email, password);
    },
    async signIn(email, password) {
      bench().tried.push(email);
      if (passwords.get(email) !== password) return null;
      return tokensOf(email.split('@')[0] ?? '', crypto.randomUUID());
    },
    checkPassword: async (email, password) => passwords.get(email) === password,
    refresh: async (refreshToken) => {
      const [subject = '', session = ''] = refreshToken.split(' ');
      return tokensOf(subject, session);
    },
  };
}

/** Like Cognito's: an access token names its session, also after a refresh. */
function tokensOf(sub: string, origin_jti: string): Tokens {
  const payload = Buffer.from(JSON.stringify({ sub, origin_jti })).toString('base64url');
  return { accessToken: `e30.${payload}.none`, refreshToken: `${sub} ${origin_jti}`, expiresInSeconds: 3600 };
}
