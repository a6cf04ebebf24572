/** The types of Stripe's API errors; each is a class in the SDK. */
type StripeErrorType = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

type Details = { status?: number; type?: StripeErrorType; code?: string; param?: string; decline_code?: string };

/** An error of Stripe's API, by default a 400 `invalid_request_error`. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: { error: Record<string, string> };

  constructor(message: string, { status = 400, type = 'invalid_request_error', ...rest }: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...rest } };
  }
}

/** The error for an id that does not exist, or not in this account. */
export function noSuchObject(kind: string, id: string, param = 'id'): StripeApiError {
  return new StripeApiError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param });
}
