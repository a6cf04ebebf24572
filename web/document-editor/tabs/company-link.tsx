import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/session.ts';

/** Links to the screen with the tax registrations; employees see only its name. */
export function CompanyLink() {
  const { role } = useUser();
  if (role === 'EMPLOYEE') return 'Company Settings';
  return (
    <Link
      className="whitespace-nowrap font-medium text-accent underline underline-offset-2"
      rel="noopener"
      // In a new tab, so that unsaved input stays.
      target="_blank"
      to={paths.company}
    >
      Company Settings<span className="sr-only"> (opens in a new tab)</span>
    </Link>
  );
}
