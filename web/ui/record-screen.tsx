import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { friendlyMessages } from '#web/lib/errors/friendly-messages.ts';
import { buttonStyle } from './button-style.ts';
import { Card } from './card.tsx';
import { ErrorState } from './feedback/error-state.tsx';
import { EmptyState } from './lists/empty-state.tsx';
import { ScreenHeader } from './screen-header.tsx';

type RecordScreenProps<Shown> = {
  query: UseQueryResult<Shown>;
  /** The kind of record: "Invoice". */
  title: string;
  skeleton: ReactNode;
  /** Shown once the record does not exist. */
  gone: { icon: LucideIcon; title: string; text: string; back: { to: string; label: string } };
  /** Says that it could not be loaded. */
  failed: string;
  children: (shown: Shown) => ReactNode;
};

/** The screen of one record, or its loading or error state. */
export function RecordScreen<Shown>({ query, title, skeleton, gone, failed, children }: RecordScreenProps<Shown>) {
  const { data, error, isError, refetch } = query;
  const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
  if (data && !isGone) return children(data);
  if (!isError) return skeleton;
  return (
    <>
      <ScreenHeader title={title} />
      <Card flush>
        {isGone ? (
          <div role="alert">
            <EmptyState
              action={
                <Link className={buttonStyle()} to={gone.back.to}>
                  {gone.back.label}
                </Link>
              }
              icon={gone.icon}
              text={gone.text}
              title={gone.title}
            />
          </div>
        ) : (
          <ErrorState onRetry={refetch} text={friendlyMessages(error).join(' ')} title={failed} />
        )}
      </Card>
    </>
  );
}
