import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StripeEmulator, startStripe } from '#infra/local/stripe/stripe.ts';
import { type Account, openAccount } from './account.ts';
import { type Run, runnerFor, stageArguments } from './command.ts';
import { type Cloud, startMinistack } from './emulator.ts';
import { forwardTo } from './forward.ts';
import { type Call, callerOf, type Owner, payByCard, register, sendInvoice, signIn } from './main-job.ts';

const WEBHOOK_SECRET = 'whsec_test';
const PAYER = 'payer@example.com';

const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
const running: { stop: () => Promise<void> }[] = [];
let cloud: Cloud;
let account: Account;
let stripe: StripeEmulator;
let run: Run;
/** The address of the distribution. */
let site = '';
let call: Call;
let owner: Owner;
let admin: Owner;
let invoice = '';

beforeAll(async () => {
  const started = <Part extends { stop: () => Promise<void> }>(part: Part): Part => {
    running.push(part);
    return part;
  };
  cloud = started(await startMinistack());
  account = openAccount(cloud.endpoint);
  const webhook = { url: () => `${site}/api/stripe/events`, secret: WEBHOOK_SECRET };
  stripe = started(await startStripe({ webhook, folder: join(folder, 'stripe') }));
  run = runnerFor({ cloud, stripeUrl: stripe.endpoint, folder });
});

