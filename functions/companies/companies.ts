import type { CompanyRecord } from '#functions/data/businesses.ts';
import { newId } from '#functions/data/id.ts';
import type { Caller } from '#functions/data/members.ts';
import type { Files } from '#functions/services/files.ts';
import type { CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import { forgetImages, imageChanges, withImages } from './images.ts';
import type { CompanyStore } from './store.ts';

type Parts = { store: CompanyStore; files: Pick<Files, 'put' | 'remove'> };

/** The company of the caller's business. Throws NOT_FOUND while none was entered. */
export async function readCompany({ store }: Pick<Parts, 'store'>, caller: Caller): Promise<CompanyRecord> {
  const company = await store.find(caller.businessId);
  if (!company) throw notFound();
  return company;
}

/** Enters the company of the caller's business. Throws CONFLICT when it has one. */
export async function createCompany(parts: Parts, caller: Caller, input: CompanyInput): Promise<CompanyRecord> {
  const images = imageChanges(input);
  const { logo, signature, ...details } = input;
  const company: CompanyRecord = { ...details, ...images.fields, id: newId() };
  return withImages(parts.files, images, async () => {
    if (!(await parts.store.add(caller.businessId, company))) throw new AppError('CONFLICT', 'Company already exists');
    return company;
  });
}

/** Changes the caller's company; what is not named stays. Throws NOT_FOUND for any other. */
export async function changeCompany(
  parts: Parts,
  caller: Caller,
  { id, update }: { id: string; update: CompanyUpdate },
): Promise<CompanyRecord> {
  const company = await ownCompany(parts, caller, id);
  const images = imageChanges(update, company);
  const { logo, signature, ...details } = update;
  const changes = { ...details, ...images.fields };
  if (Object.keys(changes).length === 0) return company;
  return withImages(parts.files, images, async () => {
    const changed = await parts.store.change(caller.businessId, changes);
    if (!changed) throw notFound();
    return changed;
  });
}

/** Deletes the caller's company and its images. Throws NOT_FOUND for any other. */
export async function removeCompany(parts: Parts, caller: Caller, id: string): Promise<void> {
  const { logo, signature } = await ownCompany(parts, caller, id);
  if (!(await parts.store.remove(caller.businessId, id))) throw notFound();
  await forgetImages(
    parts.files,
    [logo, signature].filter((key) => key !== undefined),
  );
}

async function ownCompany(parts: Parts, caller: Caller, id: string): Promise<CompanyRecord> {
  const company = await readCompany(parts, caller);
  if (company.id !== id) throw notFound();
  return company;
}

function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Company not found');
}
