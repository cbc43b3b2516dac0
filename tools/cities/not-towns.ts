/**
 * Entries that GeoNames counts as a town, by country and name, but that are a part of one, a municipality without a town of its name, or a
 * second entry.
 */
export const notTowns: ReadonlySet<string> = new Set([
  ...['Zaanstad', 'Velsen-Zuid', 'Medemblik', 'Scheveningen', 'Carnisse', 'Lindenheuvel', 'Veldhuizen', 'Cranendonck', 'Wisch'].map(
    (name) => `NL ${name}`,
  ),
  ...['Ypenburg', 'Harenkarspel'].map((name) => `NL ${name}`),
  ...['Deurne'].map((name) => `BE ${name}`),
  ...['Neubrück', 'Halle Neustadt', 'Bochum-Hordel', 'Barmbek-Nord', 'Porz am Rhein', 'Eil', 'Gemeinde Friedland'].map(
    (name) => `DE ${name}`,
  ),
  ...['Isernhagen Farster Bauerschaft', 'Weinstadt-Endersbach', 'Opladen', 'Vienenburg'].map((name) => `DE ${name}`),
  ...['Saint-Quentin-en-Yvelines', 'Cergy-Pontoise'].map((name) => `FR ${name}`),
  ...['Campiña', 'Grao de Murviedro', 'Sama', 'Ciudad Lineal', 'Chamartín', 'Santutxu', 'Llefià', 'Algorta'].map((name) => `ES ${name}`),
  ...['Mos', 'La Gangosa Vistasol', 'Atamaría', 'El Grao', 'Realejo Alto', 'Nazaret', 'Las Matas', 'Valdés'].map((name) => `ES ${name}`),
  ...['San Giovanni a Teduccio', 'La Massimina-Casal Lumbroso', 'Romano Banco', 'Beccacivetta-Azzano'].map((name) => `IT ${name}`),
]);

/**
 * Towns of their size that groups do not travel to: industrial towns and suburbs without a centre of their own for visitors. They are no
 * destination on a page, although groups leave from them and stop there. From general knowledge; a town with a sight of its own is not here.
 */
export const notVisited: ReadonlySet<string> = new Set([
  ...['Almere', 'Almere Stad', 'Zoetermeer', 'Hoofddorp', 'Nieuwegein', 'Spijkenisse', 'Capelle aan den IJssel'].map(
    (name) => `NL ${name}`,
  ),
  ...['Charleroi', 'La Louvière', 'Seraing', 'Verviers', 'Mouscron', 'Vilvoorde', 'Roeselare', 'Genk'].map((name) => `BE ${name}`),
  ...[
    'Gelsenkirchen',
    'Duisburg',
    'Herne',
    'Hagen',
    'Hamm',
    'Bottrop',
    'Krefeld',
    'Moers',
    'Recklinghausen',
    'Mülheim',
    'Mönchengladbach',
  ].map((name) => `DE ${name}`),
  ...['Leverkusen', 'Solingen', 'Remscheid', 'Salzgitter', 'Ludwigshafen am Rhein', 'Offenbach', 'Siegen', 'Neuss', 'Witten'].map(
    (name) => `DE ${name}`,
  ),
  ...['Roubaix', 'Tourcoing', 'Villeurbanne', 'Saint-Denis', 'Argenteuil', 'Montreuil', 'Nanterre', 'Créteil', 'Vénissieux'].map(
    (name) => `FR ${name}`,
  ),
  ...['Badalona', 'Terrassa', 'Sabadell', 'Mataró', 'Vilanova i la Geltrú', 'Cornellà de Llobregat', 'Mieres', 'Dos Hermanas'].map(
    (name) => `ES ${name}`,
  ),
  ...[
    'Móstoles',
    'Fuenlabrada',
    'Leganés',
    'Getafe',
    'Alcorcón',
    'Parla',
    'Torrejón de Ardoz',
    'Alcobendas',
    'El Ejido',
    'Santa Lucía',
  ].map((name) => `ES ${name}`),
  ...['Latina', 'Guidonia Montecelio', 'Giugliano in Campania', 'Sesto San Giovanni', 'Cinisello Balsamo', 'Alessandria', 'Novara'].map(
    (name) => `IT ${name}`,
  ),
]);