afterAll(async () => {
  for (const part of running.reverse()) await part.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The settings of the last deployment; the canary adds a function, its secret and its schedule. */
const LATEST = ['secretsRevision=2', 'originSecretRevision=3', 'canaryEmail=canary@example.com'];

const outputs = join(folder, 'outputs.json');

/** `npm run deploy` with the stage's settings and extra arguments; returns its output. Throws unless it succeeds. */
async function deploy(...settings: string[]): Promise<string> {
  const { code, output } = await tryToDeploy({}, ...settings);
  if (code !== 0) throw new Error(output.slice(-5_000));
  return output;
}

function tryToDeploy(variables: Record<string, string>, ...settings: string[]) {
  const context = settings.flatMap((setting) => ['-c', setting]);
  const args = [...stageArguments(folder), '--require-approval', 'never', '--outputs-file', outputs, ...context];
  return run(['npm', 'run', 'deploy', '--', ...args], variables);
}

function output(name: string): string {
  const ofStacks: Record<string, Record<string, string>> = JSON.parse(readFileSync(outputs, 'utf8'));
  return Object.assign({}, ...Object.values(ofStacks))[name];
}

/** Calls go through the distribution from now on. */
async function openSite(): Promise<void> {
  const front = await forwardTo({ origin: cloud.origin, host: output('SiteHost') });
  running.push(front);
  site = front.endpoint;
  call = callerOf(`${site}/api`);
}

function destroy(...args: string[]) {
  return run(['npx', 'cdk', 'destroy', '--force', ...stageArguments(folder), ...args]);
}

it('bootstraps the account', async () => {
  const environments = ['ca-central-1', 'us-east-1'].map((region) => `aws://000000000000/${region}`);
  const { code, output } = await run(['npx', 'cdk', 'bootstrap', ...environments, ...stageArguments(folder)]);
  expect(code, output).toBe(0);
});

it('repeats a failed first deployment with the same command', async () => {
  const failed = await tryToDeploy({ DEPLOYMENT_FAILS: 'yes' });
  expect(failed.code).toBe(1);
  expect(await account.stackStatus('Invoicing'), failed.output).toBe('ROLLBACK_COMPLETE');
  expect(await account.stackStatus('Invoicing-Data')).toMatch(/^(CREATE|UPDATE)_COMPLETE$/);
  await deploy();
  expect(await account.stackStatus('Invoicing')).toBe('CREATE_COMPLETE');
  await openSite();
});

it('serves pages, and refuses API calls that bypass CloudFront', async () => {
  const bucket = await account.bucketOf('Invoicing-Data', 'Site');
  await account.storeFile(bucket, 'pay.html', '<title>Pay</title>');
  const page = await fetch(`${site}/pay/some-invoice`);
  expect([page.status, await page.text()]).toEqual([200, '<title>Pay</title>']);
  const path = '/invoices/missing/public';
  expect(await call('GET', path)).toMatchObject({ status: 404 });
  expect(await callerOf(await account.apiAddress())('GET', path)).toMatchObject({ status: 403 });
});

it('registers an owner, whose invoice reaches a payer', async () => {
  owner = await register(call, account, 'owner@example.com');
  invoice = await sendInvoice(call, owner, PAYER);
  await expect.poll(() => account.mailTo(PAYER)).toContain(`/pay/${invoice}`);
  expect(await call('GET', `/invoices/${invoice}/public`)).toMatchObject({ status: 200, body: { status: 'SENT' } });
});

it('reads the Stripe keys in a second deployment', async () => {
  const SecretString = JSON.stringify({ secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET });
  await account.operate('secretsmanager', 'secretsmanager.PutSecretValue', {
    SecretId: output('StripeSecret'),
    SecretString,
  });
  await deploy('secretsRevision=2');
  expect(await call('GET', `/invoices/${invoice}/public`)).toMatchObject({ status: 200 });
});

it('is paid by card, as the webhook reports', async () => {
  admin = await register(call, account, 'admin@example.com');
  await account.operate('cognito-idp', 'AWSCognitoIdentityProviderService.AdminAddUserToGroup', {
    UserPoolId: output('UserPoolId'),
    Username: admin.email,
    GroupName: 'ADMIN',
  });
  admin.token = await signIn(call, admin.email);
  await payByCard(call, { owner, admin }, invoice);
  await stripe.settled();
  const read = async () => (await call('GET', `/invoices/${invoice}/public`)).body;
  await expect.poll(read).toMatchObject({ status: 'PAID' });
});

it('rotates the origin secret twice, changes a setting and adds resources without refusing a call', async () => {
  const refused = new Set<string>();
  let deploying = true;
  const calling = (async () => {
    while (deploying) {
      const { status, body, answeredBy } = await call('GET', `/invoices/${invoice}/public`);
      if (status === 200) continue;
      if (answeredBy === 'product') refused.add(`${status} ${JSON.stringify(body)}`);
      else console.warn(`The emulator ended a call: ${JSON.stringify(body)}`);
    }
  })();
  const rotated = async () => {
    await deploy('secretsRevision=2', 'originSecretRevision=2', 'supportEmail=help@demo.test');
    await deploy(...LATEST);
  };
  await rotated().finally(() => {
    deploying = false;
  });
  await calling;
  expect([...refused]).toEqual([]);
});

it('refuses to destroy the data', async () => {
  const { code } = await destroy('Invoicing-Data', '--exclusively');
  expect(code).not.toBe(0);
  expect(await account.stackStatus('Invoicing-Data')).toBe('UPDATE_COMPLETE');
});

it('makes the product anew beside the same data', async () => {
  const { code, output: said } = await destroy('Invoicing');
  expect(code, said).toBe(0);
  expect(await account.stackStatus('Invoicing')).not.toBe('UPDATE_COMPLETE');
  await deploy(...LATEST);
  await openSite();
  expect(await call('GET', `/invoices/${invoice}/public`)).toMatchObject({ status: 200, body: { status: 'PAID' } });
  const token = await signIn(call, owner.email);
  expect(await call('GET', `/invoices/${invoice}`, { token })).toMatchObject({ status: 200 });
});

it('is destroyed once its protection is off, and keeps its data', async () => {
  await deploy(...LATEST, 'protection=off');
  const { code, output: said } = await destroy('--all', '-c', 'protection=off');
  expect(code, said).toBe(0);
  expect(await account.stackStatus('Invoicing-Data')).not.toBe('UPDATE_COMPLETE');
  expect(await account.operate('dynamodb', 'DynamoDB_20120810.ListTables', {})).toMatchObject({
    TableNames: ['Invoicing-Table'],
  });
});
