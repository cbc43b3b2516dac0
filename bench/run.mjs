import { runnerImport } from 'vite';
await runnerImport(process.argv[2], { root: process.cwd(), configFile: false });
