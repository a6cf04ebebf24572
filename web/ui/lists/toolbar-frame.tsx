import type { ReactNode } from 'react';

type ToolbarFrameProps = {
  /** The search box, and controls beside it. */
  search: ReactNode;
  /** Selects that filter and sort the list, if any. */
  children?: ReactNode;
};

/** The toolbar above a list: search and selects share a line if there is room. */
export function ToolbarFrame({ search, children }: ToolbarFrameProps) {
  return (
    <div className="@container border-line border-b p-3 sm:px-6 sm:py-4">
      <div className="flex flex-wrap gap-2">
        <div className="flex min-w-0 flex-1 basis-full flex-wrap gap-2 @4xl:basis-0">{search}</div>
        {children && (
          <div className="flex min-w-0 basis-full flex-wrap gap-2 @4xl:basis-auto @4xl:flex-nowrap">{children}</div>
        )}
      </div>
    </div>
  );
}
