import { newId } from '#functions/data/table/ids.ts';
import { retry } from '#functions/data/table/retry.ts';
import { FIRST_VERSION, hasAlready, isStale } from '#functions/data/table/version.ts';
import { type Change, withoutBlanks } from '#functions/data/table/write.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { Files } from '#functions/services/files.ts';
import type { ReminderQueue } from '#functions/services/reminder-queue.ts';
import { isInCanada, PROVINCES, provinceOf, storedProvince } from '#shared/canada/provinces.ts';
import { brandColors } from '#shared/company/brand-colors.ts';
import type { Company, CompanyInput, CompanyUpdate } from '#shared/company/schema.ts';
import { isRegistered } from '#shared/document/tax-mode.ts';
import { imageSizeIn } from '#shared/image-key.ts';
import { COMPANY_EXISTS } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { forgetImages, imageChanges, withImages } from './images.ts';
import type { CompanyStore } from './store.ts';

type Parts = { store: CompanyStore; files: Pick<Files, 'put' | 'remove'> };

/** The company of a business. Throws NOT_FOUND if none was entered. */
export async function readCompany({ store }: Pick<Parts, 'store'>): Promise<Company> {
  return shown(orNotFound(await store.find(), 'company'));
}

/** The company with what follows from its colour and its logo. */
function shown(company: Company): Company {
  const colors = brandColors(company.brandColor);
  const logoSize = imageSizeIn(company.logo ?? '');
  return { ...company, ...(colors && { brandColors: colors }), ...(logoSize && { logoSize }) };
}

/**
 * Enters the company of a business. Without a time zone, the business gets that of the province, if it is one of
 * Canada's. Throws CONFLICT if it already has one.
 */
export async function createCompany(parts: Parts, input: CompanyInput): Promise<Company> {
  const images = imageChanges(input);
  const { logo, signature, ...details } = input;
  const company: Company = {
    ...changesOf({ ...details, timeZone: details.timeZone ?? zoneOf(details) }),
    ...images.fields,
    id: newId(),
    name: details.name,
    version: FIRST_VERSION,
  };
  const added = await withImages(parts.files, images, () => parts.store.add(company));
  if (!added) throw refusal({ COMPANY_EXISTS });
  return shown(added);
}

/**
 * Changes the given fields of the company; an empty string removes its field. The time zone is stored with the business
 * and also applies to its reminders. Throws NOT_FOUND for any other company, CONFLICT if the given version is outdated.
 */
export async function changeCompany(
  { reminders, ...parts }: Parts & { reminders: ReminderQueue },
  { caller, ...change }: { caller: Caller; id: string; update: CompanyUpdate },
): Promise<Company> {
  const { timeZone } = await ownCompany(parts, change.id);
  const isMoved = change.update.timeZone !== undefined && change.update.timeZone !== timeZone;
  const store = () => storeChange(parts, change);
  return isMoved ? reminders.reschedule(caller.businessId, store) : store();
}

async function storeChange(parts: Parts, { id, update }: { id: string; update: CompanyUpdate }): Promise<Company> {
  const { version, logo: _logo, signature: _signature, ...details } = update;
  const changed = await retry('company-update', async () => {
    const company = await ownCompany(parts, id);
    if (isStale(company, version)) throw refusal({ CHANGED_MEANWHILE }, { what: 'company' });
    const images = imageChanges(update, company);
    const changes = { ...changesOf(details, company), ...images.fields };
    if (hasAlready(company, changes)) {
      noteUnchanged();
      return company;
    }
    return withImages(parts.files, images, () => parts.store.change(company, changes));
  });
  if (!changed) throw refusal({ CHANGED_MEANWHILE }, { what: 'company' });
  return shown(changed);
}

/** Deletes the company and its images. Throws NOT_FOUND for any other. */
export async function removeCompany(parts: Parts, id: string): Promise<void> {
  const removed = await retry('company-removal', async () => {
    const company = await ownCompany(parts, id);
    return (await parts.store.remove(company)) ? company : null;
  });
  if (!removed) throw refusal({ CHANGED_MEANWHILE }, { what: 'company' });
  const { logo, signature } = removed;
  await forgetImages(
    parts.files,
    [logo, signature].filter((key) => key !== undefined),
  );
}

function zoneOf(address: Pick<CompanyInput, 'province' | 'country'>): string | undefined {
  const province = isInCanada(address) && provinceOf(address.province);
  return province ? PROVINCES[province].timeZone : undefined;
}

type Details = Omit<CompanyUpdate, 'logo' | 'signature' | 'version'>;

/**
 * The changes as they are stored: a field without a value is removed, as is `logoOnColor` when it is off; a province of
 * Canada becomes its code, and registering for a tax clears `isSmallSupplier`.
 */
function changesOf(details: Details, company: Partial<Company> = {}): Change<Company> {
  const { taxRegistrations } = details;
  const merged = { ...company, ...details };
  const { province, country } = merged;
  const isMoved = details.province !== undefined || details.country !== undefined;
  return {
    ...withoutBlanks(details),
    ...(isMoved && province && { province: storedProvince({ province, country }) }),
    ...(taxRegistrations && {
      taxRegistrations: Object.keys(taxRegistrations).length > 0 ? taxRegistrations : undefined,
    }),
    ...(isRegistered(merged.taxRegistrations) &&
      merged.isSmallSupplier !== undefined && { isSmallSupplier: undefined }),
    ...(details.logoOnColor === false && { logoOnColor: undefined }),
  };
}

async function ownCompany(parts: Parts, id: string): Promise<Company> {
  const company = await parts.store.find();
  return orNotFound(company?.id === id && company, 'company');
}
