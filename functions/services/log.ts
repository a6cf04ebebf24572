type Field = string | number | boolean | undefined;

/** Writes one structured line. Callers pass names and numbers, never what people typed. */
export function logLine(level: 'info' | 'warn' | 'error', fields: Readonly<Record<string, Field>>): void {
  const least = process.env.LOG_LEVEL;
  if (least === 'silent' || (least === 'error' && level === 'info')) return;
  // Past the console, which Lambda would wrap into a line of its own.
  const stream = level === 'error' ? process.stderr : process.stdout;
  stream.write(`${JSON.stringify({ level, ...fields })}\n`);
}

/** The parts of a failure that may be logged: kinds, codes and places, not messages, which can quote input. */
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
