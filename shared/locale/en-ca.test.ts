import { describe, expect, it } from 'vitest';
import { enCa } from './en-ca.ts';

describe('Canadian English', () => {
  it('formats amounts with two decimals, thousands separators and the currency code', () => {
    expect(enCa.money(123_456_789, 'CAD')).toBe('1,234,567.89 CAD');
    expect(enCa.money(5, 'USD')).toBe('0.05 USD');
  });

  it('formats days as MMMM dd, yyyy and as MMM d, yyyy', () => {
    expect(enCa.longDay('2026-01-05')).toBe('January 05, 2026');
    expect(enCa.shortDay('2026-01-05')).toBe('Jan 5, 2026');
    expect(enCa.dayAndMonth('2026-01-05')).toBe('Jan 5');
    expect(enCa.paddedDay('2026-01-05')).toBe('Jan 05, 2026');
  });

  it('formats quantities and percentages without trailing zeros', () => {
    expect(enCa.quantity(0.25)).toBe('0.25');
    expect(enCa.quantity(3)).toBe('3');
    expect(enCa.quantity(1_041_131.7412)).toBe('1,041,131.7412');
    expect(enCa.percent(9.975)).toBe('9.975%');
  });
});
