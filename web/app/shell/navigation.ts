import {
  BriefcaseBusiness,
  Building2,
  CalendarDays,
  ChartColumn,
  CreditCard,
  FileCheck2,
  FileText,
  History,
  IdCard,
  Inbox,
  type LucideIcon,
  Package,
  UserRound,
  UserRoundCog,
  UsersRound,
} from 'lucide-react';
import type { Role, SessionUser } from '#shared/user/schema.ts';
import { ADMINS, BOOKS, MEMBERS, OWNERS, READERS } from '#web/app/roles.ts';
import { paths } from '#web/lib/paths.ts';
import { hasRole } from '#web/lib/session/session.ts';
import { isAt } from './is-at.ts';
import { t } from './texts.en.tsx';

/** One screen in the sidebar and the menus, with the roles that see it (spec 1 §2.10). */
export type NavigationEntry = {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
  /** The roles that have it in the bottom bar of phones (spec 1 §9). */
  readonly onPhone?: readonly Role[];
};

/** A group of entries; the label is omitted for everyday work. */
export type NavigationSection = { readonly label?: string; readonly entries: readonly NavigationEntry[] };

const NAVIGATION: readonly NavigationSection[] = [
  {
    entries: [
      { label: t.invoices, path: paths.invoices, icon: FileText, roles: READERS, onPhone: READERS },
      { label: t.estimates, path: paths.estimates, icon: FileCheck2, roles: READERS },
      { label: t.schedule, path: paths.appointments, icon: CalendarDays, roles: MEMBERS, onPhone: MEMBERS },
      { label: t.customers, path: paths.customers, icon: UsersRound, roles: READERS },
      { label: t.employees, path: paths.employees, icon: IdCard, roles: OWNERS },
      { label: t.products, path: paths.products, icon: Package, roles: READERS },
      { label: t.reports, path: paths.reports, icon: ChartColumn, roles: BOOKS, onPhone: ['ACCOUNTANT'] },
      { label: t.companySettings, path: paths.company, icon: Building2, roles: OWNERS },
      { label: t.paymentSettings, path: paths.paymentSettings, icon: CreditCard, roles: OWNERS },
      { label: t.profile, path: paths.profile, icon: UserRound, roles: READERS },
      { label: t.activity, path: paths.activity, icon: History, roles: BOOKS },
    ],
  },
  {
    label: t.admin,
    entries: [
      { label: t.users, path: paths.adminUsers, icon: UserRoundCog, roles: ADMINS },
      { label: t.businesses, path: paths.businesses, icon: BriefcaseBusiness, roles: ADMINS },
      { label: t.cardRequests, path: paths.cardRequests, icon: Inbox, roles: ADMINS },
    ],
  },
];

/** The screens a user may open, in order; while the user is unknown, those of a business's daily work. */
export function navigationFor(user: SessionUser | null): NavigationSection[] {
  const isOpen = ({ roles }: NavigationEntry) => (user ? hasRole(user, roles) : roles.includes('EMPLOYEE'));
  return NAVIGATION.map((section) => ({ ...section, entries: section.entries.filter(isOpen) })).filter(
    ({ entries }) => entries.length > 0,
  );
}

/** Whether an entry is the current one: its screen or one below it. The root counts as the invoice list. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  return isAt(pathname, path) || (pathname === paths.home && path === paths.invoices);
}
