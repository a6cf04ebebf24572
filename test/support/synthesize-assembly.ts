import { synthesizeAssembly } from './assembly.ts';

// Run with the folder for the assembly, in a process of its own: synthesis blocks the one that it runs in.
synthesizeAssembly(process.argv[2] ?? '');
