import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import { functionFolders } from '#infra/local/assembly/stack-functions.ts';
import { readTemplate } from '#infra/local/assembly/template.ts';
import { BUNDLE, ROOT } from '#infra/stack/bundle.ts';
import { synthesizeAssembly } from '#test/support/assembly.ts';
import { bundleClassOf } from './bundle-classes.ts';
import { atMost, because, type Figure } from './figure.ts';

const RUNS = 5;

/** The size of each function's bundle, and the CPU time of its import. */
export async function benchBundles(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  try {
    const clientCpu = await leastCpu(bundleOfClient(join(folder, 'client')), 3 * RUNS);
    const figures: Figure[] = [];
    for (const [name, bundle] of functionFolders(readTemplate(synthesizeAssembly(folder)))) {
      figures.push(...(await figuresOf({ name, bundle, clientCpu })));
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Bundle = { name: string; bundle: string; clientCpu: number };

async function figuresOf({ name, bundle, clientCpu }: Bundle): Promise<Figure[]> {
  const { bytes, gzippedBytes, importRatio, why } = bundleClassOf(name);
  const code = readFileSync(join(bundle, 'index.mjs'));
  return because(why, [
    atMost(`bundle of ${name}`, code.length, bytes, 'bytes'),
    ...(gzippedBytes ? [atMost(`bundle of ${name}, gzipped`, gzipSync(code).length, gzippedBytes, 'bytes')] : []),
    ...(importRatio
      ? [
          atMost(
            `import of ${name}`,
            (await leastCpu(bundle, RUNS)) / clientCpu,
            importRatio,
            'times the document client',
          ),
        ]
      : []),
  ]);
}

const CLIENT = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  export const read = (input) => client.send(new GetCommand(input));
`;

/** The DynamoDB document client alone, opened, bundled as a function is. */
function bundleOfClient(folder: string): string {
  mkdirSync(folder);
  buildSync({ ...BUNDLE, stdin: { contents: CLIENT, resolveDir: ROOT }, outfile: join(folder, 'index.mjs') });
  return folder;
}

/** The least CPU time of several imports, since other load only adds to it. */
async function leastCpu(folder: string, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await importCpu(folder));
  return least;
}

const IMPORT = `const before = process.cpuUsage();
await import('./index.mjs');
const { user, system } = process.cpuUsage(before);
console.log(user + system);`;

/** The CPU time of the import in microseconds, in a new process that cannot resolve any package. */
async function importCpu(cwd: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', IMPORT], {
    cwd,
    env: { AWS_REGION: 'ca-central-1' },
  });
  return Number(stdout);
}
