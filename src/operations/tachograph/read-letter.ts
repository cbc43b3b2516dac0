import type { Database } from '#db/engine/tables.ts';
import { todayIn } from '#domain/calendar/zoned.ts';
import { type SiteKey, type SiteLanguage, siteKeys } from '#domain/sites/keys.ts';
import { findDriver } from '#operations/fleet/driver-store.ts';
import { listDepots, listOperators } from '#operations/fleet/operator-store.ts';
import { planningZone } from '#operations/fleet/rules/fleet.ts';
import { listInfringements } from './read-infringements.ts';
import type { InfringementLetter } from './rules/letter.ts';

type Wanted = { readonly driverId: string; readonly month: string; readonly language: SiteLanguage; readonly now: string };

/** The letter about a driver's infringements of a month; null without any. It is from the company of the driver's depot. */
export async function readInfringementLetter(db: Database, { driverId, month, language, now }: Wanted): Promise<InfringementLetter | null> {
  const driver = await findDriver(db, driverId);
  const [found] =
    driver === null ? [] : (await listInfringements(db, month, [driverId])).filter(({ isUnreadable }) => isUnreadable !== true);
  if (driver === null || found === undefined) return null;
  const site = await siteOf(db, driver.depotId);
  return { driver: driver.name, month, site, language, writtenOn: todayIn(planningZone, now), infringements: found.infringements };
}

async function siteOf(db: Database, depotId: string): Promise<SiteKey> {
  const [depots, operators] = await Promise.all([listDepots(db), listOperators(db)]);
  const depot = depots.find(({ id }) => id === depotId);
  const country = operators.find(({ id }) => id === depot?.operatorId)?.country.toLowerCase();
  return siteKeys.find((site) => site === country) ?? 'nl';
}
