import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '#infra/deploy/settings.ts';
import {
  type AccountContents,
  accountHas,
  credentialsAreMissing,
  restoreClients,
  smsIsForbidden,
} from '#test/support/preflight-harness.ts';
import type { Finding } from './finding.ts';
import { preflight } from './preflight.ts';

const NEW: AccountContents = {
  bootstrap: {},
  concurrency: 10,
  distributions: 0,
  mailSandbox: true,
  identities: {},
  smsSandbox: true,
  zones: {},
};
const SNS_MAY_SEND = '{"Statement":[{"Principal":{"Service":"sns.amazonaws.com"}}]}';
const BOOTSTRAPPED = { 'ca-central-1': '30', 'us-east-1': '30', 'ca-west-1': '30' };
const READY: AccountContents = {
  bootstrap: BOOTSTRAPPED,
  concurrency: 1_000,
  distributions: 1,
  mailSandbox: false,
  identities: {},
  smsSandbox: false,
  smsLimitUsd: '20',
  zones: { Z1: { name: 'example.ca' } },
  numbers: [{ country: 'CA', policy: SNS_MAY_SEND }],
};
const SETTINGS = {
  secondRegion: 'ca-west-1',
  domain: 'app.example.ca',
  hostedZoneId: 'Z1',
  fromAddress: 'invoices@example.ca',
  smsMonthlyLimitUsd: '20',
  pdfConcurrency: '20',
  alarmEmail: 'ops@example.ca',
};

beforeEach(() => accountHas(READY));
afterAll(restoreClients);

describe('a new account', () => {
  beforeEach(() => accountHas(NEW));

  it('must be bootstrapped in its regions before anything else', async () => {
    expect(texts(await findings({ alarmEmail: 'none' }), 'blocks')).toEqual([
      'ca-central-1 is not bootstrapped. Run: npx cdk bootstrap aws://111122223333/ca-central-1',
      'us-east-1 is not bootstrapped. Run: npx cdk bootstrap aws://111122223333/us-east-1',
    ]);
  });

  it('needs a recipient of alarms in production', async () => {
    expect(about(await findings({}), 'blocks')).toContain('alarms');
    expect(about(await findings({ stage: 'test' }), 'later')).toContain('alarms');
  });

  it('has a low quota, both sandboxes, no number, no domain and no sender', async () => {
    const found = await findings({});
    expect(about(found, 'later')).toEqual(['zone', 'concurrency', 'mail', 'sms', 'sms', 'second region']);
    expect(about(await findings({ fromAddress: 'invoices@example.ca' }), 'later')).toContain('mail');
  });

  it('may have to be verified for CloudFront, which cannot be read', async () => {
    expect(texts(await findings({}), 'unknown')).toEqual([expect.stringContaining('Your account must be verified')]);
  });

  it('cannot reserve concurrency, and has no such zone', async () => {
    const found = await findings(SETTINGS);
    expect(about(found, 'blocks')).toEqual(['bootstrap', 'bootstrap', 'bootstrap', 'zone', 'concurrency']);
    expect(texts(found, 'blocks').at(-1)).toContain('Set pdfConcurrency to 0');
  });
});

