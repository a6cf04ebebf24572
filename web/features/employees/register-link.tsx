import { Copy } from 'lucide-react';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

/** The link with which someone creates the account that an invitation needs, to pass on to them. */
export function RegisterLink({ email }: { email: string }) {
  const link = `${location.origin}${paths.register}?email=${encodeURIComponent(email)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success('Link copied to clipboard!');
    } catch {
      toast.error('Failed to copy the link. Please select it instead.');
    }
  };
  return (
    <section aria-label="Link to create an account" className="mt-5">
      <p className="text-pretty text-muted text-sm">
        Pass this link on to them. Invite them again once they have created their account and confirmed its email: they
        then accept without another password.
      </p>
      <div className="mt-2 flex flex-col gap-2 sm:flex-row">
        <p className="flex min-h-control min-w-0 items-center rounded-md bg-subtle px-3 py-2 text-muted text-sm sm:flex-1">
          <span className="select-all wrap-anywhere">{link}</span>
        </p>
        <Button onClick={copy} variant="secondary">
          <Copy aria-hidden="true" />
          Copy Link
        </Button>
      </div>
    </section>
  );
}
