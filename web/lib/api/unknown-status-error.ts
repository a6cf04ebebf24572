import { AppError } from '#shared/errors.ts';

type UnknownStatusOptions = ErrorOptions & { readonly status: number; readonly messages: readonly string[] };

/**
 * A response with a status that the API never sends, such as a 504 or 418 of something in front of it. It must not be
 * taken for the nearest status that does have a meaning.
 */
export class UnknownStatusError extends AppError {
  readonly #status: number;

  constructor({ status, messages, cause }: UnknownStatusOptions) {
    super('UNEXPECTED', messages, { cause });
    this.#status = status;
  }

  override get status(): number {
    return this.#status;
  }
}
