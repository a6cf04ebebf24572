import type { Company } from '#shared/company/schema.ts';
import { useCompanyForm } from '#web/parts/company-form/use-company-form.ts';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { CompanyDetails } from './company-details.tsx';
import { CompanyLayout } from './company-layout.tsx';
import { CompanyPreview } from './company-preview.tsx';

/** The company form beside a preview; null creates a company. */
export function CompanyEditor({ company }: { company: Company | null }) {
  const editing = useCompanyForm(company);
  return (
    <>
      <LeaveGuard when={editing.isDirty} />
      <CompanyLayout
        form={<CompanyDetails {...editing} />}
        preview={<CompanyPreview control={editing.form.control} />}
      />
      <ConflictDialog {...editing.conflict} title="Your company was changed" />
    </>
  );
}
