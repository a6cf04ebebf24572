import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chromiumExecutable } from '#functions/invoice-pdf/chromium.ts';
import { type Product, startProduct } from '#test/support/product-process.ts';
import { type Call, callerOf, type Owner, PAYER_PHONE, payByCard, register, sendInvoice, signIn } from './main-job.ts';
import { type Moto, startMoto } from './moto.ts';

const PAYER = 'payer@example.com';
/** The services of AWS that moto takes over. Lambda stays with the local cloud: moto's runs functions in Docker. */
const SERVICES = ['DYNAMODB', 'COGNITO_IDENTITY_PROVIDER', 'S3', 'SES', 'SNS', 'SQS'];

const folder = mkdtempSync(join(tmpdir(), 'moto-'));
let moto: Moto;
let product: Product;
let call: Call;
let owner: Owner;
let invoice = '';

beforeAll(async () => {
  await chromiumExecutable();
  moto = await startMoto();
  for (const service of SERVICES) vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, moto.origin);
  const assembly = join(folder, 'assembly');
  const script = resolve(import.meta.dirname, '../support/synthesize-assembly.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, assembly]);
  product = await startProduct({ folder: join(folder, 'data'), assembly, live: true, empty: true });
  call = callerOf(`${product.url}/api`);
});

afterAll(async () => {
  await product?.stop();
  await moto?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('registers an owner, who confirms the email with the emailed code', async () => {
  owner = await register(call, moto, 'owner@example.com');
});

it('sends an invoice by email, with its PDF and a link to its pay page', async () => {
  invoice = await sendInvoice(call, owner, PAYER);
  await expect.poll(() => moto.mailTo(PAYER)).toContain(`${product.url}/pay/${invoice}`);
  const [attachment] = (await moto.parsedMailTo(PAYER))?.attachments ?? [];
  expect(attachment?.content.toString('latin1')).toMatch(/^%PDF-/);
  expect(await call('GET', `/invoices/${invoice}/public`)).toMatchObject({ status: 200, body: { status: 'SENT' } });
});

it('makes the PDF', async () => {
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await fetch(`${product.url}/api/invoices/${invoice}/pdf`, { headers });
  expect([response.status, (await response.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
});

it('sends the link by SMS', async () => {
  const options = { token: owner.token, body: { phoneNumber: PAYER_PHONE } };
  const sent = await call('POST', `/invoices/${invoice}/send-sms`, options);
  expect(sent, JSON.stringify(sent)).toMatchObject({ status: 200 });
  expect(await moto.textsTo(PAYER_PHONE)).toEqual([expect.stringContaining(`${product.url}/pay/${invoice}`)]);
});

it('is paid by card, as the webhook reports', async () => {
  const admin = await register(call, moto, 'admin@example.com');
  await moto.makeAdministrator(admin.email);
  admin.token = await signIn(call, admin.email);
  await payByCard(call, { owner, admin }, invoice);
  const read = async () => (await call('GET', `/invoices/${invoice}/public`)).body;
  await expect.poll(read).toMatchObject({ status: 'PAID' });
});

it('makes no call that a role does not allow', () => {
  expect(product.errors()).not.toContain('is not authorized to perform');
});
