import type { PlaceRecord } from '#geo/gazetteer/place-records.ts';

/**
 * Towns that groups visit for a day, for their old centre, museums, coast or mountains, by country and any of their names in the gazetteer.
 * A star marks those that groups come to from far away, two stars those where they stay for a night. From general knowledge (2026-11); a
 * page that omits a town says nothing wrong.
 */
const namesByCountry: Readonly<Record<string, string>> = {
  NL: `Amsterdam**, Rotterdam*, Den Haag*, Utrecht*, Maastricht**, Delft*, Leiden, Haarlem, Gouda, 's-Hertogenbosch, Nijmegen, Arnhem,
    Deventer, Zwolle, Kampen, Groningen, Leeuwarden, Alkmaar, Hoorn, Enkhuizen, Volendam*, Giethoorn*, Middelburg, Dordrecht, Breda,
    Zutphen, Amersfoort, Naarden, Urk, Harlingen, Zierikzee, Roermond, Bergen op Zoom, Valkenburg aan de Geul, Sneek`,
  BE: `Brussel**, Antwerpen**, Gent**, Brugge**, Leuven, Mechelen, Luik, Namen, Dinant, Durbuy, Ieper, Oostende, Doornik, Bergen, Bouillon,
    Spa, Bastogne, Tongeren, Lier, Malmédy`,
  LU: 'Luxemburg**, Vianden, Echternach',
  DE: `Berlin**, Hamburg**, München**, Köln**, Frankfurt am Main*, Dresden**, Leipzig**, Nürnberg**, Heidelberg**, Stuttgart*, Düsseldorf*,
    Bonn*, Aachen*, Münster*, Bremen*, Bremerhaven, Hannover, Lübeck**, Rostock, Stralsund*, Wismar, Schwerin, Potsdam*, Magdeburg,
    Quedlinburg*, Wernigerode*, Goslar*, Celle, Lüneburg, Hameln, Hildesheim, Braunschweig, Göttingen, Kassel, Erfurt*, Weimar*,
    Eisenach, Naumburg, Wittenberg, Görlitz*, Bautzen, Meissen*, Bad Schandau, Bamberg*, Bayreuth, Coburg, Würzburg*, Rothenburg ob
    der Tauber*, Dinkelsbühl, Nördlingen, Regensburg**, Passau*, Augsburg, Füssen, Oberammergau, Garmisch-Partenkirchen*,
    Berchtesgaden, Mittenwald, Lindau*, Konstanz*, Meersburg, Ulm, Tübingen, Schwäbisch Hall, Ludwigsburg, Freiburg**, Baden-Baden,
    Karlsruhe, Speyer*, Worms, Mainz, Wiesbaden, Rüdesheim am Rhein*, Koblenz*, Trier**, Cochem, Bernkastel-Kues, Boppard, Marburg an
    der Lahn, Limburg an der Lahn, Fulda, Miltenberg, Monschau, Soest, Paderborn, Detmold, Xanten, Osnabrück, Flensburg, Husum,
    Kiel, Büsum, Cuxhaven, Norddeich, Ostseebad Binz, Saßnitz, Ostseebad Kühlungsborn, Waren, Saarbrücken, Lübbenau,
    Annaberg-Buchholz, Titisee-Neustadt, Bad Wimpfen`,
  FR: `Paris**, Versailles, Fontainebleau*, Chantilly, Reims*, Épernay, Troyes, Provins, Chartres*, Rouen*, Honfleur*, Deauville,
    Étretat*, Dieppe, Caen, Bayeux*, Saint-Malo**, Dinan*, Cancale, Rennes, Vannes*, Carnac, Quimper*, Concarneau, Pont-Aven,
    Nantes*, Guérande, Angers, Saumur, Tours, Amboise*, Blois, Chinon, Orléans, Bourges, La Rochelle**, Rochefort, Saintes, Cognac,
    Bordeaux**, Saint-Émilion*, Arcachon, Biarritz*, Bayonne, Saint-Jean-de-Luz, Pau, Toulouse**, Albi*, Cordes-sur-Ciel,
    Carcassonne**, Narbonne, Sarlat-la-Canéda*, Périgueux, Cahors, Millau, Rodez, Montpellier*, Sète, Aigues-Mortes, Nîmes*, Uzès,
    Avignon**, Arles*, Saint-Rémy-de-Provence, Orange, L'Isle-sur-la-Sorgue, Gordes, Aix-en-Provence*, Marseille**, Cassis*,
    Saint-Tropez*, Cannes*, Antibes, Grasse, Nice**, Menton, Saint-Paul-de-Vence, Collioure*, Perpignan, Lyon**, Vienne, Pérouges,
    Annecy**, Chambéry, Aix-les-Bains, Grenoble, Chamonix-Mont-Blanc*, Évian-les-Bains, Le Puy-en-Velay, Clermont-Ferrand, Vichy,
    Dijon**, Beaune*, Besançon, Autun, Cluny, Auxerre, Nancy*, Metz*, Verdun, Strasbourg**, Colmar**, Riquewihr, Kaysersberg, Obernai,
    Eguisheim, Lille**, Arras, Amiens*, Saint-Valery-sur-Somme, Le Touquet-Paris-Plage, Laon, Compiègne, Saint-Omer, Senlis,
    Poitiers, Ajaccio, Bonifacio*, Corte, Calvi, Bastia, Porto-Vecchio, Foix, Arbois, Moulins, Nevers`,
  MC: 'Monaco*',
  ES: `Madrid**, Toledo*, Segovia*, Ávila*, Salamanca**, Aranjuez, Alcalá de Henares, Chinchón, Cuenca*, Sigüenza, Consuegra, Almagro,
    Burgos*, León*, Astorga, Zamora, Valladolid, Lerma, Peñafiel, Ciudad Rodrigo, Barcelona**, Girona*, Figueres*, Cadaqués, Besalú,
    Sitges*, Tarragona*, Vic, Montblanc, Tossa de Mar, Valencia**, Xàtiva, Peníscola*, Morella, Sagunto, Alicante*, Elche, Altea,
    Dénia, Villena, Murcia, Cartagena*, Caravaca, Granada**, Córdoba**, Sevilla**, Cádiz**, Jerez de la Frontera, Ronda*, Arcos de la
    Frontera, Málaga**, Nerja*, Antequera, Mijas, Úbeda*, Baeza, Almería, Carmona, Osuna, Aracena, Écija, Mérida*, Cáceres*,
    Trujillo, Guadalupe, Plasencia, Zafra, Zaragoza**, Teruel, Albarracín*, Jaca, Aínsa, Alquézar, Tarazona, Pamplona*, Olite,
    Estella-Lizarra, Logroño*, Haro, Laguardia, Santo Domingo de la Calzada, Vitoria-Gasteiz, Bilbao**, San Sebastián**, Hondarribia,
    Getaria, Santander*, Santillana*, Comillas, Potes, Castro-Urdiales, Oviedo*, Gijón*, Cangas de Onís*, Ribadesella, Llanes,
    Cudillero*, Lugo, A Coruña*, Santiago de Compostela**, Pontevedra, Vigo, Baiona, Ourense, Ribadeo, Betanzos, Tui, O Grove,
    Palma*, Sóller*, Valldemossa*, Alcúdia, Pollença, Manacor, Teguise, Arucas, Teror, Agaete, Maspalomas, La Orotava, Puerto de la
    Cruz, La Laguna*, Icod de los Vinos, Santa Cruz de Tenerife, Candelaria, Las Palmas de Gran Canaria`,
  PT: `Lissabon**, Porto**, Braga, Guimarães*, Coimbra, Évora, Óbidos, Fátima, Viana do Castelo, Valença, Elvas, Tavira, Faro, Aveiro`,
  AT: `Wien**, Salzburg**, Graz*, Innsbruck**, Linz, Hallstatt*, Melk*, Dürnstein, Krems an der Donau, Eisenstadt, Rust, Bregenz,
    Feldkirch, Sankt Wolfgang im Salzkammergut, Bad Ischl, Gmunden, Steyr, Klagenfurt am Wörthersee, Villach, Kitzbühel, Zell am
    See, Rattenberg, Hall in Tirol, Mariazell`,
  CH: `Zürich**, Luzern**, Bern*, Basel*, Genf*, Lausanne, Montreux*, Interlaken*, Thun, Sankt Gallen, Stein am Rhein, Schaffhausen,
    Lugano, Appenzell, Neuchâtel, Fribourg, Solothurn, Murten`,
  LI: 'Vaduz',
  IT: `Rom**, Tivoli*, Orvieto*, Viterbo, Assisi*, Perugia, Frascati, Castel Gandolfo, Naples**, Pompei*, Sorrento*, Amalfi*, Ercolano,
    Caserta, Salerno, Florence**, Siena*, Pisa*, Lucca*, San Gimignano*, Arezzo, Cortona, Volterra, Montepulciano, Bologna*,
    Ravenna*, Ferrara, Modena, Parma, Rimini, Verona**, Venice**, Padova*, Vicenza, Treviso, Bassano del Grappa, Mantova*, Sirmione*,
    Riva del Garda, Malcesine, Trento, Bolzano*, Merano, Bressanone, Milan**, Como*, Bergamo*, Pavia, Cremona, Stresa*, Bellagio*,
    Varenna, Turin*, Alba, Asti, Aosta, Genoa*, Portofino*, Santa Margherita Ligure, Rapallo, Sanremo, La Spezia, Camogli, Trieste,
    Udine, Spoleto, Gubbio, Urbino`,
  SM: 'San Marino',
  CZ: `Prag**, Karlovy Vary*, Mariánské Lázně, Český Krumlov**, České Budějovice, Plzeň, Kutná Hora*, Brno, Telč, Olomouc, Znojmo,
    Mikulov, Litoměřice, Děčín, Liberec, Cheb, Terezín`,
  PL: 'Kraków**, Breslau**, Stettin, Posen, Gdańsk*, Toruń, Jelenia Góra, Świdnica, Kołobrzeg, Świnoujście, Warsaw',
  DK: 'Kopenhagen**, Aarhus, Ribe, Odense, Tønder, Sønderborg, Kolding, Roskilde',
  SK: 'Bratislava**, Trnava, Trenčín, Banská Štiavnica',
  HU: 'Budapest**, Győr, Sopron, Esztergom, Szentendre, Visegrád, Eger, Tihany, Balatonfüred, Kecskemét, Pécs',
  SI: 'Ljubljana**, Bled*, Piran, Maribor, Ptuj, Postojna',
  HR: 'Zagreb, Rovinj, Pula, Poreč, Opatija, Varaždin',
  AD: 'Andorra la Vella',
};

