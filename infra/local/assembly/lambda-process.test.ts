import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { type LambdaProcess, lambdaProcess } from './lambda-process.ts';

const started: { process: LambdaProcess; folder: string }[] = [];
afterEach(async () => {
  for (const { process, folder } of started.splice(0)) {
    await process.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** A function with this code as its bundle. */
function aFunction(code: string, { timeoutSeconds = 20, handler = 'index.handler' } = {}): LambdaProcess {
  const folder = mkdtempSync(join(tmpdir(), 'lambda-'));
  writeFileSync(join(folder, 'index.mjs'), code);
  const environment = { PATH: process.env.PATH ?? '', GREETING: 'Bonjour' };
  const greeter = lambdaProcess({ name: 'greet', folder, handler, timeoutSeconds, environment });
  started.push({ process: greeter, folder });
  return greeter;
}

it('passes event and context to the handler, in its own folder and environment', async () => {
  vi.stubEnv('OF_THE_PARENT', 'secret');
  const greet = aFunction(`export const handler = async ({ name }, context) => ({
    text: process.env.GREETING + ' ' + name,
    isAtHome: process.cwd() === process.env.LAMBDA_TASK_ROOT,
    inherited: process.env.OF_THE_PARENT,
    functionName: context.functionName,
    hasTime: context.getRemainingTimeInMillis() > 0,
  });`);
  expect(await greet.invoke({ name: 'Zoé' })).toEqual({
    text: 'Bonjour Zoé',
    isAtHome: true,
    functionName: 'greet',
    hasTime: true,
  });
});

it('handles parallel calls, each with its own result', async () => {
  const echo = aFunction('export const handler = async (event) => event;');
  expect(await Promise.all([1, 2, 3].map((event) => echo.invoke(event)))).toEqual([1, 2, 3]);
});

it.each([
  ['throws', 'export const handler = async () => { throw new TypeError("no table"); };', 'no table'],
  ['imports a package it does not contain', "import 'left-out'; export const handler = async () => 1;", 'left-out'],
  ['exports no handler', 'export const run = async () => 1;', 'not a handler'],
  ['expects a callback', 'export const handler = (event, context, callback) => callback();', 'not a handler'],
  ['ends its process', 'export const handler = async () => process.exit(1);', 'without a response'],
])('fails when the bundle %s', async (_, code, message) => {
  await expect(aFunction(code).invoke({})).rejects.toThrow(message);
});

it('ends a call that exceeds its timeout, and starts again for the next', async () => {
  const slow = aFunction(
    'let calls = 0; export const handler = async (ms) => { await new Promise((done) => setTimeout(done, ms)); return (calls += 1); };',
    {
      timeoutSeconds: 3,
    },
  );
  expect(await slow.invoke(1)).toBe(1);
  await expect(slow.invoke(60_000)).rejects.toThrow('timed out after 3 s');
  expect(await slow.invoke(1)).toBe(1);
});
