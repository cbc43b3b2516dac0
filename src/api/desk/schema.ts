import { builder } from './builder.ts';
import './planning/capacity.ts';
import './planning/found-files.ts';
import './planning/incidents.ts';
import './partners/offers.ts';
import './planning/rings.ts';
import './today.ts';
import './trips.ts';
import './views.ts';

/** The desk's API: another schema than the sites', for other people, at another address. */
export const deskSchema = builder.toSchema();
