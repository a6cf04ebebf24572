import * as z from 'zod';
import { PuzzleRequest, Registration } from '#shared/auth/schema.ts';
import { SessionUser } from '#shared/user/schema.ts';
import { routes } from './route.ts';

export const userRoutes = routes({
  register: {
    call: 'POST /users',
    access: 'public',
    whyPublic: 'A new user has no account yet; many registrations of a network need a proof of work.',
    summary: 'Register a new account with its own business',
    body: Registration,
    response: SessionUser,
    status: 201,
    errors: ['CONFLICT', 'FORBIDDEN'],
    throttle: 'strict',
  },
  puzzle: {
    call: 'POST /users/puzzle',
    access: 'public',
    whyPublic: 'A new user has no account yet; a puzzle is signed, not stored, and reveals nothing.',
    summary: 'Get a puzzle for a registration that was refused with PROOF_REQUIRED',
    body: PuzzleRequest,
    response: z.object({ puzzle: z.string() }),
    throttle: 'strict',
  },
});
