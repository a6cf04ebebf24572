import { ScheduledDeletion } from '#shared/business/deletion.ts';
import { routes } from './route.ts';

export const businessRoutes = routes({
  scheduleDeletion: {
    call: 'POST /business/deletion',
    access: 'owner',
    audit: 'business.schedule-deletion',
    confirmed: true,
    summary:
      'Schedule the deletion of the caller’s business and account, in 14 days; repeating it keeps the first date',
    response: ScheduledDeletion,
    errors: ['CONFLICT'],
  },
  keep: {
    call: 'DELETE /business/deletion',
    access: 'owner',
    audit: 'business.keep',
    summary: 'Cancel the scheduled deletion of the caller’s business',
    response: null,
    errors: ['NOT_FOUND'],
  },
});
