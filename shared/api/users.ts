import * as z from 'zod';
import { PuzzleRequest, Registration } from '#shared/auth/schema.ts';
import { SessionUser } from '#shared/user/schema.ts';
import { routes } from './route.ts';

export const userRoutes = routes({
  register: {
    method: 'POST',
    path: '/users',
    access: 'public',
    summary: 'Register a new account with its own business',
    body: Registration,
    response: SessionUser,
    status: 201,
    errors: ['CONFLICT', 'FORBIDDEN'],
    throttle: 'strict',
  },
  puzzle: {
    method: 'POST',
    path: '/users/puzzle',
    access: 'public',
    summary: 'Get a puzzle for a registration that was refused with PROOF_REQUIRED',
    body: PuzzleRequest,
    response: z.object({ puzzle: z.string() }),
    throttle: 'strict',
  },
});
