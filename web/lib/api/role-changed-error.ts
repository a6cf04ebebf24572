import { AppError } from '#shared/errors.ts';

/** A call that was refused since the user's role has changed. The guard of the screen says so and leaves it. */
export class RoleChangedError extends AppError {
  constructor(options?: ErrorOptions) {
    super('FORBIDDEN', 'Your role has changed.', options);
  }
}
