import { expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { repeats } from '#test/support/repeats.ts';
import type { Attempt } from './failure-count.ts';
import { signInAttempts } from './sign-in-attempts.ts';

const attempts = signInAttempts(await emulatedTable());
const NOON = Date.parse('2026-03-01T12:00:00Z');
const anEmail = () => `${crypto.randomUUID()}@example.com`;

type Try = { email: string; device?: string; address?: string; now?: number; end?: keyof Attempt };

/** Makes an attempt that ends with `end`; returns whether it was allowed. */
async function attempt({ email, device, address = '192.0.2.1', now = NOON, end = 'fail' }: Try): Promise<boolean> {
  const begun = await attempts.begin({ email, device: device ?? null, address }, new Date(now));
  await begun?.[end]();
  return begun !== null;
}

const passed = async (tries: readonly Try[]) => (await Promise.all(tries.map(attempt))).filter(Boolean).length;
const times = (count: number, one: Try) => Array.from({ length: count }, () => one);

it.each([
  ['one network', (_: number) => '192.0.2.1', 10],
  ['a hundred networks', (index: number) => `198.51.${index % 100}.${index % 250}`, 100],
  ['a hundred IPv6 networks', (index: number) => `2001:db8:${index % 100}::${index}`, 100],
])('allows only a few wrong passwords from %s', async (_, addressOf, expected) => {
  const email = anEmail();
  let through = 0;
  for (let round = 0; round < repeats(200, 1_000) / 100; round += 1) {
    const tries = Array.from({ length: 100 }, (_, index) => ({ email, address: addressOf(round * 37 + index) }));
    through += await passed(tries);
  }
  expect(through).toBe(expected);
});

it('allows twenty correct passwords in parallel, repeatedly', async () => {
  const email = anEmail();
  for (let round = 0; round < 3; round += 1) {
    expect(await passed(times(20, { email, end: 'succeed' }))).toBe(20);
  }
});

it('forgets failures after a correct password, but not attempts still in progress', async () => {
  const email = anEmail();
  expect(await passed(times(9, { email }))).toBe(9);
  const underWay = await attempts.begin({ email, device: null, address: '192.0.2.1' }, new Date(NOON + 1_000));
  await underWay?.succeed();
  expect(await passed(times(12, { email }))).toBe(10);
});

it('does not count an attempt without a verdict', async () => {
  const email = anEmail();
  for (let round = 0; round < 15; round += 1) expect(await attempt({ email, end: 'drop' })).toBe(true);
});

it('starts again after fifteen minutes for a network, after an hour in total', async () => {
  const email = anEmail();
  const everywhere = Array.from({ length: 100 }, (_, index) => ({ email, address: `198.51.${index}.1` }));
  expect(await passed(everywhere)).toBe(100);
  expect(await attempt({ email, now: NOON + 59 * 60_000 })).toBe(false);
  expect(await attempt({ email, now: NOON + 60 * 60_000 })).toBe(true);
});

it('does not block a known device for failures elsewhere, nor other devices for its own', async () => {
  const email = anEmail();
  await passed(times(15, { email }));
  expect(await attempt({ email })).toBe(false);
  expect(await passed(times(15, { email, device: 'one' }))).toBe(10);
  expect(await attempt({ email, device: 'other', end: 'succeed' })).toBe(true);
});

it('allows a hundred wrong passwords from known devices in total', async () => {
  const email = anEmail();
  const tries = Array.from({ length: 150 }, (_, index) => ({ email, device: `device-${index % 30}` }));
  expect(await passed(tries)).toBe(100);
  expect(await attempt({ email })).toBe(true);
});

it('clears every count of an email', async () => {
  const email = anEmail();
  const networks = ['192.0.2.1', '198.51.100.1'];
  for (const address of networks) await passed(times(10, { email, address }));
  await passed(times(10, { email, device: 'one' }));
  await attempts.clear(email.toUpperCase());
  for (const address of networks) expect(await attempt({ email, address })).toBe(true);
  expect(await attempt({ email, device: 'one' })).toBe(true);
});
