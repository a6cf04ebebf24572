import { Link } from 'react-router-dom';
import { useUser } from '#web/lib/session/session.ts';
import { t } from './texts.en.tsx';

/** Links to a screen with settings by its name, in a new tab, so that unsaved input stays; employees see only the name. */
export function SettingsLink({ to, name }: { to: string; name: string }) {
  const { role } = useUser();
  if (role === 'EMPLOYEE') return name;
  return (
    <Link
      className="whitespace-nowrap font-medium text-accent underline underline-offset-2"
      rel="noopener"
      target="_blank"
      to={to}
    >
      {name}
      <span className="sr-only">{t.newTab}</span>
    </Link>
  );
}
