import * as z from 'zod';
import { Employee, EmployeeInput } from '#shared/employee/schema.ts';
import { EMPLOYEE_SORTS } from '#shared/employee/sorts.ts';
import { Answer } from './answer.ts';
import { PageQuery, pageOf } from './page.ts';
import { routes } from './route.ts';

/** A page of employees and its sort order. */
export const EmployeeListQuery = PageQuery.extend({ sortBy: z.enum(EMPLOYEE_SORTS).optional() });
export type EmployeeListQuery = z.infer<typeof EmployeeListQuery>;

export const employeeRoutes = routes({
  list: {
    call: 'GET /employees',
    access: 'member',
    summary: 'List employees; without a limit, up to 100 of them for pickers',
    query: EmployeeListQuery,
    response: pageOf(Employee),
  },
  invite: {
    call: 'POST /employees',
    access: 'owner',
    verified: true,
    audit: 'employee.invite',
    summary: 'Invite an account holder to work in the caller’s business, or to read its books as an accountant',
    body: EmployeeInput,
    response: Employee,
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS', 'PROVIDER_FAILED', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  resend: {
    call: 'POST /employees/{id}/resend-invitation',
    access: 'owner',
    verified: true,
    audit: 'employee.invite-again',
    summary: 'Mail a new invitation and invalidate the previous one',
    response: Answer,
    errors: ['CONFLICT', 'TOO_MANY_REQUESTS', 'PROVIDER_FAILED', 'UNAVAILABLE'],
    throttle: 'strict',
  },
  leave: {
    call: 'POST /employees/me/leave',
    access: 'employee',
    audit: 'employee.leave',
    openWhenSuspended: true,
    summary: 'Leave the employer; the next call acts in the caller’s own business',
    response: null,
  },
  remove: {
    call: 'DELETE /employees/{id}',
    access: 'owner',
    confirmed: true,
    audit: 'employee.remove',
    summary: 'Remove an employee; their next call acts in their own business',
    response: null,
    errors: ['CONFLICT'],
  },
});
