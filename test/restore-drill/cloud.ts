import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { CognitoIdentityProviderClient, DeleteUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DeleteTableCommand,
  DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { filesIn } from '#functions/services/files.ts';
import type { Cloud } from '#infra/local/cloud.ts';
import { ensureUserPool } from '#infra/local/emulators/user-pool.ts';
import { FILES_BUCKET } from '#infra/local/environment.ts';
import { copyFiles } from '#infra/recovery/copy-files.ts';

const AWS = { region: 'ca-central-1', credentials: { accessKeyId: 'local', secretAccessKey: 'local' } };
/** Represents the bucket in the second region. */
const REPLICA = 'replica';
/** Maximum number of items per write. */
const BATCH = 25;

/** The emulators of a running product, with the steps of a drill. */
export async function cloudAt(url: string) {
  const response = await fetch(`${url}/local/endpoints.json`);
  const endpoints = (await response.json()) as Cloud['endpoints'];
  const dynamo = new DynamoDBClient({ ...AWS, endpoint: endpoints.dynamodb });
  const cognito = new CognitoIdentityProviderClient({ ...AWS, endpoint: endpoints.cognito });
  const s3 = new S3Client({ ...AWS, endpoint: endpoints.s3, forcePathStyle: true });
  const { userPoolId } = await ensureUserPool(endpoints.cognito);
  const copy = (from: string, to: string) => copyFiles(s3, s3, { from, to, prefix: 'images/' });
  return {
    dynamo,
    cognito,
    userPoolId,
    /** Copies the uploads like S3's replication. */
    async replicate() {
      await s3.send(new CreateBucketCommand({ Bucket: REPLICA }));
      return copy(FILES_BUCKET, REPLICA);
    },
    restoreFiles: () => copy(REPLICA, FILES_BUCKET),
    async lose(table: string) {
      await dynamo.send(new DeleteTableCommand({ TableName: table }));
      await cognito.send(new DeleteUserPoolCommand({ UserPoolId: userPoolId }));
      await filesIn(FILES_BUCKET, s3).removeAll('');
    },
    close() {
      for (const client of [dynamo, cognito, s3]) client.destroy();
    },
  };
}

/** Writes the items of a table to a file in the format of DynamoDB's export to S3. Returns their number. */
export async function backUp(client: DynamoDBClient, TableName: string, file: string): Promise<number> {
  const written = createWriteStream(file);
  let items = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    for (const Item of Items) written.write(`${JSON.stringify({ Item }, withBase64)}\n`);
    items += Items.length;
  }
  await new Promise<void>((resolve) => written.end(resolve));
  return items;
}

/** Writes the items of such a file to a table. */
export async function restore(client: DynamoDBClient, file: string, table: string): Promise<void> {
  let batch: { PutRequest: { Item: Record<string, AttributeValue> } }[] = [];
  const write = async () => {
    if (batch.length > 0) await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: batch } }));
    batch = [];
  };
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push({ PutRequest: JSON.parse(line, withBytes) });
    if (batch.length === BATCH) await write();
  }
  await write();
}

/** Bytes as in DynamoDB's JSON. */
const withBase64 = (_: string, value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

const withBytes = (key: string, value: unknown) =>
  key === 'B' && typeof value === 'string' ? Buffer.from(value, 'base64') : value;