describe('a half-prepared account', () => {
  it.each<[string, Partial<AccountContents>, Partial<Record<string, string>>, RegExp]>([
    [
      'a second region that is not bootstrapped',
      { bootstrap: { ...BOOTSTRAPPED, 'ca-west-1': '' } },
      {},
      /^ca-west-1 is not bootstrapped/,
    ],
    ['one region not bootstrapped', { bootstrap: { ...BOOTSTRAPPED, 'us-east-1': '' } }, {}, /^us-east-1 is not/],
    ['an old bootstrap', { bootstrap: { ...BOOTSTRAPPED, 'ca-central-1': '5' } }, {}, /version 5, which is too old/],
    [
      'a zone of another domain',
      { zones: { Z1: { name: 'other.ca' } } },
      {},
      /other\.ca, which does not hold app\.example\.ca/,
    ],
    [
      'a zone without the sender',
      { zones: { Z1: { name: 'app.example.ca' } } },
      {},
      /Set hostedZoneName to app\.example\.ca/,
    ],
    ['a private zone', { zones: { Z1: { name: 'example.ca', isPrivate: true } } }, {}, /private/],
    [
      'a DMARC record',
      { zones: { Z1: { name: 'example.ca', records: ['_dmarc.example.ca TXT'] } } },
      {},
      /Set dmarcPolicy to existing/,
    ],
    [
      'an address of the site',
      { zones: { Z1: { name: 'example.ca', records: ['app.example.ca A'] } } },
      {},
      /record app\.example\.ca already\. Delete it/,
    ],
    [
      'an alias of the site',
      { zones: { Z1: { name: 'example.ca', records: ['app.example.ca CNAME'] } } },
      {},
      /record app\.example\.ca already/,
    ],
    [
      'a record for bounces',
      { zones: { Z1: { name: 'example.ca', records: ['bounces.example.ca MX'] } } },
      {},
      /record bounces\.example\.ca already/,
    ],
    ['a region that is not enabled', { notEnabled: ['ca-west-1'] }, {}, /^ca-west-1 is not enabled/],
    ['a verified sender', { identities: { 'example.ca': true } }, {}, /Set mailIdentityExists to true/],
    ['a missing sender', {}, { mailIdentityExists: 'true' }, /set mailIdentityExists to false/],
    [
      'its own sender',
      { identities: { 'example.ca': true }, made: ['example.ca'] },
      { mailIdentityExists: 'true' },
      /would remove it/,
    ],
    ['a low quota', { concurrency: 110 }, {}, /Set pdfConcurrency to at most 10/],
    ['a running deployment', { dataStack: 'UPDATE_IN_PROGRESS' }, {}, /is being changed/],
    ['a failed deletion', { stack: 'DELETE_FAILED' }, {}, /Finish it/],
  ])('with %s cannot be deployed to', async (_, contents, settings, text) => {
    accountHas({ ...READY, ...contents });
    expect(texts(await findings({ ...SETTINGS, ...settings }), 'blocks')).toEqual([expect.stringMatching(text)]);
  });

  it.each<[string, Partial<AccountContents>, Partial<Record<string, string>>, RegExp]>([
    ['the sandbox of SES', { mailSandbox: true }, {}, /Request production access/],
    ['an unverified sender', { identities: { 'example.ca': false } }, { mailIdentityExists: 'true' }, /DKIM/],
    ['the sandbox of SMS', { smsSandbox: true }, {}, /Exit SMS sandbox/],
    ['no number for SMS', { numbers: [] }, {}, /^A number for SMS to Canada is missing/],
    [
      'a number that AWS has not activated',
      { numbers: [{ country: 'CA', status: 'PENDING' }] },
      {},
      /^A number for SMS to Canada is not active yet/,
    ],
    ['a number that SNS may not use', { numbers: [{ country: 'CA' }] }, {}, /Resource policy: allow sns\.amazonaws/],
    ['a number of one country alone', {}, { smsDestinations: 'CA, US' }, /^A number for SMS to the United States/],
    ['a low SMS limit', { smsLimitUsd: '1' }, {}, /SMS stop at 1 US dollars/],
    ['a small quota', { concurrency: 10 }, { pdfConcurrency: '0' }, /Only 10 functions/],
    ['a quota below its setting', { concurrency: 500 }, {}, /Set concurrencyQuota to 500/],
    [
      'a zone that also holds the sender',
      {},
      { fromAddress: 'a@mail.example.ca' },
      /Set hostedZoneName to example\.ca/,
    ],
  ])('with %s can be deployed to, but has to be completed', async (_, contents, settings, text) => {
    accountHas({ ...READY, ...contents });
    const found = await findings({ ...SETTINGS, ...settings });
    expect(about(found, 'blocks')).toEqual([]);
    expect(texts(found, 'later')).toEqual([expect.stringMatching(text)]);
  });

  it('is not blocked by what its own stack created', async () => {
    accountHas({
      ...READY,
      stack: 'UPDATE_COMPLETE',
      identities: { 'example.ca': true },
      made: ['example.ca', '_dmarc.example.ca', 'bounces.example.ca', 'app.example.ca'],
      zones: {
        Z1: {
          name: 'example.ca',
          records: ['_dmarc.example.ca TXT', 'app.example.ca A', 'app.example.ca AAAA', 'bounces.example.ca MX'],
        },
      },
    });
    expect(new Set((await findings(SETTINGS)).map(({ level }) => level))).toEqual(new Set(['ready']));
  });
});

describe('a ready account', () => {
  it('has nothing left to do', async () => {
    const found = await findings(SETTINGS);
    expect(new Set(found.map(({ level }) => level))).toEqual(new Set(['ready']));
    expect(about(found, 'ready')).toEqual([
      'credentials',
      'stacks',
      'stacks',
      'bootstrap',
      'bootstrap',
      'bootstrap',
      'zone',
      'concurrency',
      'cloudfront',
      'mail',
      'sms',
      'alarms',
      'second region',
    ]);
  });

  it('reports what these credentials may not read', async () => {
    smsIsForbidden();
    expect(texts(await findings(SETTINGS), 'unknown')).toEqual(['Not readable: User is not authorized']);
  });
});

it('says that credentials are missing, and reads nothing else', async () => {
  credentialsAreMissing();
  expect(await findings(SETTINGS)).toEqual([
    { level: 'blocks', about: 'credentials', text: expect.stringContaining('Set AWS_PROFILE') },
  ]);
});

function findings(settings: Readonly<Partial<Record<string, string>>>): Promise<Finding[]> {
  return preflight(readSettings(Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])));
}

function about(found: readonly Finding[], level: Finding['level']): string[] {
  return found.filter((finding) => finding.level === level).map((finding) => finding.about);
}

function texts(found: readonly Finding[], level: Finding['level']): string[] {
  return found.filter((finding) => finding.level === level).map(({ text }) => text);
}
