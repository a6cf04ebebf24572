import type { ErrorParams } from '#shared/errors.ts';

type Refused = { readonly message: string | undefined; readonly reason: string; readonly params: ErrorParams };

/** What people read of a refusal: in English the server's own text; undefined if its reason is unknown. */
export function refusalWording({ message }: Refused): Promise<string | undefined> {
  return Promise.resolve(message);
}
