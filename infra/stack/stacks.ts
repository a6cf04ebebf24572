import { App, type AppProps, Tags } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { readConfig } from './config.ts';
import { EdgeStack } from './edge-stack.ts';
import { InvoicingStack } from './invoicing-stack.ts';

/** An app that behaves as the CDK version in use recommends; templates with faults fail its synthesis. */
export function newApp({ context, ...props }: AppProps = {}): App {
  const flags = { ...recommendedFlags, '@aws-cdk/core:target-partitions': ['aws'] };
  return new App({ ...props, context: { ...flags, ...context } });
}

/** Adds the stacks of the stage named in the context to an app: the product, and what must stand in us-east-1. */
export function addStacks(app: App): { edge: EdgeStack; product: InvoicingStack } {
  const { stage, config } = readConfig(app.node);
  const name = stage === 'production' ? 'Invoicing' : `Invoicing-${stage}`;
  const edge = new EdgeStack(app, `${name}-Edge`, { config });
  const product = new InvoicingStack(app, name, { config, edge });
  Tags.of(app).add('stage', stage);
  return { edge, product };
}
