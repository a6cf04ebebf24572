import { refusal, type WhatOf } from '#shared/refusals/refusal.ts';
import { NOT_FOUND } from '#shared/refusals/requests.ts';

/** Returns the value. Throws NOT_FOUND for `what` if there is none, or if a removal returned false. */
export function orNotFound<Value>(value: Value | null | undefined | false, what: WhatOf<typeof NOT_FOUND>): Value {
  if (value === null || value === undefined || value === false) throw refusal({ NOT_FOUND }, { what });
  return value;
}
