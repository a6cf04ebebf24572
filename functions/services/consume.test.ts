import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import * as z from 'zod/mini';
import { AGAIN, consume, type Delivery, type Handle } from './consume.ts';

let written: MockInstance;
beforeEach(() => {
  vi.stubEnv('LOG_LEVEL', 'error');
  written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllEnvs();
  written.mockRestore();
});

const CONTEXT = { awsRequestId: 'request', getRemainingTimeInMillis: () => 20_000 };
const Shard = z.object({ shard: z.int() });
type Shard = z.infer<typeof Shard>;

const receive = async (bodies: readonly string[], handle: Handle<Shard>) => {
  const Records = bodies.map((body, index) => ({ messageId: `${index}`, body }));
  const { batchItemFailures } = await consume('shard-failed', Shard, handle)({ Records }, CONTEXT);
  return batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
};
const logged = () => written.mock.calls.map(([line]) => JSON.parse(String(line)));

describe('a message', () => {
  it.each(['{', 'null', '[]', '{}', '{"shard":"7"}', '{"shard":1.5}'])(
    'that the schema refuses is logged and delivered again, without the rest of its batch: %s',
    async (unreadable) => {
      const handled: number[] = [];
      const again = await receive(['{"shard":1}', unreadable, '{"shard":2}'], async ({ shard }) => {
        handled.push(shard);
      });
      expect([handled, again]).toEqual([[1, 2], ['1']]);
      expect(logged()).toEqual([
        expect.objectContaining({ event: 'message-unreadable', messageId: '1', requestId: 'request' }),
      ]);
    },
  );

  it('that fails is logged and delivered again, without the rest of its batch', async () => {
    const again = await receive(['{"shard":1}', '{"shard":2}'], async ({ shard }) => {
      if (shard === 1) throw new Error('of a person at a@example.com');
    });
    expect(again).toEqual(['0']);
    expect(logged()).toMatchObject([{ event: 'shard-failed', messageId: '0', receives: 1, error: 'Error' }]);
    expect(JSON.stringify(logged())).not.toContain('a@example.com');
  });

  it('is delivered again without a line if its handler asks for that', async () => {
    expect(await receive(['{"shard":1}'], async () => AGAIN)).toEqual(['0']);
    expect(logged()).toEqual([]);
  });

  it('comes with the number and times of its delivery', async () => {
    let seen: Delivery | undefined;
    const attributes = { ApproximateReceiveCount: '3', SentTimestamp: '1000', SenderId: '' };
    const record = {
      messageId: '1',
      receiptHandle: 'receipt',
      body: '{"shard":1}',
      attributes: { ...attributes, ApproximateFirstReceiveTimestamp: '1000' },
    };
    const handler = consume('shard-failed', Shard, async (_, delivery) => {
      seen = delivery;
    });
    await handler({ Records: [record] }, CONTEXT);
    expect(seen).toMatchObject({ receiptHandle: 'receipt', receives: 3, queuedAt: new Date(1_000) });
    expect(Number(seen?.endsBy) - Number(seen?.now)).toBe(20_000);
  });
});
