import { formatPlans, planLoad } from '../tools/load/plan-load.ts';

/** `npm run simulate:load [visits a day …]`: machines for ten thousand, a million and a hundred million visits a day, or for others. */
const asked = process.argv.slice(2).map(Number);
if (!asked.every((visits) => visits >= 1 && visits <= 1e9)) throw new RangeError('Name visits a day, from 1 to a billion, as numbers');
process.stdout.write(`${formatPlans((asked.length > 0 ? asked : [1e4, 1e6, 1e8]).map(planLoad))}\n`);
