import { CalendarClock, CirclePause, CirclePlay, CircleStop, FileText, Pencil, Trash2 } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { wayBackFrom } from '#web/lib/browser/way-back.ts';
import { paths } from '#web/lib/paths.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Menu, MenuItem, MenuSeparator, type OpenMenuProps } from '#web/ui/overlays/menu.tsx';
import { canResume } from './can-resume.ts';
import { t } from './texts.en.ts';
import type { ActedOnSeries, ActOnSeries, SeriesAction } from './use-series-actions.ts';

/** What a SeriesRowMenu shows. */
export type SeriesMenuProps = {
  series: ActedOnSeries;
  act: ActOnSeries;
  /** On its own page: opens the dialog of its schedule. */
  onSchedule?: () => void;
};

const LINK_ICON = 'size-4 shrink-0 text-muted';

/** The menu of actions on a series: those that its status allows. */
export function SeriesMenu({ series, act, onSchedule, ...menu }: OpenMenuProps & SeriesMenuProps) {
  const { id, status, schedule, madeCount } = series;
  const way = wayBackFrom(useLocation());
  const today = useBusinessDay()();
  const start = (kind: SeriesAction) => () => void act(kind, series);
  return (
    <Menu {...menu}>
      {!onSchedule && (
        <MenuItem asChild>
          <Link state={way} to={paths.series(id)}>
            <FileText aria-hidden="true" className={LINK_ICON} />
            {t.open}
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={paths.editSeries(id)}>
          <Pencil aria-hidden="true" className={LINK_ICON} />
          {t.edit}
        </Link>
      </MenuItem>
      {onSchedule && (
        <MenuItem icon={CalendarClock} onSelect={onSchedule}>
          {schedule ? t.changeSchedule : t.setSchedule}
        </MenuItem>
      )}
      {canResume(series, today) && (
        <MenuItem icon={CirclePlay} onSelect={start('resume')}>
          {t.resume}
        </MenuItem>
      )}
      {status === 'ACTIVE' && (
        <MenuItem icon={CirclePause} onSelect={start('pause')}>
          {t.pause}
        </MenuItem>
      )}
      {(status === 'ACTIVE' || status === 'PAUSED') && (
        <MenuItem icon={CircleStop} onSelect={start('stop')}>
          {t.stop}
        </MenuItem>
      )}
      {madeCount === 0 && (
        <>
          <MenuSeparator />
          <MenuItem icon={Trash2} onSelect={start('delete')} tone="danger">
            {t.delete}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
