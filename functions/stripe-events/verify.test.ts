import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyEvent } from './verify.ts';

const SECRET = 'whsec_test';
const PAYLOAD = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.refunded', note: 'Café' });

type Delivery = { payload?: string | undefined; ageSeconds?: number; signedWith?: string; secret?: string };

function verify({ payload = PAYLOAD, ageSeconds = 0, signedWith = SECRET, secret = SECRET }: Delivery = {}) {
  const at = Math.floor(Date.now() / 1000) - ageSeconds;
  const digest = createHmac('sha256', signedWith).update(`${at}.${PAYLOAD}`).digest('hex');
  const body = { bytes: Buffer.from(payload), headers: { 'stripe-signature': `t=${at},v1=${digest}` } };
  return verifyEvent({ secret, body });
}

it.each([
  ['now', 0],
  ['almost too long ago', 295],
])('accepts a body that Stripe signed %s', (_, ageSeconds) => {
  expect(verify({ ageSeconds })).toMatchObject({ id: 'evt_1' });
});

it.each([
  ['301 seconds old', { ageSeconds: 301 }],
  ['signed with another secret', { signedWith: 'whsec_other' }],
  ['signed with nothing, while no secret is configured', { signedWith: '', secret: '' }],
  ['signed with nothing', { signedWith: '' }],
])('refuses a body that is %s', (_, delivery) => {
  expect(() => verify(delivery)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST' }));
});

it('refuses a body with any single byte changed', () => {
  for (let place = 0; place < PAYLOAD.length; place += 1) {
    const payload = `${PAYLOAD.slice(0, place)}${PAYLOAD[place] === 'x' ? 'y' : 'x'}${PAYLOAD.slice(place + 1)}`;
    expect(() => verify({ payload })).toThrow('The signature does not match');
  }
});

describe('a header with several signatures', () => {
  const at = Math.floor(Date.now() / 1000);
  const signed = (secret: string) => createHmac('sha256', secret).update(`${at}.${PAYLOAD}`).digest('hex');
  const verifyHeader = (header: string) =>
    verifyEvent({ secret: SECRET, body: { bytes: Buffer.from(PAYLOAD), headers: { 'stripe-signature': header } } });

  it('is valid if one of them matches, as while a secret is being replaced', () => {
    expect(verifyHeader(`t=${at},v1=${signed('whsec_other')},v1=${signed(SECRET)}`)).toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['of another scheme', `t=${at},v0=${signed(SECRET)}`],
    ['with more behind it', `t=${at},v1=${signed(SECRET)}00`],
    ['cut short', `t=${at},v1=${signed(SECRET).slice(0, -2)}`],
    ['for another time', `t=${at - 1},v1=${signed(SECRET)}`],
    ['without a time', `v1=${signed(SECRET)}`],
  ])('refuses one %s', (_, header) => {
    expect(() => verifyHeader(header)).toThrow('The signature does not match');
  });
});

it.each([{}, { 'stripe-signature': '' }, { 'stripe-signature': 't=1' }])('refuses the headers %j', (headers) => {
  const body = { bytes: Buffer.from(PAYLOAD), headers };
  expect(() => verifyEvent({ secret: SECRET, body })).toThrow();
});
