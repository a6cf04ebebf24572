import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EditorLayout } from './editor-layout.tsx';
import { LoadingProgress } from './loading-progress.tsx';

/** The shape of the editor while what it needs is on its way; `label` says what that is. */
export function EditorLoading({ title, label }: { title: string; label: string }) {
  return (
    <div aria-busy="true">
      <ScreenHeader description={<span role="status">{label}</span>} title={title} />
      <div className="mb-4">
        <LoadingProgress label={label} />
      </div>
      <EditorLayout
        form={
          <div className="p-6">
            <Skeleton className="h-6 w-full max-w-sm" />
            <div className="mt-8 grid gap-5 sm:grid-cols-2">
              {SKELETON_FIELDS.map((field) => (
                <Skeleton className="h-16" key={field} />
              ))}
            </div>
          </div>
        }
        preview={<Skeleton className="h-[40rem]" />}
      />
    </div>
  );
}

const SKELETON_FIELDS = ['name', 'email', 'phone', 'address', 'city', 'province', 'zip', 'country'];
