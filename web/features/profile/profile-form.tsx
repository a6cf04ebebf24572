import type { Profile } from '#shared/user/schema.ts';
import { initialsOfNames } from '#web/lib/person-names.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { ConflictDialog } from '#web/ui/overlays/conflict-dialog.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { t } from './texts.en.tsx';
import { useProfileForm } from './use-profile-form.ts';

/** Edits the name and phone number; the email is read-only. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, errorOf, onSubmit, isBusy, isDirty, isSaved, conflict, failure, forgetFailure } =
    useProfileForm(profile);
  const details = form.watch();
  /** A name can be changed but not removed (spec 2 §5): warns before the stored one reappears. */
  const kept = (name: 'firstName' | 'lastName') =>
    profile[name] && !details[name].trim() ? t.nameStays({ name: profile[name] }) : undefined;
  return (
    <form className="flex flex-col gap-6" onInput={forgetFailure} onSubmit={onSubmit}>
      <LeaveGuard when={isDirty} />
      <ConflictDialog {...conflict} title={t.profileChanged} />
      <ProfileHead email={profile.email} firstName={details.firstName} lastName={details.lastName} />
      <fieldset className="grid min-w-0 items-start gap-5 sm:grid-cols-2" disabled={isBusy || isSaved}>
        <Field error={errorOf('firstName')} hint={kept('firstName')} label={t.firstName}>
          <Input {...form.register('firstName')} autoComplete="given-name" />
        </Field>
        <Field error={errorOf('lastName')} hint={kept('lastName')} label={t.lastName}>
          <Input {...form.register('lastName')} autoComplete="family-name" />
        </Field>
        <Field hint={t.emailHint} label={t.email}>
          <Input
            className="read-only:border-line read-only:bg-subtle"
            name="email"
            readOnly
            type="email"
            value={profile.email}
          />
        </Field>
        <Field error={errorOf('phone')} label={t.phone}>
          <Input {...form.register('phone')} autoComplete="tel" placeholder={t.phoneExample} type="tel" />
        </Field>
      </fieldset>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <div className="flex border-line border-t pt-5 sm:justify-end">
        <Button busy={isBusy} busyLabel={t.saving} className="max-sm:flex-1" disabled={isSaved} type="submit">
          {t.saveChanges}
        </Button>
      </div>
    </form>
  );
}

/** The profile's initials, name if any, and email address. */
function ProfileHead({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) {
  const names = [firstName.trim(), lastName.trim()];
  return (
    <div className="flex items-center gap-4">
      <Avatar className="size-14 text-lg!" initials={initialsOfNames(names)} />
      <div className="min-w-0">
        <h2 className="truncate font-semibold text-base">{names.filter(Boolean).join(' ') || t.yourName}</h2>
        <p className="truncate text-muted text-sm">{email}</p>
      </div>
    </div>
  );
}
