/**
 * Runs in its own process, like Lambda's runtime in its sandbox: loads the bundle that its environment names and
 * processes the events that its parent sends. Only Node and the bundle are available.
 */
import { join } from 'node:path';
import type { Invocation, Outcome } from './lambda-process.ts';

type Handler = (event: unknown, context: object) => Promise<unknown>;

const { LAMBDA_TASK_ROOT = '', _HANDLER = '', AWS_LAMBDA_FUNCTION_NAME } = process.env;
const [file, exported = ''] = _HANDLER.split('.');
const loading: Promise<Record<string, unknown>> = import(join(LAMBDA_TASK_ROOT, `${file}.mjs`));
// Not unhandled: each call awaits `loading` and reports its error.
loading.catch(() => undefined);

process.on('disconnect', () => process.exit());
process.on('message', async ({ id, event, deadline }: Invocation) => {
  const respond = (outcome: Outcome) => process.send?.(outcome);
  try {
    const handler = (await loading)[exported];
    if (!isHandler(handler)) throw new Error(`${_HANDLER} is not a handler that Lambda accepts`);
    const context = {
      functionName: AWS_LAMBDA_FUNCTION_NAME,
      awsRequestId: id,
      getRemainingTimeInMillis: () => deadline - Date.now(),
    };
    respond({ id, result: (await handler(event, context)) ?? null });
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    respond({ id, error: { name: error.name, message: error.message, stack: error.stack } });
  }
});

/** Lambda's Node 24 runtime rejects handlers with a callback parameter. */
function isHandler(value: unknown): value is Handler {
  return typeof value === 'function' && value.length < 3;
}
