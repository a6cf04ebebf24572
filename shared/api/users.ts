import { Registration } from '#shared/auth/schema.ts';
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
    errors: ['CONFLICT'],
    throttle: 'strict',
  },
});
