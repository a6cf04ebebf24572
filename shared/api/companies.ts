import { Company, CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { routes } from './route.ts';

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
    response: Company,
    errors: ['NOT_FOUND'],
  },
});
