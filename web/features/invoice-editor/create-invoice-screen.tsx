import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { localDay } from '#shared/calendar-day.ts';
import { invoiceCurrency } from '#shared/money.ts';
import type { Profile } from '#shared/user/schema.ts';
import { profileQuery } from '#web/lib/profile.ts';
import { useUser } from '#web/lib/session.ts';
import { customerFromState } from './customer-state.ts';
import { type DraftPlace, readDraft } from './draft.ts';
import { EditorLoading } from './editor-loading.tsx';
import { startNewInvoice } from './editor-start.ts';
import { InvoiceEditor } from './invoice-editor.tsx';

const TITLE = 'Create New Invoice';

/** Writes a new invoice, for the customer in the navigation state if there is one (spec 1 §2.12). */
export default function CreateInvoiceScreen() {
  const user = useUser();
  const { data, isError } = useQuery(profileQuery);
  const profile = useFirst(data ?? (isError ? user.profile : undefined));
  if (!profile) return <EditorLoading label="Loading user data..." title={TITLE} />;
  return <NewInvoice profile={profile} userId={user.id} />;
}

function NewInvoice({ profile, userId }: { profile: Profile; userId: string }) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const draftPlace = useMemo<DraftPlace>(() => ({ storage: localStorage, userId }), [userId]);
  const [start] = useState(() =>
    startNewInvoice({
      today: localDay(new Date()),
      currency: invoiceCurrency(profile.preferredCurrency),
      random: Math.random,
      customer: customerFromState(state),
      draft: readDraft(draftPlace),
    }),
  );
  useEffect(() => {
    // Used up: after a reload the draft must come back, not the customer alone.
    if (state) void navigate('.', { replace: true, state: null });
  }, [state, navigate]);
  return <InvoiceEditor draftPlace={draftPlace} profile={profile} start={start} title={TITLE} />;
}

/** The first value that was there: what is read again later does not disturb who is typing. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
