import { describe, expect, it } from 'vitest';
import { canBeTexted, smsPrefixes } from './sms-number.ts';

describe('an SMS', () => {
  it.each([
    '+14035550100',
    '+16045550100',
    '+15145550100',
    '+18675550100',
    '+12125550100',
    '+19075550100',
    '+15205550100',
  ])('goes to %s', (number) => {
    expect(canBeTexted(number)).toBe(true);
  });

  it.each([
    ['a premium number', '+19005550100'],
    ['a premium exchange', '+14039760100'],
    ['Jamaica', '+18765550100'],
    ['Jamaica’s newer code', '+16585550100'],
    ['the Bahamas', '+12425550100'],
    ['the Dominican Republic', '+18095550100'],
    ['Bermuda', '+14415550100'],
    ['Puerto Rico', '+17875550100'],
    ['Guam', '+16715550100'],
    ['a toll-free number', '+18005550100'],
    ['another toll-free number', '+18885550100'],
    ['a personal number', '+15005550100'],
    ['a Canadian number without a place', '+16005550100'],
    ['the carriers’ own code', '+17005550100'],
    ['a service code', '+19115550100'],
    ['what no area code begins with', '+11235550100'],
    ['what no exchange begins with', '+14031550100'],
    ['a longer number', '+140355501000'],
    ['the United Kingdom', '+447700900123'],
    ['Latvia', '+37120000000'],
    ['a satellite phone', '+881612345678'],
  ])('does not go to %s', (_, number) => {
    expect(canBeTexted(number)).toBe(false);
  });

  it('goes to numbers that the operator adds', () => {
    const prefixes = smsPrefixes('+44, +1876');
    expect(['+447700900123', '+18765550100'].map((number) => canBeTexted(number, prefixes))).toEqual([true, true]);
    expect(['+4915112345678', '+16585550100'].map((number) => canBeTexted(number, prefixes))).toEqual([false, false]);
    expect(smsPrefixes('')).toEqual([]);
  });
});
