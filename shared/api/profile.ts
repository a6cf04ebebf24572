import { Profile, ProfileUpdate } from '#shared/user/schema.ts';
import { routes } from './route.ts';

export const profileRoutes = routes({
  get: {
    call: 'GET /profile',
    access: 'signedIn',
    summary: 'Get the caller’s own details',
    response: Profile,
  },
  update: {
    call: 'PATCH /profile',
    access: 'signedIn',
    audit: 'profile.update',
    summary: 'Change the caller’s own details',
    body: ProfileUpdate,
    response: Profile,
    errors: ['CONFLICT'],
  },
});
