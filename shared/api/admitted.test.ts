import { expect, it } from 'vitest';
import { ROLES } from '#shared/user/schema.ts';
import { api } from './index.ts';
import { ADMITTED, type Route, type RouteGroup } from './route.ts';

const ROUTES: Route[] = Object.values<RouteGroup>(api).flatMap((group) => Object.values(group));
const admits = (role: (typeof ROLES)[number]) =>
  ROUTES.filter(({ access }) => {
    return access !== 'public' && ADMITTED[access].includes(role);
  });

it('an accountant of a business only reads, but for their own account and for leaving', () => {
  const writes = admits('ACCOUNTANT').filter(({ call, access }) => !call.startsWith('GET ') && access !== 'signedIn');
  expect(writes.map(({ call }) => call)).toEqual(['POST /employees/me/leave']);
});

it('an accountant reads nothing that only prepares a change, and nothing about people, cards and appointments', () => {
  const about =
    /appointments|saved-card|reminders|numbering|stripe|employees|export$|email|readiness|admin|card-request/;
  const read = admits('ACCOUNTANT').filter(({ call, access }) => call.startsWith('GET ') && access !== 'signedIn');
  expect(read.map(({ call }) => call).filter((call) => about.test(call))).toEqual(['GET /activity/export']);
});

it('every role may call what is about the caller alone, and only administrators what is about all accounts', () => {
  expect(ADMITTED.signedIn.toSorted()).toEqual(ROLES.toSorted());
  expect(ADMITTED.admin).toEqual(['ADMIN']);
});
