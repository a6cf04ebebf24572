import type { CompanyRecord } from '#functions/data/people/businesses.ts';
import type { Caller } from '#functions/data/people/members.ts';
import { newId } from '#functions/data/table/ids.ts';
import { changedMeanwhile, isStale } from '#functions/data/table/version.ts';
import { withoutBlanks } from '#functions/data/table/write.ts';
import type { Files } from '#functions/services/files.ts';
import type { CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import { FIRST_VERSION } from '#shared/version.ts';
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
  const company: CompanyRecord = {
    ...withoutBlanks(details),
    ...images.fields,
    id: newId(),
    name: details.name,
    version: FIRST_VERSION,
  };
  const added = await withImages(parts.files, images, async () =>
    (await parts.store.add(caller.businessId, company)) ? company : null,
  );
  if (!added) throw new AppError('CONFLICT', 'Company already exists');
  return added;
}

const MAX_ATTEMPTS = 5;

/**
 * Changes the caller's company; omitted fields stay, an empty text removes its field. Throws NOT_FOUND for any other
 * company, CONFLICT when the version given is not the stored one.
 */
export async function changeCompany(
  parts: Parts,
  caller: Caller,
  { id, update }: { id: string; update: CompanyUpdate },
): Promise<CompanyRecord> {
  const { version, logo: _logo, signature: _signature, ...details } = update;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const company = await ownCompany(parts, caller, id);
    if (isStale(company, version)) throw changedMeanwhile('company');
    const images = imageChanges(update, company);
    const changes = { ...withoutBlanks(details), ...images.fields };
    if (Object.keys(changes).length === 0) return company;
    // A new image replaces the one that was read and deletes its file, so the record must still name that one.
    const expected = version ?? (Object.keys(images.fields).length > 0 ? company.version : undefined);
    const write = () => parts.store.change(caller.businessId, changes, expected);
    const changed = await withImages(parts.files, images, write);
    if (changed) return changed;
  }
  throw changedMeanwhile('company');
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
