import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { t } from './texts.en.ts';

type EmptyReportProps = { icon: LucideIcon; title: string; text: string };

/** In place of a report without figures, with the way to the invoices. */
export function EmptyReport({ icon, title, text }: EmptyReportProps) {
  return (
    <Card flush>
      <EmptyState
        action={
          <Link className={buttonStyle({ variant: 'secondary' })} to={paths.invoices}>
            {t.toInvoices}
          </Link>
        }
        icon={icon}
        text={text}
        title={title}
      />
    </Card>
  );
}
