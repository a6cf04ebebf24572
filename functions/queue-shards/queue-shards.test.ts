import { expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { openInvoiceKeys, openShard } from '#functions/data/table/keys.ts';
import { queueShards } from './queue-shards.ts';

it('queues every shard that an open invoice can be in, once', async () => {
  const queued: string[] = [];
  await queueShards({ send: async (body) => void queued.push(openShard(JSON.parse(body).shard)) });
  const used = Array.from({ length: 1_000 }, () => openInvoiceKeys({ id: newId(), dueDate: '2026-06-13' }).gsi1pk);
  expect(queued.toSorted()).toEqual([...new Set(used)].toSorted());
});

it('throws if one is not queued, so that the schedule tries again', async () => {
  const send = async (body: string) => {
    if (JSON.parse(body).shard === 7) throw new Error('SQS is down');
  };
  await expect(queueShards({ send })).rejects.toThrow('SQS is down');
});
