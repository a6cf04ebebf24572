import { S3Client } from '@aws-sdk/client-s3';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { exportsIn } from '#functions/domain/people/exports.ts';
import { downloadLinks } from '#functions/services/download-link.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/locale/language.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { linkToExport, readExport, requestExport } from './business-export.ts';

const exports = exportsIn(await emulatedTable());
const NOW = new Date('2026-03-01T12:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let sent: { businessId: string; id: string }[] = [];
let count = 0;
let owner: { businessId: string; language: Language } = { businessId: '', language: 'fr' };
beforeEach(() => {
  [sent, count, owner] = [[], 0, { businessId: newId(), language: 'fr' }];
});
const queue = { send: async (body: string) => void sent.push(JSON.parse(body)) };
const quota = {
  async count() {
    if (count === 3) return null;
    count += 1;
    return count;
  },
  async uncount() {
    count -= 1;
  },
};
const linkTo = async (key: string) => `https://files.test/${key}`;
const request = (now = NOW) => requestExport({ exports, queue, quota }, owner, { now });
const read = (now = NOW) => readExport(exports, owner, now);
const link = (now = NOW) => linkToExport({ exports, linkTo }, owner, now);
const finish = () => exports.finish(owner.businessId, sent.at(-1)?.id ?? '', { sizeBytes: 1_000, now: NOW });
const refused = (code: string) => expect.objectContaining({ code });

describe('a requested export', () => {
  it('is queued and being prepared, in the language of who asks', async () => {
    expect(await read()).toEqual({ status: null });
    expect(await request()).toMatchObject({ status: 'PREPARING', requestedAt: NOW.toISOString() });
    expect(await exports.find(owner.businessId)).toMatchObject({ language: 'fr' });
    expect(sent).toEqual([{ businessId: owner.businessId, id: expect.any(String) }]);
    await expect(link()).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('is the only one until it ends', async () => {
    const outcomes = await Promise.allSettled([request(), request(), request()]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(sent).toHaveLength(1);
    await expect(request()).rejects.toEqual(refused('CONFLICT'));
    await finish();
    expect(await request()).toMatchObject({ status: 'PREPARING' });
    expect(count).toBe(2);
  });

  it('is one of three a day', async () => {
    for (let day = 0; day < 3; day += 1) {
      await request();
      await finish();
    }
    await expect(request()).rejects.toEqual(refused('TOO_MANY_REQUESTS'));
    expect(sent).toHaveLength(3);
  });

  it('has failed if it could not be queued, or if all its runs were lost', async () => {
    const down = { send: () => Promise.reject(new AppError('UNAVAILABLE', 'busy')) };
    await expect(requestExport({ exports, queue: down, quota }, owner, { now: NOW })).rejects.toEqual(
      refused('UNAVAILABLE'),
    );
    expect(await read()).toMatchObject({ status: 'FAILED' });
    await request();
    expect(await read(later(0.4))).toMatchObject({ status: 'PREPARING' });
    expect(await read(later(0.6))).toMatchObject({ status: 'FAILED' });
    expect(await request(later(0.6))).toMatchObject({ status: 'PREPARING' });
  });

  it('has a link for a week', async () => {
    await request();
    await finish();
    expect(await read(later(6.9))).toMatchObject({ status: 'READY', sizeBytes: 1_000 });
    expect((await link(later(6.9))).url).toBe(`https://files.test/exports/${owner.businessId}/${sent[0]?.id}.zip`);
    expect(await read(later(7))).toEqual({ status: null });
    await expect(link(later(7))).rejects.toEqual(refused('NOT_FOUND'));
  });
});

it('ends links after five minutes', async () => {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const links = downloadLinks('files', new S3Client({ region: 'ca-central-1', credentials }));
  const url = new URL(await links('exports/b/e.zip'));
  expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
  expect(url.pathname).toBe('/exports/b/e.zip');
});
