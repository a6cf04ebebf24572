import { useNavigate } from 'react-router-dom';
import type { Series } from '#shared/series/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { paths } from '#web/lib/paths.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Segments } from '#web/ui/segments.tsx';
import type { Edited } from './series-document.ts';
import { t } from './texts.en.ts';

type EditedScopeProps = { series: Series; edited: Edited };

/** Says which invoices are changed, and switches between all from now on and only one; nothing if none is coming. */
export function EditedScope({ series, edited }: EditedScopeProps) {
  const navigate = useNavigate();
  const { id, coming, only } = series;
  const day = edited.only ? edited.day : coming.find(({ isSkipped }) => !isSkipped)?.day;
  if (day === undefined) return null;
  const show = (scope: 'all' | 'only') =>
    navigate(scope === 'all' ? paths.editSeries(id) : paths.editSeriesDay(id, day), { replace: true });
  const other = only && (!edited.only || only.day !== day) ? dictionary.shortDay(only.day) : undefined;
  return (
    <Notice className="mb-6" tone={edited.only ? 'warning' : 'info'}>
      <p>{edited.only ? t.onlyHint({ day: dictionary.shortDay(day) }) : t.allHint}</p>
      {other && <p className="mt-1">{edited.only ? t.replaces({ day: other }) : t.keepsOwn({ day: other })}</p>}
      <div className="mt-3 flex">
        <Segments
          legend={t.scope}
          onChange={show}
          segments={[
            { value: 'all', label: t.all },
            { value: 'only', label: t.onlyThis({ day: dictionary.dayAndMonth(day) }) },
          ]}
          value={edited.only ? 'only' : 'all'}
        />
      </div>
    </Notice>
  );
}
