import { builder } from './builder.ts';
import './acts.ts';
import './board.ts';
import './capacity.ts';
import './duties.ts';
import './editing/facts.ts';
import './editing/texts.ts';
import './fleet.ts';
import './fleet-acts.ts';
import './beside-acts.ts';
import './incidents.ts';
import './money.ts';
import './on-duty.ts';
import './pages.ts';
import './pages-acts.ts';
import './partners/register.ts';
import './people.ts';
import './sales/invoice.ts';
import './sales/journey.ts';
import './sales/price.ts';
import './sales/trip-journey.ts';
import './rates.ts';
import './rates-acts.ts';
import './today.ts';
import './trip.ts';
import './trips.ts';

/** The desk's API: another schema than the sites', for other people, at another address. */
export const deskSchema = builder.toSchema();
