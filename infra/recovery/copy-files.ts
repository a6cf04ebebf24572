import {
  CopyObjectCommand,
  HeadObjectCommand,
  NotFound,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';

type Copy = { readonly from: string; readonly to: string; readonly prefix: string };

/**
 * Copies the current files under a prefix from one bucket to another, whose region is the client's. Skips files that
 * are already there, so it can be run again. Returns how many were copied and how many skipped.
 */
export async function copyFiles(
  client: S3Client,
  source: S3Client,
  { from, to, prefix }: Copy,
): Promise<{ copied: number; present: number }> {
  const result = { copied: 0, present: 0 };
  for await (const { Contents = [] } of paginateListObjectsV2({ client: source }, { Bucket: from, Prefix: prefix })) {
    for (const { Key = '', ETag } of Contents) {
      if ((await etagOf(client, to, Key)) === ETag) {
        result.present += 1;
        continue;
      }
      await client.send(new CopyObjectCommand({ Bucket: to, Key, CopySource: encodeURI(`${from}/${Key}`) }));
      result.copied += 1;
    }
  }
  return result;
}

async function etagOf(client: S3Client, Bucket: string, Key: string): Promise<string | undefined> {
  try {
    return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ETag;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
}
