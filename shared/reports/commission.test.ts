import { expect, it } from 'vitest';
import { commissionOf } from './commission.ts';
import type { ReturnAccount } from './return-lines.ts';

it.each<[ReturnAccount, collectedCents: number, commissionCents: number | undefined]>([
  ['PST_BC', 0, 0],
  ['PST_BC', 1_500, 1_500],
  ['PST_BC', 2_200, 2_200],
  ['PST_BC', 33_333, 2_200],
  ['PST_BC', 100_000, 6_600],
  ['PST_BC', 300_000, 19_800],
  ['PST_BC', 5_000_000, 19_800],
  ['PST_BC', -1_000, 0],
  ['RST_MB', 299, 299],
  ['RST_MB', 2_000, 300],
  ['RST_MB', 10_000, 1_500],
  ['RST_MB', 20_000, 3_000],
  ['RST_MB', 120_000, 4_000],
  ['RST_MB', 300_000, 5_800],
  ['RST_MB', 300_001, 0],
  ['PST_SK', 100_000, undefined],
  ['GST_HST', 100_000, undefined],
])('the commission of %s on %i cents', (account, collectedCents, commissionCents) => {
  expect(commissionOf(account, collectedCents)).toBe(commissionCents);
});
