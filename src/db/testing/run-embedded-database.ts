import { startEmbeddedDatabase } from '../embedded/start-embedded-database.ts';

/** A process of its own that uses the embedded database of a folder. It reports each step on a line and stops at `stop` on its input. */
const [folder = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await startEmbeddedDatabase({ folder, log: (message) => say(`log ${message}`) });
  say(`url ${database.url}`);
  process.stdin.on('data', async () => {
    await database.stop();
    say('stopped');
    process.exit(0);
  });
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
