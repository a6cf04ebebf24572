import type { Emulator } from './emulators/emulator.ts';
import type { UserPool } from './emulators/user-pool.ts';

export const TABLE_NAME = 'northbill';
export const FILES_BUCKET = 'northbill-files';
/** Signs what the Stripe stand-in sends; it protects nothing, and never leaves this machine. */
export const WEBHOOK_SECRET = 'whsec_local';

type Parts = Record<'dynamodb' | 'cognito' | 's3' | 'ses' | 'sns' | 'stripe' | 'lambda', Emulator> & {
  url: string;
  pool: UserPool;
};

/**
 * What the functions find in their environment: the same names as on AWS, and the SDK's own variables that lead it to
 * the emulators. With a Stripe test key in the environment, Stripe itself is called.
 */
export function environment(parts: Parts): Record<string, string> {
  const { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = process.env;
  return {
    AWS_REGION: 'ca-central-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: parts.dynamodb.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: parts.cognito.endpoint,
    AWS_ENDPOINT_URL_S3: parts.s3.endpoint,
    AWS_ENDPOINT_URL_SES: parts.ses.endpoint,
    AWS_ENDPOINT_URL_SNS: parts.sns.endpoint,
    AWS_ENDPOINT_URL_LAMBDA: parts.lambda.endpoint,
    TABLE_NAME,
    FILES_BUCKET,
    USER_POOL_ID: parts.pool.userPoolId,
    USER_POOL_CLIENT_ID: parts.pool.clientId,
    INVOICE_PDF_FUNCTION: 'invoice-pdf',
    MAIL_FROM: 'invoices@demo.test',
    SUPPORT_EMAIL: 'support@demo.test',
    SITE_URL: parts.url,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
    ...(stripeKey
      ? { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret ?? '' }
      : {
          STRIPE_SECRET_KEY: 'sk_test_local',
          STRIPE_API_URL: parts.stripe.endpoint,
          STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        }),
  };
}
