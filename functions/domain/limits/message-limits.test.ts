import { afterEach, describe, expect, it, vi } from 'vitest';
import { businessKey, invoiceTotalsKey, messagesKey, messagesToKey, quotaKey } from '#functions/data/table/keys.ts';
import { put } from '#functions/data/table/write.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import type { Channel } from './daily-allowance.ts';
import { messageLimits } from './message-limits.ts';

const table = await emulatedTable();
const DAY_MS = 86_400_000;
/** The product's cap is per day, so each test has its own day. */
let now = new Date('2026-03-01T12:00:00Z');
afterEach(() => {
  now = new Date(now.getTime() + DAY_MS);
});

const PLENTY = { EMAIL: 1_000, SMS: 1_000 };
const anAddress = () => `${crypto.randomUUID()}@example.com`;
const today = () => now.toISOString().slice(0, 10);

async function aBusiness({ ageDays = 0, paidByCard = 0 } = {}): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = new Date(now.getTime() - ageDays * DAY_MS).toISOString();
  await table.transact({
    business: put({ ...businessKey(id), id, createdAt }),
    totals: put({ ...invoiceTotalsKey(id), PAID_BY_CARD: paidByCard }),
  });
  return id;
}

type Sent = { businessId: string; recipient?: string; channel?: Channel; caps?: typeof PLENTY };

const send = ({ businessId, channel = 'EMAIL', recipient = anAddress(), caps = PLENTY }: Sent) =>
  messageLimits(table, caps).count({ businessId, channel, recipient, now });

/** Sends messages in parallel; returns how many passed and why the others did not. */
async function sendInParallel(count: number, sent: (index: number) => Sent) {
  const outcomes = await Promise.allSettled(Array.from({ length: count }, (_, index) => send(sent(index))));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  return { passed: count - refusals.length, texts: [...new Set(refusals.map(({ message }) => message))] };
}

const countOf = async (key: { pk: string; sk: string }) => (await table.get<{ messages: number }>(key))?.messages ?? 0;

describe('a business', () => {
  it.each([
    ['new', {}, 'EMAIL', 20],
    ['new', {}, 'SMS', 5],
    ['with two invoices paid by card', { paidByCard: 2 }, 'EMAIL', 60],
    ['of 30 days', { ageDays: 30 }, 'SMS', 10],
    ['of a year', { ageDays: 365 }, 'EMAIL', 200],
    ['of a year', { ageDays: 365 }, 'SMS', 50],
  ] as const)('%s (%j) sends by %s exactly %i messages a day', async (_, standing, channel, allowance) => {
    const [businessId, other] = [await aBusiness(standing), await aBusiness()];
    const { passed, texts } = await sendInParallel(allowance + 10, () => ({ businessId, channel }));
    expect(passed).toBe(allowance);
    expect(texts).toEqual([expect.stringMatching(new RegExp(`^You have sent all ${allowance} .*tomorrow`))]);
    await expect(send({ businessId: other, channel })).resolves.toBeDefined();
    now = new Date(`${new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`);
    await expect(send({ businessId, channel })).resolves.toBeDefined();
  });
});

describe('a recipient', () => {
  it('gets 10 of 60 emails that six businesses send in parallel, however the address is written', async () => {
    const businesses = await Promise.all(Array.from({ length: 6 }, () => aBusiness()));
    const written = ['stranger@gmail.com', 'Stran.ger@gmail.com', 'stranger+shop@googlemail.com'];
    const { passed, texts } = await sendInParallel(60, (index) => ({
      businessId: businesses[index % 6] ?? '',
      recipient: written[index % 3] ?? '',
    }));
    expect(passed).toBe(10);
    expect(texts).toEqual(['This address cannot receive any more emails today. Please try again tomorrow.']);
    expect(await countOf(messagesToKey('stranger@gmail.com', today()))).toBe(10);
  });

  it('gets 5 SMS a day', async () => {
    const recipient = '+14035559001';
    const businesses = [await aBusiness(), await aBusiness()];
    const { passed, texts } = await sendInParallel(10, (index) => ({
      businessId: businesses[index % 2] ?? '',
      channel: 'SMS',
      recipient,
    }));
    expect(passed).toBe(5);
    expect(texts).toEqual(['This number cannot receive any more SMS messages today. Please try again tomorrow.']);
  });

  it('at their limit costs the sender and the product nothing', async () => {
    const [businessId, recipient] = [await aBusiness(), anAddress()];
    await table.transact({ full: put({ ...messagesToKey(recipient, today()), messages: 10 }) });
    await expect(send({ businessId, recipient })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await countOf(quotaKey(businessId, 'EMAIL', today()))).toBe(0);
    expect(await countOf(messagesKey('EMAIL', today()))).toBe(0);
  });
});

describe('a message that was not sent', () => {
  it('does not count anywhere', async () => {
    const [businessId, recipient] = [await aBusiness(), anAddress()];
    const undo = await send({ businessId, recipient });
    const keys = [
      quotaKey(businessId, 'EMAIL', today()),
      messagesToKey(recipient, today()),
      messagesKey('EMAIL', today()),
    ];
    expect(await Promise.all(keys.map(countOf))).toEqual([1, 1, 1]);
    await undo();
    expect(await Promise.all(keys.map(countOf))).toEqual([0, 0, 0]);
  });
});

describe('the product', () => {
  it('sends up to its cap, and logs when 80% and 100% of it are used', async () => {
    vi.stubEnv('LOG_LEVEL', 'info');
    const lines: string[] = [];
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    }
    const caps = { EMAIL: 10, SMS: 10 };
    const businesses = [await aBusiness(), await aBusiness()];
    const outcomes = [];
    for (let index = 0; index < 12; index += 1) {
      outcomes.push(await sendInParallel(1, () => ({ businessId: businesses[index % 2] ?? '', caps })));
    }
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    expect(outcomes.map(({ passed }) => passed)).toEqual([...Array<number>(10).fill(1), 0, 0]);
    expect(outcomes[11]?.texts).toEqual(['We cannot send any more emails today. Please try again tomorrow.']);
    const events = lines.map((line) => JSON.parse(line)).map(({ event, count }) => [event, count]);
    expect(events).toEqual([
      ['daily-cap-near', 8],
      ['daily-cap-near', 9],
      ['daily-cap-near', 10],
      ['daily-cap-reached', undefined],
      ['daily-cap-reached', undefined],
    ]);
  });

  it('stays within its cap in parallel', async () => {
    const businesses = await Promise.all(Array.from({ length: 4 }, () => aBusiness()));
    const { passed } = await sendInParallel(60, (index) => ({
      businessId: businesses[index % 4] ?? '',
      caps: { EMAIL: 30, SMS: 30 },
    }));
    expect(passed).toBe(30);
    expect(await countOf(messagesKey('EMAIL', today()))).toBe(30);
  });
});
