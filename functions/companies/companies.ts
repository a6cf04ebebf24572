import { noteChange } from '#functions/data/audit/audited-call.ts';
import type { CompanyRecord } from '#functions/data/people/businesses.ts';
import { newId } from '#functions/data/table/ids.ts';
import { retry } from '#functions/data/table/retry.ts';
import { changedMeanwhile, isStale } from '#functions/data/table/version.ts';
import { withoutBlanks } from '#functions/data/table/write.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Files } from '#functions/services/files.ts';
import type { CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import { FIRST_VERSION } from '#shared/version.ts';
import { forgetImages, imageChanges, withImages } from './images.ts';
import type { CompanyStore } from './store.ts';

type Parts = { store: CompanyStore; files: Pick<Files, 'put' | 'remove'> };

/** The company of a business. Throws NOT_FOUND if none was entered. */
export async function readCompany({ store }: Pick<Parts, 'store'>): Promise<CompanyRecord> {
  return orNotFound(await store.find(), 'Company');
}

/** Enters the company of a business. Throws CONFLICT if it already has one. */
export async function createCompany(parts: Parts, input: CompanyInput): Promise<CompanyRecord> {
  const images = imageChanges(input);
  const { logo, signature, ...details } = input;
  const company: CompanyRecord = {
    ...withoutBlanks(details),
    ...images.fields,
    id: newId(),
    name: details.name,
    version: FIRST_VERSION,
  };
  const added = await withImages(parts.files, images, async () => ((await parts.store.add(company)) ? company : null));
  if (!added) throw new AppError('CONFLICT', 'Company already exists');
  noteChange({ record: reference(added), after: added });
  return added;
}

/**
 * Changes the given fields of the company; an empty string removes its field. Throws NOT_FOUND for any other company,
 * CONFLICT if the given version is outdated.
 */
export async function changeCompany(
  parts: Parts,
  { id, update }: { id: string; update: CompanyUpdate },
): Promise<CompanyRecord> {
  const { version, logo: _logo, signature: _signature, ...details } = update;
  const changed = await retry('company-update', async () => {
    const company = await ownCompany(parts, id);
    if (isStale(company, version)) throw changedMeanwhile('company');
    const images = imageChanges(update, company);
    const changes = { ...withoutBlanks(details), ...images.fields };
    if (Object.keys(changes).length === 0) return company;
    // A new image deletes the file of the previous one, so the record must still reference the one that was read.
    const expected = version ?? (Object.keys(images.fields).length > 0 ? company.version : undefined);
    const after = await withImages(parts.files, images, () => parts.store.change(changes, expected));
    if (after) noteChange({ record: reference(after), before: company, after });
    return after;
  });
  if (!changed) throw changedMeanwhile('company');
  return changed;
}

/** Deletes the company and its images. Throws NOT_FOUND for any other. */
export async function removeCompany(parts: Parts, id: string): Promise<void> {
  const company = await ownCompany(parts, id);
  const { logo, signature } = company;
  orNotFound(await parts.store.remove(id), 'Company');
  noteChange({ record: reference(company), before: company });
  await forgetImages(
    parts.files,
    [logo, signature].filter((key) => key !== undefined),
  );
}

function reference({ id, name }: CompanyRecord) {
  return { kind: 'company', id, label: name } as const;
}

async function ownCompany(parts: Parts, id: string): Promise<CompanyRecord> {
  const company = await readCompany(parts);
  return orNotFound(company.id === id && company, 'Company');
}
