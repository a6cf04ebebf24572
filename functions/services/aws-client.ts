/**
 * How every AWS client behaves: two tries, which together end well within a function's 15 seconds, with the SDK's own
 * jittered pause. Times are in milliseconds.
 */
export const AWS_CLIENT = { maxAttempts: 2, requestHandler: requestHandler(3_000) };

/** A client for calls that must not be made twice, or that take long: one try of at most this many milliseconds. */
export function askedOnce(timeoutMs: number) {
  return { maxAttempts: 1, requestHandler: requestHandler(timeoutMs) };
}

/** Without being told to throw, the SDK only writes a warning when the time is over. */
function requestHandler(requestTimeout: number) {
  return { connectionTimeout: 1_000, requestTimeout, throwOnRequestTimeout: true };
}
