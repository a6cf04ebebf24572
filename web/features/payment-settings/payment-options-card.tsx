import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import type { PaymentOptions, PaymentOptionsInput } from '#shared/api/stripe.ts';
import { paymentOptionsQuery, useChangePaymentOptions } from '#web/lib/queries/stripe.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { showFailure } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { Switch } from '#web/ui/forms/switch.tsx';
import { OptionsSkeleton } from './settings-skeleton.tsx';
import { t } from './texts.en.tsx';

/** Where the owner of an account turns on methods of payment at Stripe. */
const STRIPE_METHODS = 'https://dashboard.stripe.com/settings/payment_methods';

/** What customers can use beside cards with a connected Stripe account; each change takes effect immediately. */
export function PaymentOptionsCard() {
  const options = useQuery(paymentOptionsQuery);
  const { mutateAsync } = useChangePaymentOptions();
  const change = (update: PaymentOptionsInput) =>
    mutateAsync(update).catch((error: unknown) => {
      showFailure(error, t.optionsNotChanged);
      return null;
    });
  return (
    <Fetched failure={FAILURE} isCard query={options} skeleton={<OptionsSkeleton />}>
      {({ debits, link }) => (
        <Card description={t.optionsText} title={t.options}>
          <div className="flex flex-col gap-5">
            <Switch
              checked={debits !== 'off'}
              hint={<Hint>{`${t.debitsHint} ${debits === 'off' ? t.debitsFee : t.debitsOff}`}</Hint>}
              label={t.debits}
              onChange={(isOn) => void change({ debits: isOn })}
            />
            {debits === 'waiting' && <NotActivated onCheck={() => change({ debits: true })} />}
            <Switch
              checked={link}
              hint={<Hint>{t.linkHint}</Hint>}
              label={t.link}
              onChange={(isOn) => void change({ link: isOn })}
            />
          </div>
        </Card>
      )}
    </Fetched>
  );
}

/** A hint of several sentences, in lines that are not too long to read. */
function Hint({ children }: { children: string }) {
  return <span className="mt-0.5 block max-w-prose text-pretty">{children}</span>;
}

const FAILURE = { title: t.optionsNotLoaded, text: t.tryLater };

/** Says what to do at Stripe, which is asked again by the button. */
function NotActivated({ onCheck }: { onCheck: () => Promise<PaymentOptions | null> }) {
  const check = async () => {
    const checked = await onCheck();
    if (checked?.debits === 'on') toast.success(t.debitsActivated);
    else if (checked) toast.info(t.debitsNotActivated);
  };
  return (
    <Notice title={t.debitsNotActivated} tone="warning">
      <p>{t.activateDebits}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          className={buttonStyle({ variant: 'secondary', size: 'sm' })}
          href={STRIPE_METHODS}
          rel="noopener noreferrer"
          target="_blank"
        >
          {t.openStripe}
          <ExternalLink aria-hidden="true" />
        </a>
        <Button busyLabel={t.checking} onClick={check} size="sm" variant="secondary">
          {t.checkAgain}
        </Button>
      </div>
    </Notice>
  );
}
