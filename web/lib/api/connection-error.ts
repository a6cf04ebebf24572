import { AppError } from '#shared/errors.ts';

/** A call to which no server responded; status 0 (spec 1 §8). */
export class ConnectionError extends AppError {
  constructor(options?: ErrorOptions) {
    super('UNAVAILABLE', 'Unable to connect to the server. Please check your internet connection.', options);
  }

  override get status(): number {
    return 0;
  }
}
