import { App } from 'aws-cdk-lib';
import { addStacks } from './stack/stacks.ts';

addStacks(new App());
