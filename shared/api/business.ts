import * as z from 'zod';
import { ScheduledDeletion } from '#shared/business/deletion.ts';
import { Numbering, NumberingUpdate } from '#shared/document/number-schema.ts';
import { routes } from './route.ts';

/** How a business numbers its documents; null for numbers that do not count. */
const Numberings = z.object({ invoices: Numbering.nullable(), estimates: Numbering.nullable() });

export const businessRoutes = routes({
  numbering: {
    call: 'GET /business/numbering',
    access: 'member',
    summary: 'Get how invoices and estimates are numbered, and the next number of each',
    response: Numberings,
  },
  setNumbering: {
    call: 'PATCH /business/numbering',
    access: 'owner',
    audit: 'numbering.update',
    summary: 'Choose how new invoices or estimates are numbered: with null, their numbers do not count',
    body: NumberingUpdate,
    response: Numberings,
    errors: ['UNAVAILABLE'],
  },
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
