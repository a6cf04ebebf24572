import { GetObjectCommand, ListBucketsCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, onTestFinished, test } from 'vitest';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { startFauxqs } from './fauxqs.ts';

async function open(folder: string) {
  const local = await startFauxqs({ folder, buckets: ['files'] });
  onTestFinished(() => local.stop());
  return { local, s3: new S3Client({ ...AWS, endpoint: local.endpoint, forcePathStyle: true }) };
}

test('keeps objects and buckets over a restart', async () => {
  const folder = testFolder();
  const { local, s3 } = await open(folder);
  const object = { Bucket: 'files', Key: 'logos/é 1.png' };
  const Body = new Uint8Array([0, 1, 2, 255]);
  await s3.send(new PutObjectCommand({ ...object, Body, ContentType: 'image/png', Metadata: { version: '3' } }));
  await local.stop();

  const again = await open(folder);
  const response = await again.s3.send(new GetObjectCommand(object));
  expect(response).toMatchObject({ ContentType: 'image/png', Metadata: { version: '3' } });
  expect(await response.Body?.transformToByteArray()).toEqual(Body);
  const { Buckets } = await again.s3.send(new ListBucketsCommand({}));
  expect(Buckets?.map(({ Name }) => Name)).toEqual(['files']);
});

test('responds to a missing object as S3 does', async () => {
  const { s3 } = await open(testFolder());
  await expect(s3.send(new GetObjectCommand({ Bucket: 'files', Key: 'none' }))).rejects.toThrow(
    expect.objectContaining({ name: 'NoSuchKey' }),
  );
});

test('listens only on this machine', async () => {
  const { local } = await open(testFolder());
  expect(new URL(local.endpoint).hostname).toBe('127.0.0.1');
});
