import { Company, CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { routes } from './route.ts';

/** Room for two images as data URLs. Browsers scale them down to about a sixth of this; Lambda's own limit is 6 MB. */
const MAX_BODY_BYTES = 3_000_000;

export const companyRoutes = routes({
  getMine: {
    call: 'GET /companies/me',
    access: 'reader',
    summary: 'Get the company of the caller’s business',
    response: Company,
    errors: ['NOT_FOUND'],
  },
  create: {
    call: 'POST /companies',
    access: 'owner',
    audit: 'company.create',
    summary: 'Create the company of the caller’s business',
    body: CompanyInput,
    maxBodyBytes: MAX_BODY_BYTES,
    response: Company,
    status: 201,
    errors: ['CONFLICT'],
  },
  update: {
    call: 'PATCH /companies/{id}',
    access: 'owner',
    audit: 'company.update',
    summary: 'Change the company',
    body: CompanyUpdate,
    maxBodyBytes: MAX_BODY_BYTES,
    response: Company,
    errors: ['UNAVAILABLE'],
  },
  remove: {
    call: 'DELETE /companies/{id}',
    access: 'owner',
    audit: 'company.delete',
    summary: 'Delete the company and its images',
    response: null,
  },
});
