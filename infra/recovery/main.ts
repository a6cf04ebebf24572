import { parseArgs } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { openTable } from '#functions/data/table/table.ts';
import { differences, fingerprintsOf, itemsIn } from './compare-tables.ts';
import { copyFiles } from './copy-files.ts';
import { placesOf } from './rebuild-account.ts';
import { rebuildPool } from './rebuild-pool.ts';

type Options = Readonly<Record<'region', string> & Partial<Record<Option, string>>>;
type Option = 'table' | 'pool' | 'with' | 'with-region' | 'from' | 'from-region' | 'to';

const USAGE = `npm run recovery -- COMMAND; every command can be run again:

  rebuild-pool    --table T --pool P         gives every user of a table an account in a user pool
  compare-tables  --table T --with U         lists the kinds of items in which two tables differ
  copy-files      --from BUCKET --to BUCKET  copies uploaded files that are missing

  --region R (ca-central-1) is the region of the table, the pool and the target bucket; --with-region and --from-region
  are those of the other table and of the source bucket, if they differ.`;

/** `npm run recovery`: an operator's commands to restore the product, with the environment's AWS credentials. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      region: { type: 'string', default: 'ca-central-1' },
      table: { type: 'string' },
      pool: { type: 'string' },
      with: { type: 'string' },
      'with-region': { type: 'string' },
      from: { type: 'string' },
      'from-region': { type: 'string' },
      to: { type: 'string' },
    },
  });
  const command = COMMANDS.get(positionals[0] ?? '');
  if (!command) throw new Error(USAGE);
  return command(values);
}

/** Each returns the exit code: 1 if something is left to do. */
const COMMANDS = new Map<string, (options: Options) => Promise<number>>([
  ['rebuild-pool', rebuild],
  ['compare-tables', compare],
  ['copy-files', copy],
]);

async function rebuild({ region, ...options }: Options): Promise<number> {
  const tableName = required(options, 'table');
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region, ...PATIENT }));
  const cognito = new CognitoIdentityProviderClient({ region, ...PATIENT });
  const places = placesOf(openTable(tableName, client), required(options, 'pool'), cognito);
  const onProgress = (users: number) => console.error(`${users} users`);
  const { counts, left } = await rebuildPool(places, { tableName, client, onProgress });
  console.log(
    `Accounts: ${counts.created} created, ${counts.kept} as they were, ${counts.corrected} with a corrected email.`,
  );
  for (const line of left) console.error(line);
  if (left.length > 0) console.error(`${left.length} users still need an account. Fix the cause and run it again.`);
  return left.length > 0 ? 1 : 0;
}

async function compare({ region, ...options }: Options): Promise<number> {
  const now = new Date();
  const read = (name: string, place: string) =>
    fingerprintsOf(new DynamoDBClient({ region: place, ...PATIENT }), name, now);
  const [one, other] = await Promise.all([
    read(required(options, 'table'), region),
    read(required(options, 'with'), options['with-region'] ?? region),
  ]);
  const different = differences(one, other);
  console.log(`${itemsIn(one)} and ${itemsIn(other)} items`);
  console.log(different.length > 0 ? different.join('\n') : 'The tables have the same items.');
  return different.length > 0 ? 1 : 0;
}

async function copy({ region, ...options }: Options): Promise<number> {
  const source = new S3Client({ region: options['from-region'] ?? region, ...PATIENT });
  const buckets = { from: required(options, 'from'), to: required(options, 'to') };
  for (const prefix of ['images/', 'attachments/']) {
    const { copied, present } = await copyFiles(new S3Client({ region, ...PATIENT }), source, { ...buckets, prefix });
    console.log(`${prefix}: ${copied} files copied, ${present} were there already.`);
  }
  return 0;
}

/** Retries patiently, since AWS throttles clients that read or write everything. */
const PATIENT = { maxAttempts: 10, retryMode: 'adaptive' };

function required(options: Partial<Record<Option, string>>, name: Option): string {
  const value = options[name];
  if (!value) throw new Error(`--${name} is missing.\n\n${USAGE}`);
  return value;
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
