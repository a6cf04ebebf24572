import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Cloud, type CloudOptions, startCloud } from './cloud.ts';
import { removeData } from './data-folder.ts';
import { OutdatedTable } from './emulators/create-table.ts';
import { DamagedFile } from './emulators/damaged-file.ts';
import { foreignServices } from './environment.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { ForeignData, openDemo } from './seed/open-demo.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './seed/seed.ts';

/**
 * `npm start` and `npm run dev`: runs the product until Ctrl-C. `--live` serves from the sources, `--reset` deletes the
 * data first, `--empty` makes no demo, so that data can be restored. `PORT` (3000) is the port, `LOCAL_FOLDER` (.local) the data folder, `ASSEMBLY` a folder with the output
 * of `cdk synth`, whose bundles then run instead of the sources, `AWS_ENDPOINT_URL_DYNAMODB` another DynamoDB,
 * `AWS_ENDPOINT_URL_S3` another S3, and so on.
 */
async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 3000);
  const folder = resolve(process.env.LOCAL_FOLDER ?? '.local');
  process.once('exit', lockFolder(folder));
  if (process.argv.includes('--reset')) removeData(folder);
  const removeTemporaryFiles = createTemporaryFolder(join(folder, 'tmp'));
  const startedAt = performance.now();
  const options: CloudOptions = {
    port,
    folder,
    live: process.argv.includes('--live'),
    foreign: foreignServices(),
    assembly: process.env.ASSEMBLY,
  };
  const onStart = (running: Cloud) => stopOnSignal(running, removeTemporaryFiles);
  const open = process.argv.includes('--empty') ? openEmpty : openDemo;
  const cloud = await open(options, onStart);
  console.log(readyText(cloud, (performance.now() - startedAt) / 1000));
}

async function openEmpty(options: CloudOptions, onStart: (cloud: Cloud) => void): Promise<Cloud> {
  const cloud = await startCloud(options);
  onStart(cloud);
  return cloud;
}

/**
 * Keeps temporary files, such as a browser's profile, in a folder that is removed at the end and before the next run.
 * Returns a function that removes it.
 */
function createTemporaryFolder(folder: string): () => void {
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  remove();
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.once('exit', remove);
  return remove;
}

function readyText({ url }: Cloud, seconds: number): string {
  return `
  Northbill is ready (${seconds.toFixed(1)} s)

    Site      ${url}
    API       ${url}/api   (described in ${url}/openapi.json)
    Outbox    ${url}/local/outbox   every email and SMS that was sent

    Sign in with ${DEMO_USERS.map(({ email }) => email).join(', ')}
    Password     ${DEMO_PASSWORD}

  Ctrl-C stops everything.
`;
}

function stopOnSignal(cloud: Cloud, removeTemporaryFiles: () => void): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await cloud.stop();
    // Registered last: the browser ends in an earlier listener and would write its profile again.
    process.once('exit', removeTemporaryFiles);
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Errors whose message says what to do. */
const EXPLAINED = [DamagedFile, FolderInUse, ForeignData, OutdatedTable];

function explain(error: NodeJS.ErrnoException): string {
  const port = process.env.PORT ?? 3000;
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use. Choose another: PORT=3001 npm start`;
  return EXPLAINED.some((kind) => error instanceof kind) ? error.message : (error.stack ?? error.message);
}

main().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
