import { writeFileSync } from 'node:fs';
import { writeRegister } from '../src/operations/privacy/rules/write-register.ts';

/** Writes docs/operating/data.md from the register of processing. */
writeFileSync(new URL('../docs/operating/data.md', import.meta.url), writeRegister());
