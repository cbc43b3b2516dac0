import { spawnSync } from 'node:child_process';
import { findBrowser, windowless } from './browser.ts';

const packages = [windowless, 'chromium'];

/** Debian's Chromium for the browser tests: installed if it is missing and this user may, otherwise the command for it is printed. */
if (findBrowser() === null) {
  if (process.getuid?.() !== 0) {
    process.stderr.write(`The browser tests need Chromium: sudo apt-get install --yes ${windowless}\n`);
    process.exit(1);
  }
  process.stderr.write('Installing Chromium for the browser tests …\n');
  install('update');
  // Debian 11 has no package without a window.
  const isInstalled = packages.some((name) => install('install', '--yes', '--no-install-recommends', name));
  if (!isInstalled) process.exit(1);
}

function install(...parameters: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['--quiet', ...parameters], { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}
