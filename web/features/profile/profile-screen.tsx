import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EmailAddress } from './email-address.tsx';
import { LeaveBusiness } from './leave-business.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

/** One's own details (spec 2 §2, "Profile Settings screen"). */
export function ProfileScreen() {
  const profile = useQuery(profileQuery);
  // Keep the form when a refetch fails: the user may be typing.
  const hasFailed = profile.isError && !profile.data;
  return (
    <>
      <ScreenHeader description="Manage your personal information" title="Profile Settings" />
      <Card className="max-w-3xl" flush={hasFailed}>
        {profile.data ? (
          <ProfileForm profile={profile.data} />
        ) : hasFailed ? (
          <ErrorState
            onRetry={() => profile.refetch()}
            retryLabel="Retry"
            text="Please check your connection and try again."
            title="Failed to load profile"
          />
        ) : (
          <ProfileSkeleton />
        )}
      </Card>
      <EmailAddress />
      <LeaveBusiness />
    </>
  );
}
