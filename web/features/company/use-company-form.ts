import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Company, CompanyInput } from '#shared/company/schema.ts';
import { AppError } from '#shared/errors.ts';
import { call } from '#web/lib/api.ts';
import { companyQuery } from '#web/lib/company.ts';
import { friendlyMessages } from '#web/lib/friendly-messages.ts';
import { useAction } from '#web/lib/use-action.ts';
import { toast } from '#web/ui/toast.ts';
import { type CompanyForm, formOf } from './company-fields.ts';
import { completeWebsite, toPayload } from './company-payload.ts';
import { findProblems, type Problems, serverProblems } from './company-problems.ts';

/**
 * The company while it is edited; null is one to be created. Only what was edited is kept here, so that a newer answer
 * of the server shows in all other fields.
 */
export function useCompanyForm(company: Company | null) {
  const client = useQueryClient();
  const [edits, setEdits] = useState<Partial<CompanyForm>>({});
  const [problems, setProblems] = useState<Problems>({});
  const saved = formOf(company);
  const form: CompanyForm = { ...saved, ...edits };
  const ready: CompanyForm = { ...form, website: completeWebsite(form.website) };

  const write = useAction(async () => {
    try {
      const answer = await send(company, toPayload(ready, saved));
      client.setQueryData(companyQuery.queryKey, answer);
    } catch (error) {
      const { problems: refused, others } = serverProblems(error);
      setProblems(refused);
      const isPlaced = Object.keys(refused).length > 0 && others.length === 0;
      toast.error(
        FAILED,
        isPlaced ? {} : { description: (others.length ? others : friendlyMessages(error)).join(' ') },
      );
      // It was created or deleted elsewhere: the next save must know.
      if (isOutdated(error)) void client.invalidateQueries(companyQuery);
      return;
    }
    setEdits({});
    toast.success(company ? 'Company information updated successfully' : 'Company created successfully');
  });

  return {
    form,
    problems,
    change: <Name extends keyof CompanyForm>(name: Name, value: CompanyForm[Name]) => {
      setEdits((before) => ({ ...before, [name]: value }));
      setProblems(({ [name]: _, ...others }) => others);
    },
    isChanged: Object.entries(edits).some(([name, value]) => value !== saved[name as keyof CompanyForm]),
    /** Saves unless something is wrong; answers what is. */
    save: (): Problems => {
      const found = findProblems(ready);
      setProblems(found);
      if (Object.keys(found).length === 0) void write.run();
      return found;
    },
    isSaving: write.isBusy,
  };
}

const FAILED = 'Failed to save company information';

function send(company: Company | null, body: CompanyInput): Promise<Company> {
  return company ? call('PATCH /companies/{id}', { id: company.id, body }) : call('POST /companies', { body });
}

function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND');
}
