import { saveFile } from '#web/lib/browser/save-file.ts';
import { type LogEntry, readLog } from './error-log.ts';
import { t } from './texts.en.ts';

/** Downloads the local error log as a text file (spec 1 §9). */
export function downloadErrorLog(): void {
  saveFile(new Blob([logText(readLog())], { type: 'text/plain;charset=utf-8' }), t.logName);
}

/** The log as text: a line per entry, with its details below. */
export function logText(entries: readonly LogEntry[]): string {
  if (entries.length === 0) return `${t.noErrors}\n`;
  return entries.map(entryText).join('\n');
}

function entryText({ timestamp, level, title, data }: LogEntry): string {
  const details = data === undefined ? '' : `${JSON.stringify(data, null, 2)}\n`;
  return `${timestamp} ${level.toUpperCase()} ${title}\n${details}`;
}
