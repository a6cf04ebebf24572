import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pdfPages } from '#test/support/pdf-text.ts';
import { pdfBrowser } from './browser.ts';
import { chromiumExecutable } from './chromium.ts';

type BrowserOptions = NonNullable<Parameters<typeof pdfBrowser>[0]>;

function openBrowser(options?: BrowserOptions) {
  const browser = pdfBrowser(options);
  onTestFinished(() => browser.close());
  return browser;
}

const textOf = async (pdf: Uint8Array) => (await pdfPages(pdf)).join('');

test('prints documents one after another, each with its own content', async () => {
  const browser = openBrowser();
  for (let number = 1; number <= 45; number += 1) {
    expect(await textOf(await browser.print(`<p>Document ${number}`))).toBe(`Document ${number}`);
  }
});

test('prints parallel documents without mixing them up', async () => {
  const browser = openBrowser();
  const numbers = Array.from({ length: 20 }, (_, index) => index);
  const pdfs = await Promise.all(numbers.map((number) => browser.print(`<p>Document ${number}`)));
  expect(await Promise.all(pdfs.map(textOf))).toEqual(numbers.map((number) => `Document ${number}`));
});

test('starts again after it was closed', async () => {
  const browser = openBrowser();
  await browser.print('<p>One');
  await browser.close();
  await browser.close();
  expect(await textOf(await browser.print('<p>Two'))).toBe('Two');
});

test('downscales an image beyond print resolution', async () => {
  const photograph = noise(1000);
  const pdf = await openBrowser().print(`<img src="${photograph}" width="50" height="50">`);
  expect(photograph.length).toBeGreaterThan(3_000_000);
  expect(pdf.length).toBeLessThan(150_000);
});

describe.runIf(process.platform === 'linux')('when the browser fails', () => {
  /** Wraps the real browser in a script that runs these commands first and writes its process id to a file. */
  async function wrapped(commands: string) {
    const { executablePath, env } = await chromiumExecutable();
    const folder = mkdtempSync(join(tmpdir(), 'browser-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const script = join(folder, 'browser.sh');
    writeFileSync(script, `#!/bin/sh\necho $$ >> "${script}.pids"\n${commands}\nexec "${executablePath}" "$@"\n`);
    chmodSync(script, 0o755);
    return {
      script,
      findExecutable: async () => ({ executablePath: script, env }),
      pids: () => readFileSync(`${script}.pids`, 'utf8').trim().split('\n').map(Number),
    };
  }

  test('retries once when it does not start', async () => {
    const { findExecutable, pids } = await wrapped('[ -e "$0.tried" ] || { touch "$0.tried"; exit 1; }');
    expect(await textOf(await openBrowser({ findExecutable }).print('<p>Here'))).toBe('Here');
    expect(pids()).toHaveLength(2);
  });

  test('gives up when it never starts', async () => {
    const { findExecutable, pids } = await wrapped('exit 1');
    await expect(openBrowser({ findExecutable }).print('<p>Here')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(pids()).toHaveLength(2);
  });

  test('gives up when it is not installed', async () => {
    const findExecutable = async () => ({ executablePath: '/nowhere/chromium', env: {} });
    await expect(openBrowser({ findExecutable }).print('<p>Here')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  test('ends one that takes too long, and starts another for the next document', async () => {
    const { findExecutable, pids } = await wrapped('[ -e "$0.tried" ] || { touch "$0.tried"; exec sleep 60; }');
    const browser = openBrowser({ findExecutable, timeoutMs: 2000 });
    await expect(browser.print('<p>Late')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await expect.poll(() => isRunning(pids()[0])).toBe(false);
    expect(await textOf(await browser.print('<p>In time'))).toBe('In time');
  });

  test('prints again after it crashed', async () => {
    const { findExecutable, pids } = await wrapped('');
    const browser = openBrowser({ findExecutable });
    await browser.print('<p>Before');
    process.kill(pids()[0] ?? Number.NaN, 'SIGKILL');
    expect(await textOf(await browser.print('<p>After'))).toBe('After');
    expect(pids()).toHaveLength(2);
  });

  test('ends with its parent, even when that is killed', async () => {
    const { script, pids } = await wrapped('');
    const parent = spawn(process.execPath, ['--import', 'tsx', '--eval', printThenWait(script)], {
      cwd: resolve(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await new Promise((started) => parent.stdout.once('data', started));
    expect(isRunning(pids()[0])).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isRunning(pids()[0]), { timeout: 5000 }).toBe(false);
  });
});

/** A square PNG that cannot be compressed, as a data URI. */
function noise(size: number): string {
  const chunk = (type: string, data: Buffer) => {
    const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.from('0000000000000000' + '0802000000', 'hex');
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  const rows = Array.from({ length: size }, () => Buffer.concat([Buffer.alloc(1), randomBytes(size * 3)]));
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return `data:image/png;base64,${Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]).toString('base64')}`;
}

function printThenWait(script: string): string {
  return `
    const { pdfBrowser } = await import('#functions/invoice-pdf/browser.ts');
    const { chromiumExecutable } = await import('#functions/invoice-pdf/chromium.ts');
    const { env } = await chromiumExecutable();
    await pdfBrowser({ findExecutable: async () => ({ executablePath: ${JSON.stringify(script)}, env }) }).print('<p>Here');
    console.log('printed');
    setTimeout(() => {}, 30_000);
  `;
}

/** Whether a process is running; a zombie is not. */
function isRunning(pid: number | undefined): boolean {
  const status = `/proc/${pid}/status`;
  return existsSync(status) && !/^State:\s+Z/m.test(readFileSync(status, 'utf8'));
}
