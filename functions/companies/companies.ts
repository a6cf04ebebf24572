import type { CompanyRecord } from '#functions/data/businesses.ts';
import { newId } from '#functions/data/id.ts';
import type { Caller } from '#functions/data/members.ts';
import type { CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import type { CompanyStore } from './store.ts';

/** The company of the caller's business. Throws NOT_FOUND while none was entered. */
export async function readCompany(store: CompanyStore, caller: Caller): Promise<CompanyRecord> {
  const company = await store.find(caller.businessId);
  if (!company) throw new AppError('NOT_FOUND', 'Company not found');
  return company;
}

/** Enters the company of the caller's business. Throws CONFLICT when it has one. */
export async function createCompany(store: CompanyStore, caller: Caller, input: CompanyInput): Promise<CompanyRecord> {
  const company = { ...input, id: newId() };
  if (!(await store.add(caller.businessId, company))) throw new AppError('CONFLICT', 'Company already exists');
  return company;
}

/** Changes the caller's company. Throws NOT_FOUND for any other. */
export async function changeCompany({
  store,
  caller,
  companyId,
  update,
}: {
  store: CompanyStore;
  caller: Caller;
  companyId: string;
  update: CompanyUpdate;
}): Promise<CompanyRecord> {
  const company = await readCompany(store, caller);
  if (company.id !== companyId) throw new AppError('NOT_FOUND', 'Company not found');
  return (await store.change(caller.businessId, update)) ?? company;
}
