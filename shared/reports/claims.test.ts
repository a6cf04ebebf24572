import { describe, expect, it } from 'vitest';
import { claimsOf, netOfReturn } from './claims.ts';

describe('what a business deducts itself', () => {
  it('is a line of the GST/HST and of the QST, and comes to the net tax', () => {
    const lines = { '105': 10_000, '107': 500 };
    expect(claimsOf('GST_HST', lines, 2_500)).toEqual({
      ...{ claimed: '106', deducted: '107', deductions: '108', total: '105', net: '109' },
      deductionsCents: 3_000,
      netCents: 7_000,
    });
    expect(claimsOf('QST', { '205': 100, '207': 0 }, 300)).toMatchObject({
      ...{ claimed: '206', deductions: '208', net: '209' },
      ...{ deductionsCents: 300, netCents: -200 },
    });
  });

  it('is no line of a provincial sales tax', () => {
    expect(claimsOf('PST_BC', { net: 100 }, 0)).toBeUndefined();
  });
});

it('a return comes to its net tax, with what is claimed where it is', () => {
  expect(netOfReturn({ account: 'GST_HST', lines: { '105': 10_000, '107': 500 } }, 2_500)).toBe(7_000);
  expect(netOfReturn({ account: 'QST', lines: { '205': 10_000, '207': 0 } })).toBe(10_000);
  expect(netOfReturn({ account: 'PST_BC', lines: { collected: 900, net: 700 } })).toBe(700);
});
