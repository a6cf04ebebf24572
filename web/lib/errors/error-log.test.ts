import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LOG_KEY, MAX_ENTRIES } from './error-log.ts';
import { logText } from './error-log-file.ts';

// Errors logged by the previous test must not count as repeats.
let log: typeof import('./error-log.ts').log;
let logUncaught: typeof import('./error-log.ts').logUncaught;
let readLog: typeof import('./error-log.ts').readLog;
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ log, logUncaught, readLog } = await import('./error-log.ts'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('records time, level, title and data, without secrets', () => {
  log('error', 'Something failed', { status: 500, token: 'canary' });
  expect(readLog()).toEqual([
    {
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      level: 'error',
      title: 'Something failed',
      data: { status: 500, token: '[redacted]' },
    },
  ]);
});

it('logs everything in development, and only errors in production', () => {
  log('info', 'developing');
  vi.stubEnv('PROD', true);
  log('info', 'production');
  log('warn', 'production');
  log('error', 'production');
  expect(readLog().map(({ level, title }) => `${level} ${title}`)).toEqual(['info developing', 'error production']);
});

it('keeps the latest thousand entries', () => {
  const old = Array.from({ length: MAX_ENTRIES }, (_, index) => ({ timestamp: '', level: 'error', title: `${index}` }));
  localStorage.setItem(LOG_KEY, JSON.stringify(old));
  log('error', 'newest');
  expect(readLog()).toHaveLength(1000);
  expect(readLog()[0]?.title).toBe('1');
  expect(readLog().at(-1)?.title).toBe('newest');
});

/** A storage that holds so many entries of the log, and no more. */
function storageFor(entries: number) {
  let stored: string | null = null;
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem: (_: string, value: string) => {
      if ((JSON.parse(value) as unknown[]).length > entries) throw new DOMException('full', 'QuotaExceededError');
      stored = value;
    },
  });
}

it('drops the oldest entries when the storage is full', () => {
  storageFor(4);
  for (const title of ['1', '2', '3', '4', '5']) log('error', title);
  expect(readLog().map(({ title }) => title)).toEqual(['4', '5']);
});

it('stores nothing when storage is forbidden', () => {
  storageFor(0);
  expect(() => log('error', 'x')).not.toThrow();
  expect(readLog()).toEqual([]);
});

it.each(['{broken', '"x"', 'null'])('starts over when the log is unreadable: %s', (stored) => {
  localStorage.setItem(LOG_KEY, stored);
  log('error', 'first');
  expect(readLog().map(({ title }) => title)).toEqual(['first']);
});

it('stays within a million characters', () => {
  for (let index = 0; index < 300; index += 1) log('error', `${index}`, 'x'.repeat(10_000));
  expect(localStorage.getItem(LOG_KEY)?.length).toBeLessThanOrEqual(1_000_000);
  expect(readLog().at(-1)?.title).toBe('299');
});

it('logs a repeated error once a second', () => {
  vi.useFakeTimers();
  log('error', 'repeated', { frame: 'same' });
  vi.advanceTimersByTime(999);
  log('error', 'repeated', { frame: 'same' });
  log('error', 'repeated', { frame: 'other' });
  vi.advanceTimersByTime(1000);
  log('error', 'repeated', { frame: 'other' });
  expect(readLog().map(({ data }) => data)).toEqual([{ frame: 'same' }, { frame: 'other' }, { frame: 'other' }]);
  vi.useRealTimers();
});

it('logs uncaught errors', () => {
  logUncaught();
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('x is not a function') }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'gone' }));
  expect(readLog()).toMatchObject([
    { title: 'Uncaught error', data: { message: 'x is not a function' } },
    { title: 'Unhandled rejection', data: 'gone' },
  ]);
});

it('reads as a text file', () => {
  const entry = { timestamp: '2026-03-01T10:00:00.000Z', level: 'error', title: 'GET /profile failed' } as const;
  expect(logText([{ ...entry, data: { status: 500 } }, entry])).toBe(
    [
      '2026-03-01T10:00:00.000Z ERROR GET /profile failed',
      '{\n  "status": 500\n}',
      '',
      '2026-03-01T10:00:00.000Z ERROR GET /profile failed',
      '',
    ].join('\n'),
  );
  expect(logText([])).toBe('No errors were recorded on this device.\n');
});
