/**
 * Settings of every AWS client: two attempts with the SDK's jittered pause, which together end well within a function's
 * 15 seconds. Times are in milliseconds.
 */
export const AWS_CLIENT = { maxAttempts: 2, requestHandler: requestHandler(3_000), logger: silentLogger() };

/**
 * Settings for calls that must not be repeated or that take long: one attempt of at most this many milliseconds. Each
 * has its own connection: if the service closed an idle one just as it is reused, it would be unknown whether the call
 * had an effect.
 */
export function withoutRetry(timeoutMs: number) {
  const agent = { keepAlive: false };
  return {
    maxAttempts: 1,
    logger: silentLogger(),
    requestHandler: { ...requestHandler(timeoutMs), httpAgent: agent, httpsAgent: agent },
  };
}

/** By default, the SDK only logs a warning on a timeout. */
function requestHandler(requestTimeout: number) {
  return { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true };
}

/**
 * Silent as the SDK's own, but without `info`: the SDK copies the input and output of each call without their secrets for
 * that, even if nobody logs them.
 */
function silentLogger(): Console {
  const ignore = () => undefined;
  return { trace: ignore, debug: ignore, warn: ignore, error: ignore } as unknown as Console;
}
