import { redacted } from './redact.ts';

type LogLevel = 'error' | 'warn' | 'info';

/** An entry of the local log (spec 1 §3). `timestamp` is an ISO timestamp. */
export type LogEntry = {
  readonly timestamp: string;
  readonly level: LogLevel;
  readonly title: string;
  readonly data?: unknown;
};

/** Storage key of the log. */
export const LOG_KEY = 'errorLog';
/** Maximum number of entries (spec 1 §9). */
export const MAX_ENTRIES = 1000;
/** Leaves most of the site's storage quota to drafts and sessions. */
const MAX_CHARACTERS = 1_000_000;

/** Minimum time between equal entries in ms: an error on every frame must not fill the log or slow the page. */
const REPEAT_MS = 1000;

/** Adds an entry to the local log, without secrets. In production, only errors are logged (spec 1 §9). */
export function log(level: LogLevel, title: string, data?: unknown): void {
  if (import.meta.env.PROD && level !== 'error') return;
  const now = new Date();
  const what = { level, title, data: redacted(data) };
  if (isRepeated(JSON.stringify(what), now.getTime())) return;
  keep([...readLog(), { timestamp: now.toISOString(), ...what }]);
}

/** The entries, oldest first; empty if unreadable. */
export function readLog(): LogEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LOG_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Logs uncaught errors from now on. */
export function logUncaught(): void {
  addEventListener('error', ({ error, message }) => log('error', 'Uncaught error', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => log('error', 'Unhandled rejection', reason));
}

let last = { text: '', at: 0 };

function isRepeated(text: string, at: number): boolean {
  const isSame = text === last.text && at - last.at < REPEAT_MS;
  if (!isSame) last = { text, at };
  return isSame;
}

/** Drops the older half until the rest fits. */
function keep(entries: readonly LogEntry[]): void {
  let kept = entries.slice(-MAX_ENTRIES);
  while (kept.length > 0 && !isStored(JSON.stringify(kept))) kept = kept.slice(Math.ceil(kept.length / 2));
}

function isStored(text: string): boolean {
  if (text.length > MAX_CHARACTERS) return false;
  try {
    localStorage.setItem(LOG_KEY, text);
    return true;
  } catch {
    return false;
  }
}
