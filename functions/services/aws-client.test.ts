import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { expect, it, onTestFinished } from 'vitest';
import { AWS } from '#test/support/test-folder.ts';
import { withoutRetry } from './aws-client.ts';

const PUBLISHED = `<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/">
  <PublishResult><MessageId>1</MessageId></PublishResult>
</PublishResponse>`;

it('calls without retry do not reuse a connection, which the service may be closing', async () => {
  const used = new Set<Socket>();
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy();
    else response.end(PUBLISHED);
    used.add(socket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new SNSClient({ ...AWS, endpoint, ...withoutRetry(1_000) });
  const publish = () => client.send(new PublishCommand({ PhoneNumber: '+14035550123', Message: 'Hello' }));
  for (const _ of [1, 2, 3]) expect(await publish()).toMatchObject({ MessageId: '1' });
  expect(used.size).toBe(3);
});
