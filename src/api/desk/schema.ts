import { builder } from './builder.ts';
import './planning/capacity.ts';
import './editing/facts.ts';
import './editing/texts.ts';
import './planning/extra-time.ts';
import './figures.ts';
import './planning/fleet.ts';
import './planning/driver-hours.ts';
import './planning/fleet-acts.ts';
import './planning/incidents.ts';
import './planning/journey-papers.ts';
import './planning/on-duty.ts';
import './editing/pages.ts';
import './editing/pages-acts.ts';
import './editing/pictures.ts';
import './partners/offers.ts';
import './partners/register.ts';
import './partners/statements.ts';
import './sales/journey.ts';
import './sales/trip-journey.ts';
import './editing/rates.ts';
import './editing/rates-acts.ts';
import './planning/postings.ts';

/** The desk's API: another schema than the sites', for other people, at another address. */
export const deskSchema = builder.toSchema();
