import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { QUEUES } from '#infra/queues.ts';
import { SCHEDULED_FUNCTIONS } from '#infra/schedules.ts';
import { api } from '#shared/api/index.ts';
import { lambdas, resources, synthesize } from './synthesize.ts';

const { product } = synthesize();
const functions = lambdas(product);
/** How long they wait, and the longest that Lambda runs. */
const [GATEWAY_SECONDS, COGNITO_SECONDS, MAX_SECONDS] = [30, 5, 900];
const logGroups = resources<{ RetentionInDays?: number }>(product, 'AWS::Logs::LogGroup');

it('has one function for each resource of the registry, each schedule and each event source', () => {
  const events = ['access-tokens', 'mail-events', ...Object.values(QUEUES).map(({ consumer }) => consumer)];
  const others = new Set([...events, ...SCHEDULED_FUNCTIONS]);
  expect([...functions.keys()].sort()).toEqual([...Object.keys(api), ...others].sort());
});

it('keeps every log for 90 days, and deletes it with the stack', () => {
  const groups = Object.values(product.findResources('AWS::Logs::LogGroup'));
  expect(groups.length).toBeGreaterThan(functions.size);
  for (const { DeletionPolicy, Properties } of groups) {
    expect([DeletionPolicy, Properties.RetentionInDays]).toEqual(['Delete', 90]);
  }
});

describe.each([...functions])('the function %s', (name, { properties }) => {
  it('runs on Node 24, traced, with structured logs that are kept for 90 days', () => {
    expect(properties.Runtime).toBe('nodejs24.x');
    expect(properties.TracingConfig).toEqual({ Mode: 'Active' });
    expect(properties.LoggingConfig?.LogFormat).toBe('JSON');
    const logGroup = logGroups.find(({ id }) => id === properties.LoggingConfig?.LogGroup?.Ref);
    expect(logGroup?.properties.RetentionInDays).toBe(90);
  });

  it('times out before whoever waits for it does', () => {
    const queue = Object.values(QUEUES).find(({ consumer }) => consumer === name);
    if (name in api) expect(properties.Timeout).toBeLessThan(GATEWAY_SECONDS);
    else if (name === 'access-tokens') expect(properties.Timeout).toBeLessThanOrEqual(COGNITO_SECONDS);
    else expect(properties.Timeout).toBeLessThanOrEqual(queue?.batchSeconds ?? MAX_SECONDS);
  });

  it('has enough memory to start fast, and no more', () => {
    if (name === 'invoice-pdf') return;
    expect(properties.MemorySize).toBeGreaterThanOrEqual(512);
    expect(properties.MemorySize).toBeLessThanOrEqual(1_024);
  });

  it('has the origin secret only if it serves API calls', () => {
    expect('ORIGIN_SECRET' in (properties.Environment?.Variables ?? {})).toBe(name in api);
  });

  it('has every environment variable that its sources read', async () => {
    const given = Object.keys(properties.Environment?.Variables ?? {});
    expect(given).toEqual(expect.arrayContaining(await variablesOf(name)));
  });

  it('has no secret that its sources do not read', async () => {
    const secrets = Object.keys(properties.Environment?.Variables ?? {}).filter((variable) =>
      /^STRIPE_/.test(variable),
    );
    expect(await variablesOf(name)).toEqual(expect.arrayContaining(secrets));
  });
});

it('gives each function its own bundle', () => {
  const bundles = [...functions.values()].map(({ properties }) => properties.Code.S3Key);
  expect(new Set(bundles).size).toBe(functions.size);
});

it('renders PDFs on the architecture that Chromium is built for', () => {
  expect(functions.get('invoice-pdf')?.properties).toMatchObject({
    Architectures: ['x86_64'],
    MemorySize: 2048,
    Timeout: 25,
    EphemeralStorage: { Size: 1024 },
  });
});

it('runs everything else on Graviton', () => {
  const others = [...functions].filter(([name]) => name !== 'invoice-pdf');
  for (const [name, { properties }] of others) expect([name, properties.Architectures]).toEqual([name, ['arm64']]);
});

it('writes no secret into the template', () => {
  const secrets = [...functions].flatMap(([, { properties }]) =>
    Object.entries(properties.Environment?.Variables ?? {}).filter(([variable]) =>
      /SECRET(?!S_REVISION)|KEY/.test(variable),
    ),
  );
  expect(secrets.length).toBeGreaterThan(0);
  for (const [, value] of secrets) expect(JSON.stringify(value)).toMatch(/\{\{resolve:secretsmanager:/);
});

/** Variables that only the local cloud or the machine sets. */
const NOT_OF_THE_STACK = [
  'AWS_ENDPOINT_URL_S3',
  'CHROMIUM_PATH',
  'HOME',
  'LOG_LEVEL',
  'NODE_ENV',
  'PATH',
  'STRIPE_API_URL',
  'TMPDIR',
];

/** The environment variables that a function's sources read. */
async function variablesOf(name: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`functions/${name}/handler.ts`],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outdir: 'unused',
  });
  const sources = Object.keys(metafile.inputs).map((file) => readFileSync(file, 'utf8'));
  const names = sources.flatMap((source) => [
    ...[...source.matchAll(/process\.env\.(\w+)/g)].map((match) => match[1] ?? ''),
    ...[...source.matchAll(/\{([^{}]+)\}\s*=\s*process\.env\b/g)].flatMap((match) => destructured(match[1] ?? '')),
  ]);
  return [...new Set(names)].filter((variable) => !NOT_OF_THE_STACK.includes(variable)).sort();
}

function destructured(pattern: string): string[] {
  return pattern.split(',').map((part) => /\w+/.exec(part)?.[0] ?? '');
}
