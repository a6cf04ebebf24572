import type { ErrorCode } from '#shared/error-codes.ts';

/** What people read, with `{name}` for a parameter; or one such text per value of the parameter `what`. */
export type Wording = string | Readonly<Record<string, string>>;

/** The code of a refusal's error, and its wording in the contract, which is in English. */
export type Refusal = readonly [ErrorCode, Wording];
