import { CreditCard, FileText, type LucideIcon } from 'lucide-react';
import type { Role, SessionUser } from '#shared/user/schema.ts';
import { paths } from '#web/app/paths.ts';
import { MEMBERS, OWNERS } from '#web/app/roles.ts';
import { hasRole } from '#web/lib/session.ts';

/** One screen in the sidebar and the menus, and whom it is shown to (spec 1 §2.10). */
export type NavigationEntry = {
  readonly label: string;
  readonly path: string;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
};

const NAVIGATION: readonly NavigationEntry[] = [
  { label: 'Invoices', path: paths.invoices, icon: FileText, roles: MEMBERS },
  { label: 'Payment Settings', path: paths.paymentSettings, icon: CreditCard, roles: OWNERS },
];

/** The screens that a person may open, in their order. */
export function navigationFor(user: SessionUser): NavigationEntry[] {
  return NAVIGATION.filter((entry) => hasRole(user, entry.roles));
}
