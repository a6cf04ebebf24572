import { useState } from 'react';
import { BUSINESS_SORTS, type ListedBusiness } from '#shared/business/listed.ts';
import { AppError } from '#shared/errors.ts';
import { toCents } from '#shared/money.ts';
import { SecondFactorNeeded } from '#web/features/admin-users/second-factor-needed.tsx';
import { localDayText } from '#web/lib/dates.ts';
import { fullName } from '#web/lib/person-names.ts';
import { businessListQuery } from '#web/lib/queries/admin-users.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type Column, CREATED } from '#web/ui/lists/data-table.tsx';
import { ListScreen } from '#web/ui/lists/list-screen.tsx';
import { CardFoot, CreatedOn, RecordCard, RecordCardSkeleton } from '#web/ui/lists/record-card.tsx';
import { Money } from '#web/ui/money.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { BusinessActions, type OnSuspend } from './business-actions.tsx';
import { nameOf } from './business-name.ts';
import { t } from './texts.en.tsx';

/** Newest first by default. */
const SORTS = ['createdAt', ...BUSINESS_SORTS.filter((sort) => sort !== 'createdAt')] as const;

const SORT_LABELS = { name: t.owner, email: t.email, createdAt: t.created } as const;

const loadDialog = async () => (await import('./suspension-dialogs.tsx')).SuspensionDialog;
const lookOf = ({ suspension }: ListedBusiness) =>
  suspension ? { title: t.restore, fields: 0 } : { title: t.suspend, fields: 1 };

/** All businesses, for administrators: whose they are, whether they are used, and how much. */
export default function BusinessesScreen() {
  const [suspending, setSuspending] = useState<ListedBusiness | null>(null);
  return (
    <ListScreen
      actions={{
        cell: (business) => <BusinessActions business={business} onSuspend={setSuspending} />,
        skeleton: 'ml-auto h-4 w-16',
        width: 'w-28',
      }}
      card={(business) => <BusinessCard business={business} onSuspend={setSuspending} />}
      cardSkeleton={<RecordCardSkeleton height="h-44" lines={['h-4 w-36', 'h-3.5 w-44', 'h-3 w-28']} />}
      columns={COLUMNS}
      entriesOf={({ data }) => data}
      failure={{ title: t.notLoaded, text: t.notLoadedHint, toast: t.loadFailed }}
      instead={(error) =>
        error instanceof AppError && error.reason === 'SECOND_FACTOR_REQUIRED' && <SecondFactorNeeded title={t.title} />
      }
      label={t.title}
      loading={{ title: t.loading, hint: t.loadingHint }}
      noMatch={{ title: t.noMatch, text: t.noMatchHint }}
      noun={t.noun}
      query={businessListQuery}
      region={t.list}
      sortLabels={SORT_LABELS}
      sorts={SORTS}
      tableFrom={840}
    >
      {() => (
        <LazyDialog load={loadDialog} look={suspending && lookOf(suspending)} onClose={() => setSuspending(null)}>
          {(SuspensionDialog) =>
            suspending && <SuspensionDialog business={suspending} onClose={() => setSuspending(null)} />
          }
        </LazyDialog>
      )}
    </ListScreen>
  );
}

const COLUMNS: readonly Column<ListedBusiness>[] = [
  {
    head: t.business,
    cell: (business) => <BusinessName business={business} />,
    skeleton: 'h-4 w-32',
    fullText: nameOf,
  },
  {
    head: t.owner,
    cell: (business) => <Owner business={business} />,
    skeleton: 'h-4 w-40',
    fullText: ({ email }) => email,
  },
  CREATED,
  {
    head: t.lastSignIn,
    cell: ({ lastSignInAt }) => (lastSignInAt ? localDayText(lastSignInAt) : t.never),
    skeleton: 'h-4 w-22',
    width: 'w-28 @5xl:w-36',
    className: 'whitespace-nowrap text-muted tabular-nums',
  },
  {
    head: t.volume,
    cell: (business) => <Volume business={business} />,
    skeleton: 'ml-auto h-4 w-20',
    width: 'w-40 @5xl:w-44',
    align: 'right',
  },
  {
    head: t.state,
    cell: (business) => <State business={business} />,
    skeleton: 'h-5 w-16 rounded-full!',
    width: 'w-34 @5xl:w-42',
  },
];

function BusinessName({ business: { businessName } }: { business: ListedBusiness }) {
  if (!businessName) return <span className="text-muted">{t.noBusiness}</span>;
  return <span className="font-medium">{businessName}</span>;
}

function Owner({ business }: { business: ListedBusiness }) {
  const name = fullName(business);
  return (
    <>
      {name && <p className="truncate">{name}</p>}
      <p className="truncate text-muted">{business.email}</p>
    </>
  );
}

/** How many invoices it issued, and the totals of those that were paid. */
function Volume({ business: { issuedInvoices, paid } }: { business: ListedBusiness }) {
  return (
    <>
      <p className="tabular-nums">{t.issued({ count: issuedInvoices })}</p>
      {paid.map(({ currency, total }) => (
        <p className="text-muted text-xs" key={currency}>
          {t.paid({ amount: <Money cents={toCents(total)} currency={currency} /> })}
        </p>
      ))}
    </>
  );
}

const TONES = { ACTIVE: 'green', DELETION_SCHEDULED: 'yellow', SUSPENDED: 'red' } as const;

function State({ business: { state } }: { business: ListedBusiness }) {
  return (
    <div className="flex">
      <Badge tone={TONES[state]}>{t.states[state]}</Badge>
    </div>
  );
}

/** A business in a narrow list. */
function BusinessCard({ business, onSuspend }: { business: ListedBusiness; onSuspend: OnSuspend }) {
  const { lastSignInAt } = business;
  return (
    <RecordCard
      foot={
        <CardFoot fact={<CreatedOn at={business.createdAt} />}>
          <BusinessActions business={business} onSuspend={onSuspend} />
        </CardFoot>
      }
      name={nameOf(business)}
    >
      <div className="flex items-start justify-between gap-3">
        <p className="line-clamp-2 min-w-0 font-medium text-base wrap-anywhere">
          <BusinessName business={business} />
        </p>
        <State business={business} />
      </div>
      <Owner business={business} />
      <p className="text-muted text-xs tabular-nums">
        {lastSignInAt ? t.signedInOn({ day: localDayText(lastSignInAt) }) : t.neverSignedIn}
      </p>
      <div className="mt-1">
        <Volume business={business} />
      </div>
    </RecordCard>
  );
}
