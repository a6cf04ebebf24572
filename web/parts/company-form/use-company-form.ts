import { useQueryClient } from '@tanstack/react-query';
import type { Company } from '#shared/company/schema.ts';
import { cacheSaved } from '#web/lib/api/cache-saved.ts';
import { call } from '#web/lib/api/call.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { useSession, useUser } from '#web/lib/session/session.ts';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { missingFields } from '#web/ui/forms/form-rules.ts';
import { useRecordForm } from '#web/ui/forms/use-record-form.ts';
import { type CompanyField, formOf } from './company-fields.ts';
import { COMPANY_RULES, newCompany } from './company-rules.ts';
import { t } from './texts.en.ts';

/** The company form as its parts see it. */
export type CompanyEditing = ReturnType<typeof useCompanyForm>;

type CompanyFormOptions = {
  /** Fields required here, besides the name. */
  needed?: readonly CompanyField[];
  /** Initial values for a new company. */
  suggested?: Partial<Record<CompanyField, string>>;
  onSaved?: () => void;
};

/** The company form; null creates a company. */
export function useCompanyForm(company: Company | null, { needed = [], suggested, onSaved }: CompanyFormOptions = {}) {
  const client = useQueryClient();
  const { refreshUser } = useSession();
  const { timeZone } = useUser();
  const editing = useRecordForm({
    stored: company ?? undefined,
    valuesOf: (stored: Company | undefined) => ({ ...formOf(stored, timeZone), ...(!stored && suggested) }),
    rules: { ...COMPANY_RULES, check: (form) => missingFields(form, needed) },
    create: (input) => call('POST /companies', { body: newCompany(input) }),
    update: (body, { id }) => call('PATCH /companies/{id}', { id, body }),
    reload: () => client.fetchQuery(companyQuery),
    onSaved: (saved) => {
      cacheSaved(client, companyQuery, saved);
      // The session contains the name and the time zone.
      void refreshUser();
      onSaved?.();
    },
    showFailure,
    onOutdated: () => client.invalidateQueries(companyQuery),
    texts: TEXTS,
  });
  return {
    ...editing,
    /** Whether the stored company has a province. */
    hasProvince: Boolean(company?.province),
  };
}

const TEXTS = {
  created: t.created,
  updated: t.updated,
  notCreated: t.notSaved,
  notUpdated: t.notSaved,
  notRead: t.notRead,
} as const;
