import { useQuery } from '@tanstack/react-query';
import { FileCheck2, FileText, Keyboard, Package, Plus, Repeat, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { navigationFor } from '#web/app/shell/navigation.ts';
import { OPENS_ADD } from '#web/lib/browser/opens-add.ts';
import { paths } from '#web/lib/paths.ts';
import { customerListQuery } from '#web/lib/queries/customers.ts';
import { estimateListQuery } from '#web/lib/queries/estimates.ts';
import { invoiceListQuery } from '#web/lib/queries/invoices.ts';
import { productListQuery } from '#web/lib/queries/products.ts';
import { seriesListQuery } from '#web/lib/queries/series.ts';
import { useMayChange, useUser } from '#web/lib/session/session.ts';
import { matching, type PaletteEntry, type PaletteGroup } from './palette-entry.ts';
import { t } from './texts.en.ts';

const SEARCH_DELAY_MS = 300;
/** Records of each kind. */
const LIMIT = 5;

/** What matches the text: actions and screens of the user's role at once, records once they are found. */
export function usePaletteGroups(text: string): { groups: readonly PaletteGroup[]; isSearching: boolean } {
  const screens = navigationFor(useUser()).flatMap((section) => section.entries);
  const mayChange = useMayChange();
  const { records, isSearching } = useRecords(text.trim(), (path) => screens.some((screen) => screen.path === path));
  const groups = [
    {
      label: t.actions,
      entries: matching(
        ACTIONS.filter(({ on }) => !on || (mayChange && screens.some(({ path }) => path === on))),
        text,
      ),
    },
    {
      label: t.screens,
      entries: matching(
        screens.flatMap(({ label, path, icon }) => [
          { key: path, label, icon, to: path },
          ...(path === paths.invoices ? [RECURRING] : []),
        ]),
        text,
      ),
    },
    ...records,
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isSearching };
}

/** Below the invoices, so it has no entry in the menu. */
const RECURRING: PaletteEntry = { key: paths.recurring, label: t.series, icon: Repeat, to: paths.recurring };

/** The actions, and the screen without which a user may not do them. */
const ACTIONS: readonly (PaletteEntry & { on?: string })[] = [
  { key: 'new-invoice', label: t.newInvoice, icon: Plus, to: paths.createInvoice, on: paths.invoices },
  { key: 'new-estimate', label: t.newEstimate, icon: Plus, to: paths.createEstimate, on: paths.estimates },
  { key: 'new-series', label: t.newSeries, icon: Plus, to: paths.createSeries, on: paths.invoices },
  ...[
    { label: t.addCustomer, on: paths.customers },
    { label: t.addProduct, on: paths.products },
    { label: t.newMeeting, on: paths.appointments },
    { label: t.inviteEmployee, on: paths.employees },
  ].map((action) => ({ ...action, key: `add-${action.on}`, icon: Plus, to: action.on, state: OPENS_ADD })),
  { key: 'help', label: t.keyboardShortcuts, icon: Keyboard, to: 'help' },
];

function useRecords(text: string, isOpen: (path: string) => boolean) {
  const search = useSettled(text);
  const asked = (path: string) => ({ enabled: search !== '' && isOpen(path) });
  const page = { page: 1, limit: LIMIT };
  const invoices = useQuery({ ...invoiceListQuery({ ...page, searchQuery: search }), ...asked(paths.invoices) });
  const estimates = useQuery({ ...estimateListQuery({ ...page, searchQuery: search }), ...asked(paths.estimates) });
  const series = useQuery({ ...seriesListQuery({ ...page, searchQuery: search }), ...asked(paths.invoices) });
  const customers = useQuery({
    ...customerListQuery({ ...page, search, sortBy: 'createdAt' }),
    ...asked(paths.customers),
  });
  const products = useQuery({ ...productListQuery({ ...page, search }), ...asked(paths.products) });
  const isFetching = [invoices, series, estimates, customers, products].some((query) => query.isFetching);
  const isSearching = text !== '' && (text !== search || isFetching);
  if (search === '' || text === '') return { records: [], isSearching };
  const records: PaletteGroup[] = [
    {
      label: t.invoices,
      entries: (invoices.data?.data ?? []).map(({ id, invoiceNumber, billingName }) => ({
        key: id,
        label: invoiceNumber,
        hint: billingName,
        icon: FileText,
        to: paths.invoice(id),
      })),
    },
    {
      label: t.series,
      entries: (series.data?.data ?? []).map(({ id, billingName }) => ({
        key: id,
        label: billingName,
        icon: Repeat,
        to: paths.series(id),
      })),
    },
    {
      label: t.estimates,
      entries: (estimates.data?.data ?? []).map(({ id, invoiceNumber, billingName }) => ({
        key: id,
        label: invoiceNumber,
        hint: billingName,
        icon: FileCheck2,
        to: paths.estimate(id),
      })),
    },
    {
      label: t.customers,
      entries: (customers.data?.customers ?? []).map(({ id, name, email }) => ({
        key: id,
        label: name,
        hint: email,
        icon: UserRound,
        to: paths.customer(id),
      })),
    },
    {
      label: t.products,
      entries: (products.data?.products ?? []).map(({ id, shortDescription }) => ({
        key: id,
        label: shortDescription,
        icon: Package,
        to: `${paths.products}?${new URLSearchParams({ search: shortDescription })}`,
      })),
    },
  ];
  return { records, isSearching };
}

/** The text once no key was pressed for a moment; an empty one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text ? SEARCH_DELAY_MS : 0);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
