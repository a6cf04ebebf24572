import { Profile, ProfileUpdate } from '#shared/user/schema.ts';
import { routes } from './route.ts';

export const profileRoutes = routes({
  get: {
    method: 'GET',
    path: '/profile',
    access: 'signedIn',
    summary: 'Read one’s own details',
    response: Profile,
  },
  update: {
    method: 'PATCH',
    path: '/profile',
    access: 'signedIn',
    summary: 'Change one’s own details',
    body: ProfileUpdate,
    response: Profile,
  },
});
