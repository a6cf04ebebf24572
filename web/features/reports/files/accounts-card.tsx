import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ledgerAccounts } from '#shared/reports/ledger-accounts.ts';
import type { LedgerAccounts } from '#shared/reports/ledger-accounts-schema.ts';
import { LANGUAGE } from '#web/lib/locale/language.en.ts';
import { accountsQuery } from '#web/lib/queries/reports.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ACCOUNT_GROUPS, ROLE_NAMES } from './account-roles.ts';
import { t } from './texts.en.ts';

const loadDialog = async () => (await import('./accounts-dialog.tsx')).AccountsDialog;
const LOOK = { title: t.accounts.title, fields: 6 };

/** The accounts that the journal posts to, which the owner may change. */
export function AccountsCard() {
  const query = useQuery(accountsQuery);
  const [isChanging, setIsChanging] = useState(false);
  const mayChange = useMayChange();
  const close = () => setIsChanging(false);
  return (
    <Card
      actions={
        mayChange && (
          <Button disabled={!query.data} onClick={() => setIsChanging(true)} size="sm" variant="secondary">
            {t.accounts.change}
          </Button>
        )
      }
      className="mt-6"
      description={mayChange ? t.accounts.hint : t.accounts.hintToRead}
      flush
      title={t.accounts.title}
    >
      <Fetched failure={{ title: t.accounts.notLoaded }} query={query} skeleton={LOADING}>
        {(chosen) => <Accounts chosen={chosen} />}
      </Fetched>
      <LazyDialog load={loadDialog} look={isChanging ? LOOK : null} onClose={close}>
        {(AccountsDialog) => query.data && <AccountsDialog onClose={close} stored={query.data} />}
      </LazyDialog>
    </Card>
  );
}

function Accounts({ chosen }: { chosen: LedgerAccounts }) {
  const accounts = ledgerAccounts(chosen.accounts, LANGUAGE);
  return (
    <table aria-label={t.accounts.title} className="w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t.accounts.use}</th>
          <th scope="col">{t.accounts.number}</th>
          <th scope="col">{t.accounts.name}</th>
        </tr>
      </thead>
      {ACCOUNT_GROUPS.map(({ title, roles }) => (
        <tbody className="border-line border-t" key={title}>
          <tr>
            <th
              className="px-5 pt-3 pb-1 text-left font-medium text-muted text-xs sm:px-6"
              colSpan={3}
              scope="rowgroup"
            >
              {title}
            </th>
          </tr>
          {roles.map((role) => (
            <tr className="align-baseline last:*:pb-3" key={role}>
              <th className="w-2/5 py-1 pl-5 text-left font-normal wrap-anywhere sm:pl-6" scope="row">
                {ROLE_NAMES[role]}
              </th>
              <td className="w-px py-1 pl-3 tabular-nums">{accounts[role].number}</td>
              <td className="py-1 pr-5 pl-3 wrap-anywhere sm:pr-6">{accounts[role].name}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const LOADING = (
  <LoadingRegion title={t.accounts.loading}>
    <div className="px-5 pb-5 sm:px-6">
      <Skeleton className="h-72" />
    </div>
  </LoadingRegion>
);
