/** Rows in the lists of places that are a station, a street, a shop or a company: nobody lives there, and no text names one as its town. */

/** Names that only describe what is there, in the languages of our countries: "Hauptbahnhof", "City Center", "Old Town", "Messe". */
const noNames: ReadonlySet<string> = new Set(
  [
    'hauptbahnhof bahnhof busbahnhof gueterbahnhof guterbahnhof station gare estacion estacio stazione centraal airport flughafen aeroport',
    'aeropuerto aeroporto messe fiera feria fira terminal parking parkplatz hotel hospital universitat universidad universite university',
    'campus stadion stadium estadio stade zentrum centrum centre center centro city downtown altstadt innenstadt',
  ]
    .join(' ')
    .split(' '),
);
const noPhrases: ReadonlySet<string> = new Set([
  'city center',
  'city centre',
  'old town',
  'town centre',
  'town center',
  'centre ville',
  'center parcs',
  'shopping center',
  'shopping centre',
  'train station',
  'railway station',
  'bus station',
  'coach station',
]);
const beginsAsStation = /^(?:bahnhof|hauptbahnhof|gare|estacion|stazione|apeadero|railway station) \S/;
const companies = /(?:^| )(?:gmbh|ggmbh|mbh|ag co|kg|e v|ohg|verlag|versicherung|sparkasse|finanzamt|s a r l|sarl|s l u|ltd|plc|b v|n v)$/;

/** Whether a folded name is that of a station, a street, a hall or a company rather than of a town. */
export function isNoTown(folded: string): boolean {
  if (noNames.has(folded) || noPhrases.has(folded)) return true;
  return beginsAsStation.test(folded) || companies.test(folded);
}
