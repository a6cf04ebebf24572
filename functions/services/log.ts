import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';

type Field = string | number | boolean | undefined;
type Fields = Readonly<Record<string, Field>>;

const callFields = new AsyncLocalStorage<Record<string, Field>>();

/** Runs `work` with these fields, and those of the caller, added to every log line. */
export function withLogFields<Result>(fields: Fields, work: () => Result): Result {
  return callFields.run({ ...callFields.getStore(), ...fields }, work);
}

/** Adds fields to all further log lines of the current call or message. */
export function addLogFields(fields: Fields): void {
  Object.assign(callFields.getStore() ?? {}, fields);
}

/** Writes one structured log line. Callers pass names and numbers, never user input. */
export function logLine(level: 'info' | 'warn' | 'error', fields: Fields): void {
  const least = process.env.LOG_LEVEL;
  if (least === 'silent' || (least === 'error' && level === 'info')) return;
  // Not through the console, whose lines Lambda wraps in its own format.
  const stream = level === 'error' ? process.stderr : process.stdout;
  stream.write(`${JSON.stringify({ level, ...callFields.getStore(), ...fields })}\n`);
}

/** Identifies a record in the log without its id, which would open an invoice: 16 hex digits of the id's SHA-256. */
export function recordMark(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

/** The parts of a failure that are safe to log: names, codes and stack, without messages, which can quote input. */
export function failureFields(error: unknown): Record<string, Field> {
  if (!(error instanceof Error)) return { error: typeof error };
  const cause = error.cause instanceof Error ? error.cause : undefined;
  return {
    error: error.name,
    code: 'code' in error ? String(error.code) : undefined,
    cause: cause?.name,
    causeCode: cause && 'code' in cause ? String(cause.code) : undefined,
    stack: stackOf(cause ?? error),
  };
}

function stackOf(error: Error): string | undefined {
  return error.stack?.split('\n    at ').slice(1, 8).join(' < ');
}
