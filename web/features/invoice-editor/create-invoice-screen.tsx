import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { invoiceCurrency } from '#shared/money.ts';
import type { Profile } from '#shared/user/schema.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import type { OpenDrafts } from './draft/open-drafts.ts';
import { useOpenDrafts } from './draft/use-open-drafts.ts';
import { EDIT_TITLE } from './edit-invoice-screen.tsx';
import { EditorLoading } from './editor-loading.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { customerFromState } from './model/customer-state.ts';
import { startNewInvoice } from './model/editor-start.ts';

const TITLE = 'Create New Invoice';

type CreateInvoiceProps = {
  /** Called with the saved invoice's id and the key of this editor's draft. */
  onCreated: (id: string, draftKey: string) => void;
};

/** Creates an invoice, for the customer in the navigation state if there is one (spec 1 §2.12). */
export function CreateInvoice({ onCreated }: CreateInvoiceProps) {
  const user = useUser();
  const { data, isError } = useQuery(profileQuery);
  const profile = useFirst(data ?? (isError ? user.profile : undefined));
  const drafts = useOpenDrafts({ userId: user.id, businessId: user.businessId }, null);
  if (!profile || !drafts) return <EditorLoading label="Loading user data..." title={TITLE} />;
  return <NewInvoice drafts={drafts} onCreated={(id) => onCreated(id, drafts.key)} profile={profile} />;
}

type NewInvoiceProps = { profile: Profile; drafts: OpenDrafts; onCreated: (id: string) => void };

function NewInvoice({ profile, drafts, onCreated }: NewInvoiceProps) {
  const { state } = useLocation();
  const today = useBusinessDay();
  const [isCreated, setIsCreated] = useState(false);
  const [start] = useState(() =>
    startNewInvoice({
      today: today(),
      currency: invoiceCurrency(profile.preferredCurrency),
      random: Math.random,
      customer: customerFromState(state),
      draft: drafts.resumed?.form ?? null,
    }),
  );
  return (
    <InvoiceEditor
      drafts={drafts}
      onCreated={(id) => {
        setIsCreated(true);
        onCreated(id);
      }}
      profile={profile}
      start={start}
      title={isCreated ? EDIT_TITLE : TITLE}
    />
  );
}

/** The first defined value: later refetches must not disturb typing. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
