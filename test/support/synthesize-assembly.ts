import { synthesizeAssembly } from './assembly.ts';

// Runs in a separate process because synthesis blocks the event loop; the argument is the assembly's folder.
synthesizeAssembly(process.argv[2] ?? '');
