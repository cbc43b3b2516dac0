import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvironmentError, parseEnvironment } from './environment.ts';
import { readSecretFiles, secretVariables } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'convoya-secrets-'));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('secrets in files', () => {
  it('stand for their variables, without the line end that editors add', () => {
    const path = fileOf('mollie', 'test_abcdefghijklmnop\n');
    const variables = readSecretFiles({ MOLLIE_API_KEY_FILE: path, PORT: '80' });
    expect(parseEnvironment(variables)).toMatchObject({ mollie: { apiKey: 'test_abcdefghijklmnop' }, port: 80 });
  });

  it('are read for every variable that holds one, and for no other', () => {
    const path = fileOf('secret', 'x');
    const read = readSecretFiles(Object.fromEntries(secretVariables.map((name) => [`${name}_FILE`, path])));
    expect(secretVariables.map((name) => read[name])).toEqual(secretVariables.map(() => 'x'));
    expect(readSecretFiles({ BACKUP_IDENTITY_FILE: path, PORT_FILE: path })).toEqual({ BACKUP_IDENTITY_FILE: path, PORT_FILE: path });
  });

  it('stop the start with the name of the variable where they are missing, empty or given twice', () => {
    const complaintOf = (variables: Readonly<Record<string, string>>) => {
      try {
        return readSecretFiles(variables);
      } catch (error) {
        return error instanceof EnvironmentError ? error.message : error;
      }
    };
    expect(complaintOf({ SMTP_URL_FILE: join(folder, 'none') })).toMatch(/^SMTP_URL_FILE: cannot read .*none \(ENOENT\)$/);
    expect(complaintOf({ SMTP_URL_FILE: fileOf('empty', ' \n') })).toMatch(/^SMTP_URL_FILE: .*empty is empty$/);
    expect(complaintOf({ SMTP_URL: 'smtp://x', SMTP_URL_FILE: fileOf('both', 'y') })).toBe(
      'SMTP_URL_FILE: must not be set beside SMTP_URL',
    );
  });
});
