import { parseYaml } from '#content/source-files.ts';
import { parseDriverCard } from '#operations/duties/rules/hours/driver-card.ts';
import { prepareBankFiles } from '#operations/payments/bank-file/prepare-bank-file.ts';
import { readUnitFile } from '#operations/tachograph/rules/read-unit.ts';
import type { Environment } from '../environment.ts';
import { createThreadedFiles, type Files } from './threaded-files.ts';

/** In development Vite runs the sources directly, which a Node thread cannot. */
export function openFiles(mode: Environment['mode']): Files {
  return mode === 'development'
    ? {
        readBankFiles: async (files) => prepareBankFiles(files),
        readRateFile: async (text) => parseYaml(text),
        readCardFile: async (bytes) => parseDriverCard(bytes),
        readUnitFile: async (bytes) => readUnitFile(bytes),
      }
    : createThreadedFiles();
}
