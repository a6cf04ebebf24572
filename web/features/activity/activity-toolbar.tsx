import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import { DateRangePicker } from '#web/ui/forms/date-range-picker.tsx';
import { SearchBox } from '#web/ui/lists/search-box.tsx';
import { ToolbarFrame } from '#web/ui/lists/toolbar-frame.tsx';
import type { ActivityAddress } from './activity-address.ts';
import { t } from './texts.en.ts';

/** Changes the filters; `replace` adds no history entry. */
export type ShowActivity = (change: Partial<ActivityAddress>, options?: { replace?: boolean }) => void;

/** Search and date filter. */
export function ActivityToolbar({ address, show }: { address: ActivityAddress; show: ShowActivity }) {
  return (
    <ToolbarFrame
      search={
        <SearchBox
          onSearch={(search) => show({ search }, { replace: true })}
          placeholder={t.search}
          search={address.search}
        />
      }
    >
      <DateRangePicker
        displayFormat={dictionary.shortDay}
        label={t.filterByDate}
        onChange={(range) => show(range)}
        value={address}
      />
    </ToolbarFrame>
  );
}
