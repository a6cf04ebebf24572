import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { startFauxqs } from '#infra/local/emulators/fauxqs.ts';
import { AWS, testFolder } from '#test/support/test-folder.ts';
import { copyFiles } from './copy-files.ts';

const COPY = { from: 'replica', to: 'restored', prefix: 'images/' };

it('copies the uploads that are missing or different, with their types, and can be run again', async () => {
  const { endpoint, stop } = await startFauxqs({ folder: testFolder(), buckets: ['replica', 'restored'] });
  onTestFinished(stop);
  const client = new S3Client({ ...AWS, endpoint, forcePathStyle: true });
  const put = (Bucket: string, Key: string, Body: string) =>
    client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'image/png' }));
  await put('replica', 'images/one two.png', 'one');
  await put('replica', 'images/other.png', 'new');
  await put('restored', 'images/other.png', 'old');
  await put('replica', 'pdf/1.pdf', 'rendered');

  expect(await copyFiles(client, client, COPY)).toEqual({ copied: 2, present: 0 });
  expect(await copyFiles(client, client, COPY)).toEqual({ copied: 0, present: 2 });
  const { Body, ContentType } = await client.send(
    new GetObjectCommand({ Bucket: 'restored', Key: 'images/one two.png' }),
  );
  expect([await Body?.transformToString(), ContentType]).toEqual(['one', 'image/png']);
  await expect(client.send(new GetObjectCommand({ Bucket: 'restored', Key: 'pdf/1.pdf' }))).rejects.toThrow();
});
