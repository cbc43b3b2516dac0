import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { SiteLanguage } from '#domain/sites/keys.ts';
import type { Namespace } from '#site/i18n/namespaces.ts';

export type MissingTexts = {
  add(missing: {
    readonly language: SiteLanguage;
    readonly namespace: Namespace;
    readonly keys: Readonly<Record<string, string>>;
  }): Promise<void>;
};

const fileSchema = v.record(v.string(), v.string());
const maximumKeys = 2_000;

/**
 * Collects missing text keys, each once, in one file of the data folder for a translator. Its size is limited, and no path contains visitor
 * input.
 */
export function createMissingTexts(folder: string): MissingTexts {
  const file = join(folder, 'missing-translations.json');
  let last: Promise<void> = Promise.resolve();
  return {
    add({ language, namespace, keys }) {
      last = last
        .catch(() => undefined)
        .then(async () => {
          const known = await readKnown(file);
          for (const [key, text] of Object.entries(keys)) {
            if (Object.keys(known).length < maximumKeys) known[`${language}/${namespace}:${key}`] ??= text;
          }
          await mkdir(folder, { recursive: true });
          await writeFile(`${file}.new`, `${JSON.stringify(known, null, 2)}\n`);
          await rename(`${file}.new`, file);
        });
      return last;
    },
  };
}

async function readKnown(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return v.parse(fileSchema, JSON.parse(text));
}
