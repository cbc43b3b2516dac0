import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const executable = '/usr/bin/chromium';

/** Debian's Chromium for the browser tests: installed if it is missing and this user may, otherwise the command for it is printed. */
if (!existsSync(executable)) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    process.stderr.write('The browser tests need Chromium at /usr/bin/chromium: sudo apt-get install --yes chromium\n');
    process.exit(1);
  }
  process.stderr.write('Installing Chromium for the browser tests …\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const run = spawnSync('apt-get', ['--quiet', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'], env });
    if (run.status !== 0) process.exit(run.status ?? 1);
  }
}
