import { redacted } from './redact.ts';

type LogLevel = 'error' | 'warn' | 'info';

/** One thing that happened, as it is kept on this device (spec 1 §3). `timestamp` is an ISO instant. */
export type LogEntry = {
  readonly timestamp: string;
  readonly level: LogLevel;
  readonly title: string;
  readonly data?: unknown;
};

/** Where the log is kept. */
export const LOG_KEY = 'errorLog';
/** How many entries are kept (spec 1 §9). */
export const MAX_ENTRIES = 1000;
/** Leaves most of what a browser grants to a site to its drafts and sessions. */
const MAX_CHARACTERS = 1_000_000;

/** A fault that comes with every frame must neither fill the log nor slow the page. */
const REPEAT_MS = 1000;

/** Notes something in the log on this device, without secrets. In production only errors are noted (spec 1 §9). */
export function log(level: LogLevel, title: string, data?: unknown): void {
  if (import.meta.env.PROD && level !== 'error') return;
  const now = new Date();
  const what = { level, title, data: redacted(data) };
  if (isRepeated(JSON.stringify(what), now.getTime())) return;
  keep([...readLog(), { timestamp: now.toISOString(), ...what }]);
}

/** What was noted, the oldest first; empty where nothing can be read. */
export function readLog(): LogEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LOG_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** Notes what nobody caught, from now on. */
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

/** Gives up the older half for as long as there is no room. */
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
