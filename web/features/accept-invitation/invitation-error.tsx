import { RotateCw, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { OutcomeCard } from './outcome-card.tsx';
import { t } from './texts.en.tsx';

type InvitationErrorProps = {
  text: string;
  /** A suggestion for what to do. */
  hint?: string;
  /** Omitted if a retry would not help. */
  onRetry?: () => unknown;
};

/** Says that there is no open invitation, with a link home (spec 2 §8). */
export function InvitationError({ text, hint, onRetry }: InvitationErrorProps) {
  return (
    <OutcomeCard
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry}>
              <RotateCw aria-hidden="true" />
              {t.tryAgain}
            </Button>
          )}
          <Link className={buttonStyle({ variant: 'secondary' })} to={paths.home}>
            {t.returnHome}
          </Link>
        </>
      }
      icon={TriangleAlert}
      isError
    >
      <div role="alert">
        <h1 className="font-semibold text-2xl">{t.error}</h1>
        <p className="mt-2 text-balance text-muted">{text}</p>
      </div>
      {hint && <p className="mt-4 max-w-sm text-balance text-muted text-sm">{hint}</p>}
    </OutcomeCard>
  );
}
