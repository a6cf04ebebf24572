import { ActivityExportQuery, ActivityPage, ActivityQuery } from '#shared/activity/schema.ts';
import { routes } from './route.ts';

export const activityRoutes = routes({
  list: {
    call: 'GET /activity',
    access: 'books',
    summary: 'List who changed what in the caller’s business, newest first',
    query: ActivityQuery,
    response: ActivityPage,
  },
  export: {
    call: 'GET /activity/export',
    access: 'books',
    summary: 'Download the activity as CSV in the caller’s language, newest first, up to 5,000 entries',
    query: ActivityExportQuery,
    response: 'csv',
    throttle: 'strict',
  },
});
