/**
 * Entries that GeoNames counts as a town, by country and name, but that are a part of one, a municipality without a town of its name, or a
 * second entry.
 */
export const notTowns: ReadonlySet<string> = new Set([
  ...['Zaanstad', 'Velsen-Zuid', 'Medemblik', 'Scheveningen', 'Carnisse'].map((name) => `NL ${name}`),
  ...['Deurne'].map((name) => `BE ${name}`),
  ...['Neubrück', 'Halle Neustadt', 'Bochum-Hordel', 'Barmbek-Nord'].map((name) => `DE ${name}`),
  ...['Saint-Quentin-en-Yvelines', 'Cergy-Pontoise'].map((name) => `FR ${name}`),
  ...['Campiña', 'Grao de Murviedro', 'Sama', 'Ciudad Lineal', 'Chamartín', 'Santutxu', 'Llefià', 'Algorta'].map((name) => `ES ${name}`),
  ...['San Giovanni a Teduccio'].map((name) => `IT ${name}`),
]);
