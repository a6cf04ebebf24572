import { addStacks, newApp } from './stack/stacks.ts';

addStacks(newApp());
