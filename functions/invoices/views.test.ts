import { beforeEach, describe, expect, it } from 'vitest';
import { reachIn } from '#functions/domain/invoice/reach-store.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { isDataCentre } from '#functions/services/data-centres.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { recordView } from './views.ts';

const AMAZON = '54.150.1.2';
const HOME = '142.112.3.4';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1';
const SENT_AT = '2026-11-23T15:00:00.000Z';

const reach = reachIn(await emulatedTable());
let id: string;

beforeEach(() => {
  id = crypto.randomUUID();
});

type Visit = { kind?: 'opened' | 'checked'; at?: string; address?: string; device?: string; viewer?: string };

const OWN = 'business-1';
const PEOPLE = {
  owner: { businessId: OWN },
  'owner who now works elsewhere': { businessId: OWN, employerId: 'business-2' },
  employee: { businessId: 'business-3', employerId: OWN },
  payer: { businessId: 'business-4' },
};
const users = { find: async (id: string) => PEOPLE[id as keyof typeof PEOPLE] as UserRecord | undefined };

const visit = ({
  kind = 'opened',
  at = '2026-11-23T16:00:00.000Z',
  address = HOME,
  device = PHONE,
  viewer,
}: Visit = {}) =>
  recordView(
    {
      published: { find: async () => ({ record: { id, businessId: OWN, lastMessageAt: SENT_AT } }) as never },
      reach,
      users,
    },
    { invoiceId: id, input: { kind, viewer }, client: { address, device }, now: new Date(at) },
  );

describe('an opening', () => {
  it('is counted with its first and last time; visits within half an hour count as one', async () => {
    await visit({ at: '2026-11-23T16:00:00.000Z' });
    await visit({ at: '2026-11-23T16:20:00.000Z' });
    await visit({ at: '2026-11-23T16:45:00.000Z' });
    await visit({ at: '2026-11-24T08:00:00.000Z' });
    expect(await reach.read(id)).toEqual({
      deliveries: [],
      opened: { firstAt: '2026-11-23T16:00:00.000Z', lastAt: '2026-11-24T08:00:00.000Z', times: 2 },
    });
  });

  it('is counted once for ten concurrent ones', async () => {
    await Promise.all(Array.from({ length: 10 }, () => visit()));
    expect((await reach.read(id)).opened?.times).toBe(1);
  });

  it.each([
    ['a visit without an action', { kind: 'checked' }],
    ['a program that says so', { device: 'Mozilla/5.0 HeadlessChrome/140' }],
    ['a link preview', { device: 'Slackbot-LinkExpanding 1.0' }],
    ['a data centre, a minute after the email', { address: AMAZON, at: '2026-11-23T15:01:00.000Z' }],
    ['a data centre in IPv6 notation', { address: `::ffff:${AMAZON}`, at: '2026-11-23T15:01:00.000Z' }],
  ] as [string, Visit][])('is not counted for %s', async (_, from) => {
    await visit(from);
    const reached = await reach.read(id);
    expect(reached.opened).toBeUndefined();
    expect(reached.checkedAt).toBe(from.at ?? '2026-11-23T16:00:00.000Z');
  });

  it('counts a person who is quick, and one behind a data centre who is slow', async () => {
    await visit({ at: '2026-11-23T15:00:30.000Z' });
    await visit({ address: AMAZON, at: '2026-11-23T15:40:00.000Z' });
    expect((await reach.read(id)).opened?.times).toBe(2);
  });

  it('is not counted for a data centre right after a late delivery', async () => {
    const at = '2026-11-23T15:20:00.000Z';
    await reach.addDelivery(id, 'm1', { address: 'client@example.com', at });
    await visit({ address: AMAZON, at: '2026-11-23T15:21:00.000Z' });
    expect((await reach.read(id)).opened).toBeUndefined();
  });

  it.each(['owner', 'owner who now works elsewhere', 'employee'])(
    'is not recorded for the business’s own %s',
    async (viewer) => {
      await visit({ viewer });
      expect(await reach.read(id)).toEqual({ deliveries: [] });
    },
  );

  it.each(['payer', 'user deleted since'])(
    'is counted for a %s who is signed in to another business',
    async (viewer) => {
      await visit({ viewer });
      expect((await reach.read(id)).opened?.times).toBe(1);
    },
  );

  it('of an unknown invoice is refused', async () => {
    const dependencies = { published: { find: async () => undefined }, reach, users };
    const view = { invoiceId: id, input: { kind: 'opened' }, client: {}, now: new Date(SENT_AT) } as const;
    await expect(recordView(dependencies, view)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it.each([
  [AMAZON, true],
  ['20.10.10.10', true],
  [HOME, false],
  ['2600:1f00::1', false],
  ['', false],
  [undefined, false],
])('%s is in a data centre: %s', (address, expected) => {
  expect(isDataCentre(address)).toBe(expected);
});
