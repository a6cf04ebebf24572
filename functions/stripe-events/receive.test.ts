import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AppError } from '#shared/errors.ts';
import { MAX_MESSAGE_BYTES, receiveEvent } from './receive.ts';

const SECRET = 'whsec_test';

/** Delivers a body, signed over its bytes; returns what was queued. */
async function receive(json: string, { signedWith = SECRET, send = async () => {} }: Faults = {}): Promise<string[]> {
  const sent: string[] = [];
  const at = Math.floor(Date.now() / 1000);
  const digest = createHmac('sha256', signedWith).update(`${at}.${json}`).digest('hex');
  const body = { bytes: Buffer.from(json), headers: { 'stripe-signature': `t=${at},v1=${digest}` } };
  const queue = {
    send: async (message: string) => {
      await send();
      sent.push(message);
    },
  };
  await receiveEvent({ queue, secret: SECRET, body }).catch((error: unknown) => {
    expect(sent).toEqual([]);
    throw error;
  });
  return sent;
}

type Faults = { signedWith?: string; send?: () => Promise<void> };

const event = (data: object = {}) => ({ id: 'evt_1', object: 'event', type: 'charge.refunded', data });

describe('an event that Stripe signed', () => {
  it('is queued unchanged, once', async () => {
    const pretty = JSON.stringify(event({ amount: 20_000 }), null, 2);
    expect(await receive(pretty)).toEqual([pretty]);
  });

  it('is accepted up to the queue’s limit, and refused beyond', async () => {
    const frame = JSON.stringify(event({ note: '' })).length;
    const ofBytes = (count: number) => JSON.stringify(event({ note: 'x'.repeat(count - frame) }));
    expect(await receive(ofBytes(MAX_MESSAGE_BYTES))).toHaveLength(1);
    await expect(receive(ofBytes(MAX_MESSAGE_BYTES + 1))).rejects.toMatchObject({ status: 413 });
    // The queued message is ASCII, which is longer.
    await expect(receive(`${ofBytes(MAX_MESSAGE_BYTES - 3).slice(0, -3)}é"}}`)).rejects.toMatchObject({ status: 413 });
  });

  it('is not acknowledged while the queue is down, so that Stripe sends it again', async () => {
    let isDown = true;
    const send = async () => {
      if (isDown) throw new AppError('UNAVAILABLE', 'down');
    };
    const json = JSON.stringify(event());
    await expect(receive(json, { send })).rejects.toMatchObject({ status: 503 });
    isDown = false;
    expect(await receive(json, { send })).toEqual([json]);
  });
});

it('an event signed by someone else never reaches the queue', async () => {
  await expect(receive(JSON.stringify(event()), { signedWith: 'whsec_other' })).rejects.toMatchObject({ status: 400 });
});
