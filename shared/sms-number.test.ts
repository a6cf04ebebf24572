import { describe, expect, it } from 'vitest';
import { smsDestinations, smsObstacle } from './sms-number.ts';

describe('an SMS', () => {
  it.each(['+14035550100', '+16045550100', '+15145550100', '+18675550100', '+19025550100'])('goes to %s', (number) => {
    expect(smsObstacle(number, ['CA'])).toBeUndefined();
    expect(smsObstacle(number, ['US'])).toBe('smsCountry');
  });

  it.each(['+12125550100', '+19075550100', '+15205550100'])(
    'goes to %s once the United States are set up',
    (number) => {
      expect(smsObstacle(number, ['CA'])).toBe('smsCountry');
      expect(smsObstacle(number, ['CA', 'US'])).toBeUndefined();
    },
  );

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
  ])('does not go to %s', (_, number) => {
    expect(smsObstacle(number, ['CA', 'US'])).toBe('smsNumber');
  });

  it.each([
    ['the United Kingdom', '+447700900123'],
    ['Latvia', '+37120000000'],
    ['a satellite phone', '+881612345678'],
  ])('does not go to %s, which is not set up', (_, number) => {
    expect(smsObstacle(number, ['CA', 'US'])).toBe('smsCountry');
  });

  it('goes to numbers that the operator adds', () => {
    const destinations = smsDestinations('CA, +44, +1876');
    expect(['+447700900123', '+18765550100', '+14035550100'].map((to) => smsObstacle(to, destinations))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(smsObstacle('+4915112345678', destinations)).toBe('smsCountry');
    expect(smsObstacle('+16585550100', destinations)).toBe('smsNumber');
    expect(smsDestinations('')).toEqual([]);
  });
});
