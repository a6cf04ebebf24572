import { Download, type LucideIcon } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.ts';

type FileCardProps = {
  icon: LucideIcon;
  title: string;
  hint: string;
  /** Saves the file; false if there is nothing to save. */
  onSave: () => Promise<boolean>;
};

/** What a file contains, and the button that saves it. */
export function FileCard({ icon: Icon, title, hint, onSave }: FileCardProps) {
  const download = async () => {
    try {
      if (!(await onSave())) toast.info(t.empty);
    } catch (error) {
      showRefusal(error, t.failed);
    }
  };
  return (
    <Card className="*:h-full">
      <div className="flex h-full flex-col items-start gap-4">
        <div className="flex-1">
          <h3 className="flex items-center gap-2 font-semibold text-base">
            <Icon aria-hidden="true" className="size-4 text-muted" />
            {title}
          </h3>
          <p className="mt-1 text-pretty text-muted text-sm">{hint}</p>
        </div>
        <Button
          aria-label={t.downloadOf({ file: title })}
          busyLabel={t.downloading}
          onClick={download}
          variant="secondary"
        >
          <Download aria-hidden="true" />
          {t.download}
        </Button>
      </div>
    </Card>
  );
}
