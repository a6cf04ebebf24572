type Details = {
  status?: number;
  /** Each type is a class in the SDK. */
  type?: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  code?: string;
  param?: string;
  decline_code?: string;
  /** The payment that the error is about. */
  payment_intent?: object;
};

/** An error of Stripe's API, by default a 400 `invalid_request_error`. */
export class StripeApiError extends Error {
  readonly status: number;
  readonly body: { error: Details & { message: string } };

  constructor(message: string, { status = 400, type = 'invalid_request_error', ...rest }: Details = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type, message, ...rest } };
  }
}
