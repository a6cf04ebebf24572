import { CognitoIdentityProviderClient, ListUsersCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { type Cloud, type CloudOptions, startCloud } from '#infra/local/cloud.ts';
import { isSeeded, markSeeded, removeData } from '#infra/local/data-folder.ts';
import { TABLE_NAME } from '#infra/local/environment.ts';
import { seedDemo } from './seed.ts';

/**
 * Starts the product with its data, or with the demo if there is none (decision I34). Begins anew if an earlier
 * start was interrupted while it made the demo, or if a database was emptied: neither can be continued. Throws
 * ForeignData if a database outside the folder has data that the folder knows nothing of. `onStart` gets the running
 * product before the demo is made.
 */
export async function openDemo(options: CloudOptions, onStart: (cloud: Cloud) => void): Promise<Cloud> {
  const { folder } = options;
  if (!isSeeded(folder)) removeData(folder);
  const cloud = await startCloud(options);
  const { hasRecords, hasUsers } = await contentsOf(cloud);
  if (isSeeded(folder) && !(hasRecords && hasUsers)) {
    await cloud.stop();
    removeData(folder);
    return openDemo(options, onStart);
  }
  onStart(cloud);
  if (isSeeded(folder)) return cloud;
  if (hasRecords) throw new ForeignData(cloud.endpoints.dynamodb);
  console.log('\n  Making the demo business: customers, invoices, appointments …');
  const now = new Date();
  await seedDemo(cloud, now);
  markSeeded(folder, now);
  return cloud;
}

/** A database outside the data folder has data of another run. */
export class ForeignData extends Error {
  override readonly name = 'ForeignData';

  constructor(endpoint: string) {
    super(
      `The table ${TABLE_NAME} at ${endpoint} has data of another run. Delete it, or choose another: TABLE_NAME=northbill-2 npm start`,
    );
  }
}

/** Whether there are any records, and any users who could sign in. */
async function contentsOf({ endpoints }: Cloud): Promise<{ hasRecords: boolean; hasUsers: boolean }> {
  const dynamodb = new DynamoDBClient({ endpoint: endpoints.dynamodb });
  const cognito = new CognitoIdentityProviderClient({ endpoint: endpoints.cognito });
  const [{ Count = 0 }, { Users = [] }] = await Promise.all([
    dynamodb.send(new ScanCommand({ TableName: TABLE_NAME, Limit: 1 })),
    cognito.send(new ListUsersCommand({ UserPoolId: process.env.USER_POOL_ID, Limit: 1 })),
  ]);
  dynamodb.destroy();
  cognito.destroy();
  return { hasRecords: Count > 0, hasUsers: Users.length > 0 };
}