/** By country and name, its stars. */
const listed: ReadonlyMap<string, number> = new Map(
  Object.entries(namesByCountry).flatMap(([country, list]) =>
    list.split(/,\s+/).map((entry) => {
      const name = entry.replaceAll(/\s+/g, ' ').replaceAll('*', '');
      return [`${country} ${name}`, entry.split('*').length - 1] as const;
    }),
  ),
);

type Key = string | number;
export type VisitedTowns = {
  readonly keys: ReadonlySet<Key>;
  readonly famous: ReadonlySet<Key>;
  /** Of the famous ones, those where groups stay for a night. */
  readonly forANight: ReadonlySet<Key>;
  readonly unknown: readonly string[];
};

/** The listed towns by the keys of their records, of several with one name the largest; and the names that no record has. */
export function findVisitedTowns(records: readonly PlaceRecord[]): VisitedTowns {
  const found = new Map<string, PlaceRecord>();
  for (const record of records) {
    if (record.kind !== 'town' || record.isPart) continue;
    const { name, countryCode, population, details } = record;
    for (const each of [name, ...Object.values(details?.names ?? {}), ...(details?.otherNames ?? [])]) {
      const known = `${countryCode} ${each}`;
      if (listed.has(known) && population >= (found.get(known)?.population ?? 0)) found.set(known, record);
    }
  }
  const keysOf = (isWanted: (name: string) => boolean) => new Set([...found].filter(([name]) => isWanted(name)).map(([, { key }]) => key));
  return {
    keys: keysOf(() => true),
    famous: keysOf((name) => (listed.get(name) ?? 0) >= 1),
    forANight: keysOf((name) => listed.get(name) === 2),
    unknown: [...listed.keys()].filter((name) => !found.has(name)),
  };
}
