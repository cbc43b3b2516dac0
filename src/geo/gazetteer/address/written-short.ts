/**
 * Abbreviations after the name of a town, and their full forms. German namesakes are distinguished by their location: without "a. d.
 * Weinstraße" it is another Neustadt, 400 km away. French districts represent their postcode.
 */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L} )a(?:\/|\. ?)?d\.? (?=(?:Rijn|IJssel)(?!\p{L}))/giu, 'aan den '],
  [/(?<=\p{L} )(?:bij D|b\. ?D)['’. ]*stede(?!\p{L})/giu, 'bij Duurstede'],
  [/(?<=\p{L} )o[/.] ?d\.? (?=Berg(?!\p{L}))/giu, 'op den '],
  [/(?<= )a\/d(?= )/gi, 'aan de'],
  [/(?<=\p{L} )o\. ?d\. ?T(?:\.|(?![\p{L}]))/giu, 'ob der Tauber'],
  [/(?<=\p{L} )o\. ?d\. ?(?=\p{Lu}\p{Ll})/gu, 'ob der '],
  [/(?<=Rothenburg )odT(?!\p{L})/giu, 'ob der Tauber'],
  [/(?<=Frankfurt)(?:\/| a\. ?d\. ?| a\.? )O(?:der|\.|$)/gu, ' (Oder)'],
  [/(?<=Frankfurt)(?:\/| )M(?:ain|\.|$)/gu, ' am Main'],
  [/(?<=\p{L}) a\. (?=(?:Rhein|Main|Neckar|Inn|Lech|Ruhr|Donau)(?!\p{L}))/gu, ' am '],
  [/(?<=\p{L} )i\. ?d\. ?O\.?[Pp][Ff](?:\.|(?!\p{L}))/gu, 'in der Oberpfalz'],
  [/(?<=\p{L} )a\. ?d\. ?(?=\p{Lu}\p{Ll})/gu, 'an der '],
  [/(?<=Frankfurt )an der Oder(?!\p{L})/gu, '(Oder)'],
  [/(?<=\p{L} )i\. ?Br(?:eisgau|eisg)?(?:\.|(?!\p{L}))/gu, 'im Breisgau'],
  [/(?<=\p{L} )a\. ?M(?:\.|(?!\p{L}))/gu, 'am Main'],
  [/(?<=\p{L} )a\. ?Rh(?:\.|(?!\p{L}))/gu, 'am Rhein'],
  [/(?<=\p{L} )a\. ?(?=(?:Main|Rhein|Neckar|Lech|Inn|Ammersee|Chiemsee|See)(?!\p{L}))/gu, 'am '],
  [/(?<=\p{L} )i\. ?(?=(?:Breisgau|Allgäu|Schwarzwald|Harz|Odenwald|Westerwald)(?!\p{L}))/gu, 'im '],
  [/(?<=\p{L} )a\. ?N(?:\.|(?!\p{L}))/gu, 'am Neckar'],
  [/(?<=\p{L} )i\. ?Bay(?:\.|(?!\p{L}))/gu, 'in Bayern'],
  [/(?<=\p{L} )i\. ?d\. ?N(?:\.|(?!\p{L}))/gu, 'in der Nordheide'],
  [/(?<=\p{L} )(?:i\. ?)?Ts\.(?!\p{L})/gu, 'im Taunus'],
  [/(?<=\p{L} )v\. ?d\. ?H(?:öhe|\.|(?!\p{L}))/giu, 'vor der Höhe'],
  [/(?<=\p{L} )b\. ?(?=\p{Lu}\p{Ll}{2})/gu, 'bei '],
  [/(?<=\p{L})\/(?=(?:Ruhr|Lahn|Aisch|Weinstraße|Donau)(?!\p{L}))/gu, ' an der '],
  [/(?<=Rothenburg)\/(?=Tauber(?!\p{L}))/gu, ' ob der '],
  [/(?<!\p{L})Schwäb\. ?(?=\p{Lu})/gu, 'Schwäbisch '],
  [/(?<=\p{L} )s\/ ?(?=\p{L}{3})/gu, 'sur '],
  [/(?<!\p{L})Pto\.? (?=(?:de )?(?:la )?(?:Sta|Santa)\.? Mar[ií]a)/giu, 'El Puerto de '],
  [/(?<=El Puerto de )(?:de )?(?:la )?(?:Sta|Santa)\.? Mar[ií]a/giu, 'Santa María'],
  [/(?<!\p{L})Sta(?:\. ?| )(?=\p{Lu})/gu, 'Santa '],
  [/(?<!\p{L})Sto(?:\. ?| )(?=\p{Lu})/gu, 'Santo '],
  [/(?<!\p{L})(?:Hann\.? ?)(?=Münden(?!\p{L}))/gu, 'Hannoversch '],
  [
    /(?<!\p{L})S\. ?(?=(?:Sebasti[aá]n|Fernando|Pedro|Juan|Javier|Vicente|Lorenzo|Mart[ií]n|Mart[ií]no|Giovanni|Marino)(?!\p{L}))/gu,
    'San ',
  ],
  [/(?<!\p{L})Pto\. ?(?=\p{L})/gu, 'Puerto '],
  [/(?<!\p{L})V(?:va|illan)\.? (?=de(?:l| la)? \p{Lu})/gu, 'Villanueva '],
  [/(?<=Neustadt)(?:\/| a\. ?d\. ?| )W(?:ein)?str(?:\.|aße|asse)?(?!\p{L})/gu, ' an der Weinstraße'],
  [/(?<!\p{L})HH-(?=\p{Lu}\p{Ll})/gu, 'Hamburg-'],
  [/(?<!\p{L})Bxl\.?(?!\p{L})/gu, 'Bruxelles'],
  [/(?<!\p{L})A['’]dam(?!\p{L})/giu, 'Amsterdam'],
  [/(?<!\p{L})R['’]dam(?!\p{L})/giu, 'Rotterdam'],
  [/(?<!\p{L})Ffm\.?(?!\p{L})/gu, 'Frankfurt am Main'],
  [/(?<=\p{L})[ -](?:s|ss|s\.)[ -](?=(?:Bois|Jouarre|Bois|Lens)(?!\p{L}))/giu, '-sous-'],
  [/(?<=\p{L})[ -]ss[ -](?=\p{L}{3})/giu, '-sous-'],
  [/(?<=\p{L})[ -]s\/s[ -](?=\p{L}{3})/giu, '-sous-'],
  [/(?<!\p{L})Rdam(?!\p{L})/giu, 'Rotterdam'],
  [/(?<!\p{L})Adam(?= (?:CS|centraal|noord|zuid|west|oost|sloterdijk|amstel)(?!\p{L}))/giu, 'Amsterdam'],
  [/(?<=\p{L}\.? \d{1,4} ?|str\. ?\d{1,4},? ?)HH$/gu, ', Hamburg'],
  [/(?<=\p{L} \d{1,4}[a-z]?,? )HH(?!\p{L})/gu, 'Hamburg'],
  [/(?<=^|\p{L} )MUC(?= (?:Hbf|City|Ost|Messe)(?!\p{L}))/gu, 'München'],
  [/(?<!\p{L})Mgladbach(?!\p{L})/giu, 'Mönchengladbach'],
  [/(?<!\p{L})M['’.]?gladbach(?!\p{L})/giu, 'Mönchengladbach'],
  [/(?<!\p{L})D['’]dorf(?!\p{L})/giu, 'Düsseldorf'],
  [/(?<!\p{L})BCN(?= (?:Sants|centro|puerto)(?!\p{L}))/giu, 'Barcelona'],
  [/(?<!\p{L})Pto\.? (?=(?:Banús|Banus|de |del |Real|Lumbreras|Rico|Cruz))/gu, 'Puerto '],
  [/(?<=Jerez )de la F(?:r?a\.|tra\.|ra\b)/giu, 'de la Frontera'],
];

/** Codes of a city's first district, and how many districts it has. */
const districts: Readonly<Record<string, { readonly code: number; readonly most: number }>> = {
  paris: { code: 75000, most: 20 },
  marseille: { code: 13000, most: 16 },
  lyon: { code: 69000, most: 9 },
};
const district = /(?<!\p{L})(Paris|Marseille|Lyon),? (\d{1,2}) ?(?:er|e|è|[eè]me|i[eè]me)(?: arr(?:\.|ondissement)?)?(?![\p{L}\d])/giu;

/**
 * "Collège Jean Moulin Lyon 8", "Lyon 7": a district without its ending, if the number is not that of a house. Marseille’s are places of
 * the extract.
 */
const bareDistrict =
  /(?!^Marseille)(?<=^|\p{L}{3} )(?<!(?:^| )(?:de|d['’]|rue|hotel|hôtel|gare) )(Paris|Marseille|Lyon) (0?[1-9]|1\d|20)$/iu;

/** "Paris XVe", "Paris XXe arr.". */
const romanDistrict = /(?<!\p{L})(Paris|Marseille|Lyon),? ([XVI]{1,5}) ?[eè](?:me)?(?=$|[\s,])/gu;
const romanValues: Readonly<Record<string, number>> = { X: 10, V: 5, I: 1 };

function toArabic(roman: string): number {
  const values = [...roman].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** "Neustadt a.d. Weinstraße" as "Neustadt an der Weinstraße", and "Paris 9e" as "75009 Paris". */
export function writeOut(text: string): string {
  const whole = endings.reduce((so, [short, long]) => so.replace(short, long), text);
  const hasCode = /\b\d{5}\b/.test(whole);
  const toCode = (typed: string, city: string, number: string) => {
    const known = districts[city.toLowerCase()];
    const at = Number(number);
    if (known === undefined || at < 1 || at > known.most) return typed;
    return hasCode ? city : `${String(known.code + at).padStart(5, '0')} ${city}`;
  };
  const arabic = whole.replace(romanDistrict, (_, city: string, roman: string) => `${city} ${toArabic(roman)}e`);
  return arabic.replace(district, toCode).replace(bareDistrict, toCode);
}
