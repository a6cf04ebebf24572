import { beforeEach, describe, expect, it, vi } from 'vitest';
import { businessKey, exportKey } from '#functions/data/table/keys.ts';
import { remove } from '#functions/data/table/write.ts';
import { AppError } from '#shared/errors.ts';
import { emulatedFiles } from '#test/support/emulated-files.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { exportHarness } from '#test/support/export-harness.ts';

const [table, s3] = [await emulatedTable(), await emulatedFiles()];
let harness: ReturnType<typeof exportHarness>;
beforeEach(() => {
  harness = exportHarness(table, s3);
  vi.stubEnv('LOG_LEVEL', 'silent');
  return () => vi.unstubAllEnvs();
});

async function requested(invoices = 3) {
  const business = await harness.aBusiness(invoices);
  const id = await harness.begin(business);
  const status = async () => (await harness.exports.find(business.businessId))?.status;
  return { ...business, id, status };
}

const pdfsIn = (files: Map<string, Buffer>) => [...files.keys()].filter((name) => name.startsWith('invoices/'));

describe('an export', () => {
  it('is available for a week and announced by email, with a link to the profile and not to the file', async () => {
    const { businessId, id, owner } = await requested();
    expect(await harness.run(businessId, id)).toBe(false);
    const size = (await harness.headers(businessId, id))?.ContentLength;
    expect(await harness.exports.find(businessId)).toMatchObject({
      ...{ status: 'READY', sizeBytes: size, expiresAt: '2026-03-08T12:00:00.000Z' },
      ttl: Date.parse('2026-03-08T12:00:00.000Z') / 1000,
    });
    const [mail, ...more] = harness.accounts.mails;
    expect([mail?.to, more]).toEqual([owner.email, []]);
    expect(mail?.text).toContain('https://app.example.ca/profile');
    expect(mail?.text).not.toContain(id);
  });

  it('continues while its PDFs take longer than a run', async () => {
    const { businessId, id, status } = await requested(30);
    const rendered = new Set<string>();
    let left = 0;
    harness.asShown = async (invoiceId) => {
      if (!rendered.has(invoiceId)) left -= 1;
      rendered.add(invoiceId);
      return Buffer.from('%PDF');
    };
    let runs = 0;
    for (let isContinued = true; isContinued; ) {
      left = 9;
      runs += 1;
      isContinued = await harness.run(businessId, id, { runs, isTimeLeft: () => left > 0 });
      expect(await status()).toBe(isContinued ? 'PREPARING' : 'READY');
      expect((await harness.headers(businessId, id)) === null).toBe(isContinued);
    }
    expect(runs).toBeGreaterThan(2);
    expect(new Set(harness.postponed)).toEqual(new Set([0]));
    expect(pdfsIn(await harness.archive(businessId, id))).toHaveLength(30);
    expect(harness.accounts.mails).toHaveLength(1);
  });

  it('is stored again if the run was killed before marking it as ready', async () => {
    const { businessId, id, status } = await requested();
    const { finish } = harness.exports;
    harness.exports.finish = () => Promise.reject(new Error('killed'));
    expect(await harness.run(businessId, id)).toBe(true);
    expect(await status()).toBe('PREPARING');
    harness.exports.finish = finish;
    expect(await harness.run(businessId, id, { runs: 2 })).toBe(false);
    expect(await status()).toBe('READY');
    expect(pdfsIn(await harness.archive(businessId, id))).toHaveLength(3);
    expect(harness.accounts.mails).toHaveLength(1);
  });

  it('is only announced if the run was killed after that', async () => {
    const { businessId, id, status } = await requested();
    const { queue } = harness.accounts;
    harness.accounts.queue = { add: () => Promise.reject(new Error('killed')) };
    expect(await harness.run(businessId, id)).toBe(true);
    expect(await status()).toBe('READY');
    harness.accounts.queue = queue;
    expect(await harness.run(businessId, id, { runs: 2 })).toBe(false);
    expect(harness.accounts.mails).toHaveLength(1);
    expect(harness.pdfsRequested()).toBe(3);
  });

  it('is announced once if its message is delivered twice', async () => {
    const { businessId, id, status } = await requested();
    expect(await Promise.all([harness.run(businessId, id), harness.run(businessId, id)])).toEqual([false, false]);
    expect(await status()).toBe('READY');
    expect(pdfsIn(await harness.archive(businessId, id))).toHaveLength(3);
    expect(harness.accounts.mails).toHaveLength(1);
  });

  it('requests a PDF again while the PDF function is busy', async () => {
    const { businessId, id } = await requested(1);
    let calls = 0;
    harness.asShown = async () => {
      calls += 1;
      if (calls < 3) throw new AppError('UNAVAILABLE', 'busy');
      return Buffer.from('%PDF');
    };
    expect(await harness.run(businessId, id)).toBe(false);
    expect(calls).toBe(3);
  });

  it('stores nothing in a run that fails, and is repeated a minute later', async () => {
    const { businessId, id, status } = await requested();
    harness.asShown = () => Promise.reject(new AppError('UNAVAILABLE', 'down'));
    expect(await harness.run(businessId, id)).toBe(true);
    expect(harness.postponed).toEqual([60]);
    expect(await status()).toBe('PREPARING');
    expect(await harness.headers(businessId, id)).toBeNull();
  });

  it.each([12, 13])('fails in run %i, with an alarm', async (runs) => {
    vi.stubEnv('LOG_LEVEL', 'error');
    const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const { businessId, id, status } = await requested();
    harness.asShown = () => Promise.reject(new AppError('UNAVAILABLE', 'down'));
    expect(await harness.run(businessId, id, { runs })).toBe(false);
    expect(await status()).toBe('FAILED');
    expect(written.mock.calls.join('')).toContain('"export-failed"');
    written.mockRestore();
    expect(harness.accounts.mails).toEqual([]);
  });

  it('leaves no file once its business is deleted', async () => {
    const { businessId, id } = await requested();
    harness.asShown = async () => {
      await table.transact({ export: remove(exportKey(businessId)) });
      return Buffer.from('%PDF');
    };
    expect(await harness.run(businessId, id)).toBe(false);
    expect(await harness.headers(businessId, id)).toBeNull();
    expect(harness.accounts.mails).toEqual([]);
  });

  it('is dropped if its business was deleted first', async () => {
    const { businessId, id } = await requested();
    await table.transact({ business: remove(businessKey(businessId)) });
    expect(await harness.run(businessId, id)).toBe(false);
    expect(harness.pdfsRequested()).toBe(0);
  });
});
