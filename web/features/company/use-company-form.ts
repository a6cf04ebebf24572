import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api/call.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { isChangedMeanwhile } from '#web/lib/errors/changed-meanwhile.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { useRecordEdits } from '#web/lib/records/use-record-edits.ts';
import { showFailure, showReasons } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useConflict } from '#web/ui/overlays/conflict-dialog.tsx';
import { type CompanyForm, formOf } from './company-fields.ts';
import { completeWebsite, toInput, toUpdate } from './company-payload.ts';
import { findProblems, type Problems, serverProblems } from './company-problems.ts';

/** The company form; null creates one. Saving sends only the edited fields. */
export function useCompanyForm(company: Company | null) {
  const client = useQueryClient();
  const { form, changed, version, change, forget } = useRecordEdits(formOf(company), company?.version);
  const [problems, setProblems] = useState<Problems>({});
  const ready: CompanyForm = { ...form, website: completeWebsite(form.website) };

  const send = (overwrite: boolean): Promise<Company> => {
    if (!company) return call('POST /companies', { body: toInput(ready) });
    const body = { ...toUpdate(ready, changed), ...(!overwrite && { version }) };
    return call('PATCH /companies/{id}', { id: company.id, body });
  };
  const write = useAction(async ({ overwrite = false } = {}) => {
    if (company && changed.length === 0) return toast.info('No changes to save');
    try {
      client.setQueryData(companyQuery.queryKey, await send(overwrite));
    } catch (error) {
      if (isChangedMeanwhile(error)) return conflict.report();
      setProblems(tellFailure(error));
      // It was created or deleted elsewhere: the next save must know.
      if (isOutdated(error)) void client.invalidateQueries(companyQuery);
      return;
    }
    forget();
    toast.success(company ? 'Company information updated successfully' : 'Company created successfully');
  });

  const conflict = useConflict({
    overwrite: () => write.run({ overwrite: true }),
    reload: async () => {
      await client.fetchQuery(companyQuery);
      forget();
    },
    failed: 'Failed to fetch company information',
  });

  return {
    form,
    problems,
    change: <Name extends keyof CompanyForm>(name: Name, value: CompanyForm[Name]) => {
      change(name, value);
      setProblems(({ [name]: _, ...others }) => others);
    },
    isChanged: changed.length > 0,
    /** Saves unless there are problems; returns them. */
    save: (): Problems => {
      const found = findProblems(ready);
      setProblems(found);
      if (Object.keys(found).length === 0) void write.run();
      return found;
    },
    isSaving: write.isBusy,
    /** Set when someone else saved the company while it was being edited here. */
    conflict: conflict.dialog,
  };
}

/** Tells why a save failed; returns what the server refused, by field. */
function tellFailure(error: unknown): Problems {
  const { problems, others } = serverProblems(error);
  const isPlaced = Object.keys(problems).length > 0 && others.length === 0;
  if (isPlaced) toast.error(FAILED);
  else if (others.length > 0) showReasons(FAILED, others);
  else showFailure(error, FAILED);
  return problems;
}

const FAILED = 'Failed to save company information';

function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
}
