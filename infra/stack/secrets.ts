import { RemovalPolicy, Validations } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { StageConfig } from './config.ts';

type Settings = Pick<StageConfig, 'secretsRevision' | 'secondRegion' | 'canaryEmail'>;

/**
 * The secrets that outlive the product. An operator enters the Stripe keys in Secrets Manager; until then they are placeholders, with which
 * calls to Stripe and events from it are refused.
 */
export class Secrets extends Construct {
  readonly #stripe: Secret;
  readonly #auth: Secret;
  readonly #canary: Secret | undefined;
  readonly #revision: string;

  constructor(scope: Construct, id: string, { secretsRevision, secondRegion, canaryEmail }: Settings) {
    super(scope, id);
    // Without the key of sealed texts, no second factor in the table works any more.
    const copied = secondRegion ? { replicaRegions: [{ region: secondRegion }] } : {};
    this.#revision = secretsRevision;
    this.#stripe = new Secret(this, 'Stripe', {
      description: 'Stripe: secretKey (sk_...) and webhookSecret (whsec_...)',
      generateSecretString: {
        secretStringTemplate: JSON.stringify({ secretKey: 'not-configured' }),
        generateStringKey: 'webhookSecret',
        excludePunctuation: true,
      },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      ...copied,
    });
    Validations.of(this.#stripe).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'Stripe issues these keys: an operator rolls them in its dashboard and enters them here.',
    });
    this.#auth = new Secret(this, 'Auth', {
      description: 'Seals refresh tokens and second factors in the table; a new value logs out all users',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
      ...copied,
    });
    Validations.of(this.#auth).acknowledge({
      id: 'AwsSolutions::AwsSolutions-SMG4',
      reason: 'Sealed data can only be opened with the same value: rotation would invalidate every second factor.',
    });
    this.#canary = canaryEmail ? addCanary(this, canaryEmail) : undefined;
  }

  get stripeSecretArn(): string {
    return this.#stripe.secretArn;
  }

  /** Gives a function the Stripe key. */
  bindStripeKey(fn: LambdaFunction): void {
    fn.addEnvironment('STRIPE_SECRET_KEY', this.#stripe.secretValueFromJson('secretKey').unsafeUnwrap());
    this.#bindRevision(fn);
  }

  /** Gives a function the webhook secret. */
  bindStripeWebhook(fn: LambdaFunction): void {
    fn.addEnvironment('STRIPE_WEBHOOK_SECRET', this.#stripe.secretValueFromJson('webhookSecret').unsafeUnwrap());
    this.#bindRevision(fn);
  }

  /** Gives a function the key of sealed texts. */
  bindAuthKey(fn: LambdaFunction): void {
    fn.addEnvironment('AUTH_KEY', this.#auth.secretValue.unsafeUnwrap());
    this.#bindRevision(fn);
  }

  /** Gives the canary the password of its account, if it has one. */
  bindCanary(fn: LambdaFunction): void {
    if (!this.#canary) return;
    fn.addEnvironment('CANARY_PASSWORD', this.#canary.secretValueFromJson('password').unsafeUnwrap());
    this.#bindRevision(fn);
  }

  // A deployment resolves a function's references only if something else in the function changed.
  #bindRevision(fn: LambdaFunction): void {
    fn.addEnvironment('SECRETS_REVISION', this.#revision);
  }
}

function addCanary(scope: Construct, email: string): Secret {
  const secret = new Secret(scope, 'Canary', {
    description: 'The account of the canary: register it in the app with this email and password',
    generateSecretString: {
      secretStringTemplate: JSON.stringify({ email }),
      generateStringKey: 'password',
      passwordLength: 48,
      excludePunctuation: true,
      requireEachIncludedType: true,
    },
  });
  Validations.of(secret).acknowledge({
    id: 'AwsSolutions::AwsSolutions-SMG4',
    reason: 'The account has the same password: an operator changes both, in the app and here.',
  });
  return secret;
}
