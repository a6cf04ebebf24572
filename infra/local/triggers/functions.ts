import type { HttpEvent, HttpResult } from '#functions/http/event.ts';

/** A function as Lambda calls it. */
export type LambdaHandler<Event = unknown, Result = unknown> = (event: Event, context: object) => Promise<Result>;

/** Loads a function by its folder, such as `invoices`. */
export type LoadFunction = (name: string) => Promise<LambdaHandler>;

/** Loads each function from its source once. */
export const loadFromSources: LoadFunction = async (name) => {
  const module: { handler: LambdaHandler } = await import(`../../../functions/${name}/handler.ts`);
  return module.handler;
};

/** Calls a function with an HTTP event. */
export async function callFunction(load: LoadFunction, name: string, event: HttpEvent): Promise<HttpResult> {
  const handler = (await load(name)) as LambdaHandler<HttpEvent, HttpResult>;
  return handler(event, lambdaContext(name));
}

/** The context that Lambda passes to a function, which has this many seconds from now. */
export function lambdaContext(functionName: string, timeoutSeconds = 15): object {
  const deadline = Date.now() + timeoutSeconds * 1000;
  return { functionName, awsRequestId: crypto.randomUUID(), getRemainingTimeInMillis: () => deadline - Date.now() };
}
