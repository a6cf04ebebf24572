import { AppError } from '#shared/errors.ts';
import { t } from './texts.en.ts';

/** A call to which no server responded; status 0 (spec 1 §8). */
export class ConnectionError extends AppError {
  constructor(options?: ErrorOptions) {
    super('UNAVAILABLE', t.noConnection, options);
  }

  override get status(): number {
    return 0;
  }
}

/** A call that was refused since the user's role has changed. The guard of the screen says so and leaves it. */
export class RoleChangedError extends AppError {
  constructor(options?: ErrorOptions) {
    super('FORBIDDEN', t.roleChanged, options);
  }
}

type UnknownStatusOptions = ErrorOptions & { readonly status: number };

/**
 * A response with a status that the API never sends, such as a 504 or 418 of something in front of it. It must not be
 * taken for the nearest status that does have a meaning.
 */
export class UnknownStatusError extends AppError {
  readonly #status: number;

  constructor({ status, cause }: UnknownStatusOptions) {
    super('UNEXPECTED', [], { cause });
    this.#status = status;
  }

  override get status(): number {
    return this.#status;
  }
}
