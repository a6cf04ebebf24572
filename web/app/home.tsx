import { Navigate } from 'react-router-dom';
import type { SessionUser } from '#shared/user/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';

/**
 * The screen where a user's work starts: the invoices (spec 1 §2.2), an employee's own appointments (decision W54), or an
 * accountant's reports (decision W143).
 */
export function homeOf(user: SessionUser): string {
  if (hasRole(user, ['ACCOUNTANT'])) return paths.reports;
  return user.employeeId === undefined ? paths.invoices : paths.myAppointments;
}

/** The site's root for signed-in users. */
export function Home() {
  return <Navigate replace to={homeOf(useUser())} />;
}
