/** Crossings with a separate charge, as named on road signs. */
const crossingNames: Readonly<Record<string, string>> = {
  eurotunnel: 'Eurotunnel LeShuttle',
  'dover-calais': 'Dover – Calais',
  'dover-dunkerque': 'Dover – Dunkerque',
  'mont-blanc-tunnel': 'Tunnel du Mont-Blanc',
  'frejus-tunnel': 'Tunnel du Fréjus',
  'great-st-bernard-tunnel': 'Tunnel du Grand-Saint-Bernard',
  'oresund-bridge': 'Øresundsbron',
  'great-belt-bridge': 'Storebæltsbroen',
  'tauern-tunnel': 'Tauerntunnel',
  'katschberg-tunnel': 'Katschbergtunnel',
  'karawanken-tunnel': 'Karawankentunnel',
  'bosruck-tunnel': 'Bosrucktunnel',
  'gleinalm-tunnel': 'Gleinalmtunnel',
  'arlberg-tunnel': 'Arlbergtunnel',
  'felbertauern-tunnel': 'Felbertauerntunnel',
  'brenner-motorway': 'Brennerautobahn',
  'liefkenshoek-tunnel': 'Liefkenshoektunnel',
  'warnow-tunnel': 'Warnowtunnel',
  'dartford-crossing': 'Dartford Crossing',
  'millau-viaduct': 'Viaduc de Millau',
  'normandy-bridge': 'Pont de Normandie',
  'tancarville-bridge': 'Pont de Tancarville',
  'ile-de-re-bridge': 'Pont de l’île de Ré',
  'rion-antirion-bridge': 'Gefyra Rio–Antirrio',
  'danube-bridge-ruse': 'Giurgiu–Ruse',
  'danube-bridge-vidin': 'Calafat–Vidin',
  'puymorens-tunnel': 'Tunnel du Puymorens',
  'cadi-tunnel': 'Túnel del Cadí',
  'envalira-tunnel': 'Túnel d’Envalira',
  'vasco-da-gama-bridge': 'Ponte Vasco da Gama',
  '25-de-abril-bridge': 'Ponte 25 de Abril',
};

/** The name of a crossing; for an unlisted one, its key in words. */
export function nameCrossing(key: string): string {
  const words = key.replaceAll('-', ' ');
  return crossingNames[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
