import { Company, CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { routes } from './route.ts';

/** Room for two images as data URLs, which browsers scale down to a sixth of it; Lambda itself takes 6 MB. */
const MAX_BODY_BYTES = 3_000_000;

export const companyRoutes = routes({
  getMine: {
    method: 'GET',
    path: '/companies/me',
    access: 'member',
    summary: 'Read the company of one’s business',
    response: Company,
    errors: ['NOT_FOUND'],
  },
  create: {
    method: 'POST',
    path: '/companies',
    access: 'owner',
    summary: 'Enter the company of one’s business',
    body: CompanyInput,
    maxBodyBytes: MAX_BODY_BYTES,
    response: Company,
    status: 201,
    errors: ['CONFLICT'],
  },
  update: {
    method: 'PATCH',
    path: '/companies/{id}',
    access: 'owner',
    summary: 'Change the company',
    body: CompanyUpdate,
    maxBodyBytes: MAX_BODY_BYTES,
    response: Company,
    errors: ['NOT_FOUND'],
  },
  remove: {
    method: 'DELETE',
    path: '/companies/{id}',
    access: 'owner',
    summary: 'Delete the company and its images',
    response: null,
    errors: ['NOT_FOUND'],
  },
});
