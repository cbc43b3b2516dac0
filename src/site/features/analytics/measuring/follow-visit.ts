import { campaignNames, listCampaignParameters, readCampaign } from '../../../visitor/campaign.ts';
import { findSessionStorage, visit } from '../../../visitor/visit.ts';
import { type Measurement, startMeasurement } from './measurement.ts';

export type VisitStep = {
  readonly pathname: string;
  readonly search: string;
  /** Whether the visitor allows what needs consent. */
  readonly allows: boolean;
  readonly requestPath: string;
  readonly addresses: readonly string[];
};

let measurement: Measurement | null = null;
let measured = '';
let requestPath: string | null = null;

/** Updates the visit; called for each page and each change of consent. */
export function followVisit(step: VisitStep): void {
  visit.update(readCampaign(new URLSearchParams(step.search), navigator.userAgent, navigator.maxTouchPoints));
  visit.storeCampaignIn(step.allows ? findSessionStorage() : null);
  if (requestPath === null) document.addEventListener('formdata', carryCampaign);
  requestPath = step.requestPath.split('?')[0] ?? '';
  if (step.pathname === requestPath) writeIntoAddress(step.search);
  if (!step.allows) measurement?.stop();
  if (!step.allows) measurement = null;
  else if (measurement === null) measurement = startMeasurement(window, step.addresses);
  else if (measured !== step.pathname) measurement.viewPage();
  measured = step.pathname;
}

/** Adds the campaign to a form that requests a quote, or that leads to the one that does. */
function carryCampaign({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement) || new URL(target.action).pathname !== requestPath) return;
  const { gclid, utm } = visit.get();
  const campaign = { gclid, utm };
  const fields = target.method === 'get' ? listCampaignParameters(campaign) : Object.entries(campaign);
  for (const [name, value] of fields) if (value !== '') formData.set(name, value);
}

/**
 * Writes the campaign into the address of the request form, as a link or a form does before hydration. There it survives a reload, and
 * nothing is stored (docs/decisions/0032).
 */
function writeIntoAddress(search: string): void {
  const query = new URLSearchParams(search);
  if (campaignNames.some((name) => query.has(name))) return;
  const campaign = listCampaignParameters(visit.get());
  if (campaign.length === 0) return;
  for (const [name, value] of campaign) query.set(name, value);
  window.history.replaceState(window.history.state, '', `?${query}`);
}
