import { Link, useLocation } from 'react-router-dom';
import type { Appointment } from '#shared/appointment/schema.ts';
import { paths } from '#web/lib/paths.ts';

/** The title of an appointment, linking to it; the link covers the whole card or row around it. */
export function AppointmentLink({ id, title }: Pick<Appointment, 'id' | 'title'>) {
  const { search } = useLocation();
  return (
    <Link
      className="wrap-anywhere after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent focus-visible:after:-outline-offset-2"
      state={{ schedule: search }}
      to={paths.appointment(id)}
    >
      {title}
    </Link>
  );
}
