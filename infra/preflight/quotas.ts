import { ListDistributionsCommand } from '@aws-sdk/client-cloudfront';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import type { Settings } from '#infra/deploy/settings.ts';
import type { Account } from './account.ts';
import { type Answer, blocks, later, ready, unknown } from './finding.ts';

/** AWS keeps this much concurrency for functions that reserve none. */
const UNRESERVED = 100;

/** Whether enough functions may run at the same time, the reserved ones can be reserved, and the alarm can go off. */
export async function checkConcurrency(
  { lambda, stack }: Account,
  { config: { pdfConcurrency, concurrencyQuota } }: Settings,
): Promise<Answer[]> {
  const { AccountLimit } = await lambda.send(new GetAccountSettingsCommand());
  const { ConcurrentExecutions: quota = 0, UnreservedConcurrentExecutions: unreserved = 0 } = AccountLimit ?? {};
  // Once deployed, the unreserved concurrency excludes the product's own reservation.
  const reservable = (stack === 'deployed' ? quota : unreserved) - UNRESERVED;
  if (pdfConcurrency > Math.max(reservable, 0)) {
    const fix = reservable > 0 ? `at most ${reservable}` : '0';
    return [
      blocks(
        `The account cannot reserve ${pdfConcurrency} concurrent functions for PDFs. Set pdfConcurrency to ${fix}, or have the Lambda quota raised first.`,
      ),
    ];
  }
  if (quota <= UNRESERVED) {
    return [
      later(
        `Only ${quota} functions may run at the same time, too few for more than a few users. Console: Service Quotas, AWS Lambda, Concurrent executions, request 1,000.`,
      ),
    ];
  }
  if (quota < concurrencyQuota) {
    const text = `Only ${quota} functions may run at the same time, so the alarm at 80 % of concurrencyQuota is too late. Set concurrencyQuota to ${quota}.`;
    return [later(text)];
  }
  return [ready(`${quota} functions may run at the same time.`)];
}

/** Whether the account may create distributions, as far as AWS reveals it. */
export async function checkCloudFront({ cloudFront }: Account): Promise<Answer[]> {
  const { DistributionList } = await cloudFront.send(new ListDistributionsCommand({ MaxItems: 1 }));
  if ((DistributionList?.Items ?? []).length > 0) {
    return [ready('The account has a CloudFront distribution, so it is verified.')];
  }
  return [
    unknown(
      'AWS does not reveal whether this account may create CloudFront distributions. If the deployment fails with "Your account must be verified", ask for it in a support case (free of charge), then deploy again.',
    ),
  ];
}
