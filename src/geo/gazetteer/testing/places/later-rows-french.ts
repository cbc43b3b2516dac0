/** As {@link dutchRows}, of French and Walloon sites: written in November 2026 before they were read once. */
export const laterFrenchRows = `
fr | Tours | Clermont | ask | ask
fr | Tours | Futuroscope entrée groupes | 46.667,0.368 |
fr | Tours | Beauval | 47.248,1.353 | ask
fr | Tours | Lycée Grandmont | 47.36,0.70 | ask
fr | Tours | Collège Rabelais Chinon | 47.165,0.245 |
fr | Tours | Chateau de Chenonceau | 47.325,1.07 |
fr | Tours | Porte de Pantin Paris | 48.888,2.392 |
fr | Tours | Paris Bercy | 48.84,2.38 |
fr | Tours | Gare d'Orléans | ask | ask
fr | Tours | Gare de Vincennes | 48.847,2.433 | ask
fr | Tours | Ibis Bordeaux Mériadeck | 44.838,-0.586 |
fr | Tours | Campanile Poitiers Site du Futuroscope | 46.66,0.36 |
fr | Tours | Mercure La Rochelle Vieux Port | 46.157,-1.152 |
fr | Tours | Rue de Bordeaux, Tours | 47.39,0.69 |
fr | Tours | 12 rue de Paris Blois | 47.59,1.33 |
fr | Tours | place de Lyon Roanne | 46.035,4.07 |
fr | Tours | St Malo intra muros | 48.649,-2.026 |
fr | Tours | Saint Martin | ask | ask
fr | Tours | Montreuil | ask | ask
fr | Tours | Montreuil sous bois | 48.86,2.44 |
fr | Tours | Mouans Sartoux | 43.62,6.97 |
fr | Tours | Le Puy du fou grand parc | 46.89,-0.93 |
fr | Tours | Roissy terminal 2E | 49.004,2.57 |
fr | Tours | Port de Ouistreham ferry | 49.284,-0.25 |
fr | Tours | CHRU Bretonneau | 47.388,0.667 | ask
fr | Tours | Sorbonne | 48.848,2.343 | ask
fr | Tours | Sciences Po Reims | 49.25,4.03 |
fr | Tours | Polytech Tours | 47.365,0.685 |
fr | Tours | 75013 | 48.83,2.36 |
fr | Tours | Marseille Vieux-Port | 43.295,5.37 |
fr | Tours | entre Blois et Vendôme | 47.69,1.2 | ask
fr | Tours | près d'Amboise | 47.41,0.98 | ask
fr | Tours | Francfort | 50.11,8.68 |
fr | Tours | Fribourg en Brisgau | 47.995,7.85 |
fr | Tours | Saint-Sébastien | 43.32,-1.98 | ask
fr | Tours | Valence | 44.933,4.892 | ask
fr | Tours | Valence Espagne | 39.47,-0.377 |
fr | Tours | Les Deux Alpes 1650 | 45.01,6.12 |
fr | Tours | Luz St Sauveur | 42.873,-0.003 |
frBE | Charleroi | Mons | 50.455,3.952 |
frBE | Charleroi | Grand-Hornu | 50.435,3.84 |
frBE | Charleroi | Bois du Cazier | 50.381,4.442 |
frBE | Charleroi | UMons Plaine de Nimy | 50.465,3.955 |
frBE | Charleroi | ULB Solbosch | 50.813,4.381 |
frBE | Charleroi | Namur Citadelle | 50.459,4.862 |
frBE | Charleroi | Malonne Saint-Berthuin | 50.44,4.795 |
frBE | Charleroi | La Panne Plopsaland | 51.08,2.60 |
frBE | Charleroi | Coxyde Bains | 51.12,2.635 |
frBE | Charleroi | Lille Grand Palais | 50.632,3.077 |
frBE | Charleroi | Fontaine | ask | ask
frBE | Charleroi | Fontaine-l'Evêque | 50.41,4.33 |
frBE | Charleroi | Athénée Royal Chimay | 50.05,4.31 |
frBE | Charleroi | Bouillon château | 49.793,5.066 |
frBE | Charleroi | Lac de Bütgenbach | 50.43,6.22 | ask
frBE | Charleroi | BSCA Gosselies | 50.46,4.455 |
frBE | Charleroi | Trèves Porta Nigra | 49.76,6.644 |
frBE | Charleroi | Esch sur Alzette Belval | 49.503,5.948 |
fr | Nantes | Saint-Herblain Zénith | 47.229,-1.63 |
fr | Nantes | La Beaujoire | 47.256,-1.525 |
fr | Nantes | Gare SNCF Angers St Laud | 47.464,-0.557 |
fr | Nantes | Lycée Clemenceau Nantes | 47.22,-1.545 |
fr | Nantes | Collège Saint-Stanislas | ask | ask
fr | Nantes | CHU Nantes Hôtel-Dieu | 47.212,-1.553 |
fr | Nantes | Guérande | 47.328,-2.43 |
fr | Nantes | La Baule les Pins | 47.285,-2.37 |
fr | Nantes | Pornic Thalasso | 47.11,-2.11 |
fr | Nantes | Noirmoutier | 47.0,-2.25 | ask
fr | Nantes | Ile d'Yeu embarcadère Fromentine | 46.893,-2.147 | ask
fr | Nantes | St Nazaire chantiers | 47.275,-2.2 | ask
fr | Nantes | St Gilles Croix de Vie | 46.695,-1.94 |
fr | Nantes | Saint-Gilles | ask | ask
fr | Nantes | Les Herbiers | 46.87,-1.01 |
fr | Nantes | Planète Sauvage Port-Saint-Père | 47.13,-1.75 |
fr | Nantes | Clisson Hellfest | 47.085,-1.28 |
fr | Nantes | Carnac alignements | 47.593,-3.08 |
fr | Nantes | Quiberon port | 47.48,-3.12 |
fr | Nantes | Rennes Villejean | 48.12,-1.705 |
fr | Nantes | Université Rennes 2 | 48.12,-1.70 |
fr | Nantes | Brest Océanopolis | 48.389,-4.435 |
fr | Nantes | Porte d'Auteuil | 48.848,2.258 |
fr | Nantes | Paris Montparnasse | 48.841,2.32 |
fr | Nantes | Stade Jean Bouin | ask | ask
fr | Nantes | Roland Garros | 48.847,2.25 |
fr | Nantes | Ibis Budget Rennes Cesson | 48.12,-1.61 |
fr | Nantes | Kyriad Le Mans Est | 48.0,0.24 |
fr | Nantes | B&B Vannes Ouest | 47.655,-2.79 |
fr | Nantes | Rue de Rennes Nantes | 47.235,-1.56 |
fr | Nantes | avenue de Paris, Cholet | 47.06,-0.87 |
fr | Nantes | 44000 | 47.22,-1.555 |
fr | Nantes | Vertou 44120 | 47.17,-1.47 |
fr | Nantes | Saint-Jean-de-Monts | 46.793,-2.06 |
fr | Nantes | Saint-Jean | ask | ask
fr | Nantes | Cité de Carcassonne | 43.206,2.365 |
fr | Nantes | Pas de la Case | 42.543,1.734 |
fr | Nantes | Serre Chevalier 1400 | 44.93,6.58 | ask
fr | Nantes | Londres Victoria | 51.495,-0.144 | ask
fr | Nantes | Gênes | 44.41,8.93 |
fr | Nantes | Nantse | 47.22,-1.555 | ask
frBE | Namur | UNamur Grandgagnage | 50.466,4.86 |
frBE | Namur | Domaine de Chevetogne | 50.215,5.12 |
frBE | Namur | Euro Space Center Transinne | 50.007,5.21 |
frBE | Namur | Waremme gare | 50.695,5.25 |
frBE | Namur | Collège Notre-Dame de Bellevue Dinant | 50.26,4.91 |
frBE | Namur | 5000 | 50.465,4.867 |
frBE | Namur | chaussée de Dinant 40 Wépion | 50.43,4.87 |
frBE | Namur | Arlon | 49.684,5.816 |
`;
