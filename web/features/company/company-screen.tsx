import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Company } from '#shared/company/schema.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { useCompanyForm } from '#web/parts/company-form/use-company-form.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { CompanyPreview } from './company-preview.tsx';
import { CompanySkeleton } from './company-skeleton.tsx';
import { t } from './texts.en.ts';

/** Who the invoices come from (spec 2 §2, "Company Settings screen"). */
export default function CompanyScreen() {
  const company = useQuery(companyQuery);
  const hasFailed = company.isError;
  useEffect(() => {
    if (hasFailed) toast.error(t.fetchFailed);
  }, [hasFailed]);
  return (
    <>
      <ScreenHeader description={t.description} title={t.title} />
      <Fetched failure={FAILURE} isCard query={company} skeleton={<CompanySkeleton />}>
        {(stored) => <CompanyEditor company={stored} />}
      </Fetched>
    </>
  );
}

const FAILURE = { title: t.notLoaded, text: t.checkConnection };

/** The company form beside a preview; null creates a company. */
function CompanyEditor({ company }: { company: Company | null }) {
  const editing = useCompanyForm(company);
  return (
    <>
      <LeaveGuard when={editing.isDirty} />
      <CompanyLayout
        form={<CompanyDetails {...editing} />}
        preview={<CompanyPreview control={editing.form.control} />}
      />
      <ConflictDialog {...editing.conflict} title={t.companyChanged} />
    </>
  );
}
