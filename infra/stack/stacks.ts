import { App, type AppProps, Tags, Validations } from 'aws-cdk-lib';
import recommendedFlags from 'aws-cdk-lib/recommended-feature-flags.json' with { type: 'json' };
import { AwsSolutionsChecks } from 'cdk-nag';
import { dataStackName, productStackName, readConfig } from './config.ts';
import { DataStack } from './data-stack.ts';
import { EdgeAlarmsStack } from './edge-alarms-stack.ts';
import { EdgeStack } from './edge-stack.ts';
import { InvoicingStack } from './invoicing-stack.ts';
import { secondRegionOf } from './second-region.ts';
import { SecondRegionStack } from './second-region-stack.ts';

/**
 * An app with the recommended settings of this CDK version. Synthesis fails on a template that CloudFormation would
 * refuse, and on each finding of cdk-nag's AwsSolutions that is not acknowledged with a reason on its construct.
 */
export function newApp({ context, ...props }: AppProps = {}): App {
  const flags = { ...recommendedFlags, '@aws-cdk/core:target-partitions': ['aws'] };
  const app = new App({ ...props, context: { ...flags, ...context } });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}

type Stacks = {
  edge: EdgeStack;
  data: DataStack;
  product: InvoicingStack;
  edgeAlarms: EdgeAlarmsStack;
  secondRegion: SecondRegionStack | undefined;
};

/**
 * Adds the stacks of the context's stage to an app, by their lifetimes: the product, the data that outlives it, and
 * their parts in us-east-1 and a second region.
 */
export function addStacks(app: App): Stacks {
  const { stage, config } = readConfig(app.node);
  const name = productStackName(stage);
  const edge = new EdgeStack(app, `${name}-Edge`, { config });
  const place = config.secondRegion ? secondRegionOf(name, config.secondRegion) : undefined;
  const secondRegion =
    place && new SecondRegionStack(app, `${name}-SecondRegion`, { place, protection: config.protection });
  const data = new DataStack(app, dataStackName(stage), { stage, config, place });
  // S3 replicates only to a bucket that exists.
  if (secondRegion) data.addStackDependency(secondRegion);
  const product = new InvoicingStack(app, name, { config, edge, data });
  const edgeAlarms = new EdgeAlarmsStack(app, `${name}-EdgeAlarms`, {
    config,
    distributionId: product.distributionId,
    aclMetric: edge.aclMetric,
  });
  Tags.of(app).add('stage', stage);
  return { edge, data, product, edgeAlarms, secondRegion };
}
