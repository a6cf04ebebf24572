import { type App, Tags } from 'aws-cdk-lib';
import { readConfig } from './config.ts';
import { EdgeStack } from './edge-stack.ts';
import { InvoicingStack } from './invoicing-stack.ts';

/** Adds the stacks of the stage named in the context to an app: the product, and what must stand in us-east-1. */
export function addStacks(app: App): { edge: EdgeStack; product: InvoicingStack } {
  const { stage, config } = readConfig(app.node);
  const name = stage === 'production' ? 'Invoicing' : `Invoicing-${stage}`;
  const edge = new EdgeStack(app, `${name}-Edge`, { config });
  const product = new InvoicingStack(app, name, { config, edge });
  Tags.of(app).add('stage', stage);
  return { edge, product };
}
