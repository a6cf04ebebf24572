/**
 * How every AWS client behaves: bounded well below the gateway's 30 seconds, with the SDK's own jittered retries.
 * Times are in milliseconds.
 */
export const AWS_CLIENT = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 },
} as const;
