import { Navigate } from 'react-router-dom';
import type { SessionUser } from '#shared/user/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/session.ts';

/** The screen where a user's work starts: the invoices (spec 1 §2.2), or an employee's own appointments (decision W54). */
export function homeOf({ employeeId }: Pick<SessionUser, 'employeeId'>): string {
  return employeeId === undefined ? paths.invoices : paths.myAppointments;
}

/** The site's root for signed-in users. */
export function Home() {
  return <Navigate replace to={homeOf(useUser())} />;
}
