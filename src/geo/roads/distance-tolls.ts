/**
 * Countries where a coach above 3.5 tonnes pays for each kilometre of motorway and expressway, whatever the road: GO-Maut (AT), Myto (CZ),
 * e-TOLL (PL), DarsGo (SI), e-mýto (SK). Not here: tolled stretches that stand on the roads themselves (FR, ES, IT, PT, HR, GR …),
 * vignettes and flat charges (HU, BG, RO, CH), and trucks' tolls that leave coaches out (DE, BE). Source: the operators' rules as commonly
 * known, November 2026.
 */
export const distanceTollCountries: ReadonlySet<string> = new Set(['AT', 'CZ', 'PL', 'SI', 'SK']);
