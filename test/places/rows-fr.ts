/** As {@link dutchRows}, of French sites. */
export const frenchRows = `
fr | Orléans | Ibis Budget Tours Nord | 47.42,0.69 |
fr | Orléans | Novotel Bordeaux Mériadeck | 44.838,-0.586 |
fr | Orléans | Mercure Dijon Centre Clemenceau | 47.33,5.05 |
fr | Orléans | Kyriad Angers Ouest | 47.47,-0.60 |
fr | Orléans | Campanile Limoges Nord | 45.87,1.28 |
fr | Orléans | Première Classe Rouen Nord | 49.48,1.10 |
fr | Orléans | B&B Hôtel Poitiers Futuroscope | 46.66,0.36 |
fr | Orléans | Ibis Styles Reims Centre | 49.258,4.03 |
fr | Orléans | Hôtel Mercure Nice Promenade des Anglais | 43.695,7.26 |
fr | Orléans | Novotel Marseille Vieux Port | 43.293,5.365 |
fr | Orléans | Holiday Inn Paris Gare de l'Est | 48.877,2.358 |
fr | Orléans | Ibis Paris Bercy Village | 48.833,2.387 |
fr | Orléans | Novotel Paris Porte d'Orléans | 48.82,2.325 |
fr | Orléans | Mercure Paris Montmartre Sacré-Coeur | 48.884,2.333 |
fr | Orléans | Ibis Paris Porte d'Italie | 48.817,2.36 |
fr | Orléans | Kyriad Disneyland Paris | 48.85,2.78 |
fr | Orléans | Pullman Toulouse Aéroport | 43.63,1.37 |
fr | Orléans | Campanile Lyon Part-Dieu | 45.76,4.86 |
fr | Orléans | Auberge de jeunesse Annecy | 45.89,6.13 |
fr | Orléans | CHU Nantes | 47.21,-1.55 |
fr | Orléans | CHRU Lille | 50.61,3.03 |
fr | Orléans | Hôpital Pitié-Salpêtrière Paris | 48.838,2.365 |
fr | Orléans | Université de Bourgogne Dijon | 47.31,5.07 |
fr | Orléans | INSA Lyon | 45.783,4.875 |
fr | Orléans | École Polytechnique Palaiseau | 48.713,2.21 |
fr | Orléans | Lycée Pothier Orléans | 47.90,1.90 |
fr | Orléans | Lycée Henri IV Paris | 48.846,2.348 |
fr | Orléans | Collège Victor Hugo Chartres | 48.45,1.49 |
fr | Orléans | École Jules Ferry Vierzon | 47.22,2.07 |
fr | Orléans | Lycée agricole Montargis | 48.0,2.73 |
fr | Orléans | Gare de Vendôme | 47.80,1.065 |
fr | Orléans | Gare Bordeaux St Jean | 44.826,-0.556 |
fr | Orléans | gare de Massy TGV | 48.725,2.26 |
fr | Orléans | Gare du Nord | 48.88,2.355 |
fr | Orléans | gare routière Grenoble | 45.19,5.714 |
fr | Orléans | Gare des Aubrais | 47.927,1.907 |
fr | Orléans | Aéroport de Beauvais | 49.454,2.113 |
fr | Orléans | Roissy T2E | 49.004,2.577 |
fr | Orléans | Orly Sud | 48.728,2.36 |
fr | Orléans | aéroport Nantes | 47.157,-1.607 |
fr | Orléans | Aéroport Lyon St Exupéry | 45.72,5.08 |
fr | Orléans | 12 rue Jeanne d'Arc, Orléans | 47.90,1.905 |
fr | Orléans | 3 place de la Mairie 45160 Olivet | 47.86,1.90 |
fr | Orléans | 18 av. de Paris Vincennes | 48.847,2.434 |
fr | Orléans | Place Bellecour Lyon | 45.758,4.832 |
fr | Orléans | Promenade des Anglais Nice | 43.695,7.26 |
fr | Orléans | Cours Mirabeau Aix | 43.526,5.449 |
fr | Orléans | 75015 Paris | 48.84,2.30 |
fr | Orléans | Lyon 3e | 45.76,4.85 |
fr | Orléans | Neuilly s/ Seine | 48.885,2.268 |
fr | Orléans | Boulogne s/mer | 50.726,1.61 |
fr | Orléans | Aulnay ss Bois | 48.938,2.495 |
fr | Orléans | St Maur des Fossés | 48.80,2.50 |
fr | Orléans | Ste Maxime | 43.31,6.64 |
fr | Orléans | St Jean de Luz | 43.39,-1.66 |
fr | Orléans | Villefranche s/ Saône | 45.99,4.72 |
fr | Orléans | Aix | 43.53,5.45 | ask
fr | Orléans | Châteauneuf | ask | ask
fr | Orléans | Villeneuve | ask | ask
fr | Orléans | Zénith d'Orléans | 47.89,1.89 |
fr | Orléans | Zénith de Paris | 48.894,2.393 |
fr | Orléans | Parc des expositions de Tours | 47.39,0.73 |
fr | Orléans | Parc expo Metz | 49.083,6.226 |
fr | Orléans | Stade de la Mosson | 43.622,3.812 |
fr | Orléans | Stade Océane Le Havre | 49.499,0.17 |
fr | Orléans | Stade Roazhon Park | 48.107,-1.713 |
fr | Orléans | Stade Gerland | 45.724,4.832 |
fr | Orléans | Arkéa Arena | 44.827,-0.525 |
fr | Orléans | Parc OL Décines | 45.765,4.982 |
fr | Orléans | Château de Cheverny | 47.50,1.458 |
fr | Orléans | Château d'Amboise | 47.413,0.986 |
fr | Orléans | Château de Villandry | 47.34,0.514 |
fr | Orléans | Azay-le-Rideau | 47.26,0.466 |
fr | Orléans | Château de Pierrefonds | 49.347,2.98 |
fr | Orléans | Château des Milandes | 44.82,1.11 |
fr | Orléans | Abbaye de Fontevraud | 47.18,0.05 |
fr | Orléans | Abbaye de Cluny | 46.434,4.659 |
fr | Orléans | Guédelon | 47.58,3.155 |
fr | Orléans | Vézelay | 47.465,3.75 |
fr | Orléans | Rocamadour | 44.80,1.618 |
fr | Orléans | Grotte Chauvet | 44.407,4.43 |
fr | Orléans | Pont d'Arc | 44.382,4.416 |
fr | Orléans | Gorges du Tarn | 44.31,3.28 | ask
fr | Orléans | Viaduc de Millau | 44.08,3.02 |
fr | Orléans | Cirque de Gavarnie | 42.735,-0.01 |
fr | Orléans | Pic du Midi | 42.91,0.18 | ask
fr | Orléans | Pointe du Raz | 48.038,-4.73 |
fr | Orléans | Cap Fréhel | 48.68,-2.32 |
fr | Orléans | Étretat | 49.707,0.205 |
fr | Orléans | Mont Ventoux | 44.174,5.279 |
fr | Orléans | Plage d'Omaha | 49.37,-0.88 | ask
fr | Orléans | Pointe du Hoc | 49.395,-0.99 |
fr | Orléans | Arromanches | 49.34,-0.62 |
fr | Orléans | Verdun | 49.16,5.385 |
fr | Orléans | Fort de Vaux | 49.20,5.47 |
fr | Orléans | Struthof | 48.455,7.254 |
fr | Orléans | Oradour sur Glane | 45.93,1.03 |
fr | Orléans | Centre Pompidou Metz | 49.108,6.18 |
fr | Orléans | Louvre Lens | 50.43,2.80 |
fr | Orléans | Musée de la Bande dessinée Angoulême | 45.655,0.155 |
fr | Orléans | Marineland Antibes | 43.615,7.12 |
fr | Orléans | Zoo de la Flèche | 47.69,-0.03 |
fr | Orléans | Parc Saint-Paul | 49.44,1.99 |
fr | Orléans | Festyland Caen | 49.18,-0.44 |
fr | Orléans | Terra Botanica | 47.50,-0.57 |
fr | Orléans | Planète Sauvage | 47.15,-1.78 |
fr | Orléans | Les Machines de l'île | 47.206,-1.564 |
fr | Orléans | Center Parcs Sologne | 47.59,1.93 |
fr | Orléans | Lac d'Annecy | 45.86,6.17 | ask
fr | Orléans | Lac du Bourget | 45.73,5.87 | ask
fr | Orléans | Lac de Serre-Ponçon | 44.50,6.35 | ask
fr | Orléans | Île de Ré | 46.2,-1.42 | ask
fr | Orléans | Belle-Île | 47.33,-3.19 | ask
fr | Orléans | Ouistreham car ferry | 49.28,-0.25 |
fr | Orléans | port de Dunkerque | 51.03,2.20 |
fr | Orléans | Chamrousse | 45.11,5.87 |
fr | Orléans | Les Orres | 44.50,6.55 |
fr | Orléans | Pra Loup | 44.37,6.61 |
fr | Orléans | Villard de Lans | 45.07,5.55 |
fr | Orléans | Ax 3 Domaines | 42.70,1.81 |
fr | Orléans | Piau Engaly | 42.786,0.158 |
fr | Orléans | Métabief | 46.773,6.352 |
fr | Orléans | Le Lioran | 45.087,2.75 |
fr | Orléans | Barcelone | 41.39,2.17 |
fr | Orléans | Fribourg | ask | ask
fr | Orléans | Aix-la-Chapelle | 50.776,6.084 |
fr | Orléans | Coblence | 50.36,7.59 |
fr | Orléans | Ratisbonne | 49.013,12.10 |
fr | Orléans | Saragosse | 41.65,-0.885 |
fr | Orléans | Bordeau | 44.84,-0.58 |
fr | Orléans | Toulousse | 43.604,1.444 |
fr | Orléans | Stasbourg | 48.58,7.75 |
fr | Orléans | Montpelier | 43.61,3.877 |
fr | Orléans | Parking P+R Tours Lac | 47.37,0.70 |
fr | Orléans | Parking Mont St Michel | 48.61,-1.51 |
fr | Orléans | Aire de Beaune-Tailly | 46.98,4.84 |
fr | Orléans | Salle des fêtes Meung-sur-Loire | 47.83,1.70 |
fr | Orléans | Mairie de Pithiviers | 48.17,2.25 |
fr | Orléans | Gymnase Gien | 47.69,2.63 |
fr | Orléans | Airbus Toulouse Blagnac | 43.63,1.38 |
fr | Orléans | Michelin Clermont-Ferrand | 45.78,3.09 |
fr | Orléans | Cathédrale de Chartres | 48.448,1.488 |
fr | Orléans | Cathédrale de Reims | 49.254,4.034 |
fr | Orléans | Camping Argelès-sur-Mer | 42.546,3.02 |
fr | Orléans | VVF Piriac | 47.38,-2.55 |
frBE | Leuven | Ibis Liège Centre Opéra | 50.643,5.57 |
frBE | Leuven | Novotel Charleroi Centre | 50.41,4.44 |
frBE | Leuven | UCLouvain Louvain-la-Neuve | 50.669,4.612 |
frBE | Leuven | CHU Liège Sart Tilman | 50.57,5.567 |
frBE | Leuven | Athénée royal Dinant | 50.26,4.91 |
frBE | Leuven | Gare de Namur | 50.469,4.862 |
frBE | Leuven | Bruxelles-Midi | 50.836,4.336 |
frBE | Leuven | Place Flagey Ixelles | 50.827,4.372 |
frBE | Leuven | Abbaye de Villers | 50.59,4.53 |
frBE | Leuven | Abbaye de Maredsous | 50.304,4.76 |
frBE | Leuven | Château de Bouillon | 49.793,5.065 |
frBE | Leuven | Barrage de la Gileppe | 50.588,5.97 |
frBE | Leuven | Bastogne War Museum | 50.02,5.74 |
frBE | Leuven | Botrange | 50.50,6.09 |
frBE | Leuven | Aéroport de Charleroi | 50.46,4.453 |
frBE | Leuven | Liège Airport | 50.637,5.443 |
frBE | Leuven | Forest | 50.81,4.32 | ask
frBE | Leuven | Louvain-la-Neve | 50.668,4.61 |
frBE | Leuven | Durbuy | 50.353,5.456 |
frBE | Leuven | Grottes de Remouchamps | 50.48,5.71 |
`;
