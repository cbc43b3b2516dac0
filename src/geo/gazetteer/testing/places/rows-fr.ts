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
fr | Clermont-Ferrand | Camping Le Sagittaire Vinsobres | 44.33,5.06 |
fr | Clermont-Ferrand | Camping Vienne Royan | 45.63,-1.03 | ask
fr | Clermont-Ferrand | Gîte de groupe Le Mont-Dore | 45.575,2.81 |
fr | Clermont-Ferrand | Domaine de Chadenac Arvant | 45.36,3.31 | ask
fr | Clermont-Ferrand | VVF Murol | 45.575,2.94 |
fr | Clermont-Ferrand | VVF Saint-Jean-la-Vêtre | 45.80,3.82 |
fr | Clermont-Ferrand | Village vacances Le Pré du Moulin Ambert | 45.55,3.74 |
fr | Clermont-Ferrand | Auberge de jeunesse Chamonix | 45.92,6.87 |
fr | Clermont-Ferrand | Ibis Moulins Sud | 46.565,3.33 | ask
fr | Clermont-Ferrand | Campanile Montluçon Saint-Victor | 46.39,2.61 |
fr | Clermont-Ferrand | Kyriad Le Puy-en-Velay | 45.04,3.88 |
fr | Clermont-Ferrand | Mercure Vichy | 46.13,3.42 |
fr | Clermont-Ferrand | B&B Hôtel Saint-Étienne Monthieu | 45.44,4.41 |
fr | Clermont-Ferrand | Novotel Grenoble Centre | 45.19,5.715 |
fr | Clermont-Ferrand | Hôtel Ibis Budget Avignon Nord | 43.95,4.81 | ask
fr | Clermont-Ferrand | Hôtel des Bains Aix-les-Bains | 45.69,5.91 |
fr | Clermont-Ferrand | Hôtel de la Gare Ussel | 45.55,2.31 |
fr | Clermont-Ferrand | Lycée Blaise Pascal Clermont | 45.78,3.09 |
fr | Clermont-Ferrand | Lycée Jeanne d'Arc Thiers | 45.86,3.55 |
fr | Clermont-Ferrand | Collège Jules Ferry Vichy | 46.13,3.42 |
fr | Clermont-Ferrand | Collège Les Ancizes | 45.92,2.81 |
fr | Clermont-Ferrand | École primaire Gerzat | 45.825,3.145 |
fr | Clermont-Ferrand | Lycée agricole Marmilhat Lempdes | 45.77,3.195 |
fr | Clermont-Ferrand | Université Jean Monnet Saint-Étienne | 45.44,4.39 |
fr | Clermont-Ferrand | IUT Aurillac | 44.93,2.44 |
fr | Clermont-Ferrand | CHU Estaing | 45.785,3.09 | ask
fr | Clermont-Ferrand | Hôpital d'Issoire | 45.54,3.25 |
fr | Clermont-Ferrand | Gare de Riom | 45.89,3.11 | ask
fr | Clermont-Ferrand | gare SNCF Brive | 45.153,1.529 |
fr | Clermont-Ferrand | Gare de Perrache | 45.749,4.826 |
fr | Clermont-Ferrand | Gare de Limoges Bénédictins | 45.836,1.267 |
fr | Clermont-Ferrand | Gare Montparnasse | 48.84,2.32 |
fr | Clermont-Ferrand | Aéroport de Clermont-Ferrand Auvergne | 45.787,3.163 |
fr | Clermont-Ferrand | Aéroport Genève | 46.23,6.11 |
fr | Clermont-Ferrand | Stade Marcel Michelin | 45.79,3.105 |
fr | Clermont-Ferrand | Stade Geoffroy-Guichard | 45.461,4.39 |
fr | Clermont-Ferrand | Zénith d'Auvergne | 45.74,3.18 |
fr | Clermont-Ferrand | Grande Halle d'Auvergne Cournon | 45.74,3.19 |
fr | Clermont-Ferrand | Eurexpo Lyon | 45.733,4.95 |
fr | Clermont-Ferrand | Vulcania | 45.814,2.94 |
fr | Clermont-Ferrand | Puy de Dôme | 45.772,2.965 | ask
fr | Clermont-Ferrand | Walibi Rhône-Alpes | 45.62,5.57 |
fr | Clermont-Ferrand | Le Pal | 46.49,3.64 |
fr | Clermont-Ferrand | Grotte de Lascaux | 45.05,1.17 |
fr | Clermont-Ferrand | Château de Murol | 45.576,2.945 |
fr | Clermont-Ferrand | Viaduc de Garabit | 44.975,3.178 |
fr | Clermont-Ferrand | Musée des Confluences Lyon | 45.733,4.818 |
fr | Clermont-Ferrand | 4 rue de la République Thiers | 45.86,3.55 |
fr | Clermont-Ferrand | 25 avenue Jean Jaurès, 63500 Issoire | 45.54,3.25 |
fr | Clermont-Ferrand | Place de Jaude | 45.777,3.082 | ask
fr | Clermont-Ferrand | 12 bd Gambetta Cahors | 44.45,1.44 |
fr | Clermont-Ferrand | St Flour | 45.03,3.09 |
fr | Clermont-Ferrand | St Pourçain s/ Sioule | 46.31,3.29 |
fr | Clermont-Ferrand | Chambon s/ Lac | 45.57,2.89 | ask
fr | Clermont-Ferrand | Le Chambon | ask | ask
fr | Clermont-Ferrand | Beaumont | ask | ask
fr | Clermont-Ferrand | Clermond-Ferrand | 45.78,3.09 |
fr | Clermont-Ferrand | Monluçon | 46.34,2.60 |
fr | Clermont-Ferrand | Grenobles | 45.19,5.72 |
fr | Clermont-Ferrand | Super Besse | 45.51,2.855 |
fr | Clermont-Ferrand | La Bourboule | 45.59,2.74 |
fr | Clermont-Ferrand | Londres | 51.51,-0.13 |
fr | Clermont-Ferrand | Turin | 45.07,7.69 |
fr | Clermont-Ferrand | Gérone | 41.98,2.82 |
fr | Clermont-Ferrand | Bâle | 47.56,7.59 |
fr | Clermont-Ferrand | Michelin Ladoux | 45.85,3.13 | ask
fr | Clermont-Ferrand | Limagrain Riom | 45.89,3.11 | ask
frBE | Namur | Camping Mons Coxyde | 51.12,2.65 | ask
frBE | Namur | Collège Saint-Michel Etterbeek | 50.835,4.39 |
frBE | Namur | Institut Sainte-Marie Jambes | 50.455,4.87 |
frBE | Namur | Athénée Royal Marche-en-Famenne | 50.225,5.345 |
frBE | Namur | Collège Notre-Dame Wavre | 50.715,4.61 |
frBE | Namur | École communale Profondeville | 50.375,4.87 |
frBE | Namur | UMons | 50.46,3.955 | ask
frBE | Namur | ULiège Sart-Tilman | 50.58,5.56 |
frBE | Namur | Clinique Saint-Luc Bouge | 50.475,4.885 |
frBE | Namur | Gare de Liège-Guillemins | 50.624,5.567 |
frBE | Namur | gare Ottignies | 50.673,4.57 |
frBE | Namur | Walibi Wavre | 50.70,4.59 |
frBE | Namur | Grottes de Han | 50.125,5.19 |
frBE | Namur | Citadelle de Dinant | 50.262,4.912 |
frBE | Namur | Château de Modave | 50.44,5.30 | ask
frBE | Namur | Euro Space Center | 50.012,5.224 | ask
frBE | Namur | Butte du Lion Waterloo | 50.678,4.405 |
frBE | Namur | Circuit de Spa-Francorchamps | 50.437,5.97 |
frBE | Namur | Hall du Heysel | 50.90,4.34 | ask
frBE | Namur | Rue de Fer 12, 5000 Namur | 50.465,4.865 |
frBE | Namur | Grand-Place 1 Tournai | 50.606,3.388 |
frBE | Namur | Chaussée de Louvain 25 Bouge | 50.475,4.885 |
frBE | Namur | Anvers | 51.22,4.40 |
frBE | Namur | Courtrai | 50.83,3.26 |
frBE | Namur | Malines | 51.03,4.48 |
frBE | Namur | La Haye | 52.08,4.31 |
frBE | Namur | Trèves | 49.755,6.64 | ask
frBE | Namur | Marche | 50.225,5.345 | ask
fr | Rennes | Camping Nantes Carnac | 47.585,-3.08 | ask
fr | Rennes | Auberge de jeunesse Saint-Brieuc | 48.515,-2.765 |
fr | Rennes | Ibis Saint-Malo Plage | 48.655,-2.01 |
fr | Rennes | Campanile Laval | 48.07,-0.77 |
fr | Rennes | Novotel Nantes Centre Bord de Loire | 47.21,-1.54 |
fr | Rennes | Hôtel Mercure Vannes Le Port | 47.645,-2.76 |
fr | Rennes | Lycée Chateaubriand Rennes | 48.115,-1.68 |
fr | Rennes | Lycée Jean Guéhenno Fougères | 48.35,-1.20 |
fr | Rennes | Collège Pierre Brossolette Bruz | 48.025,-1.745 |
fr | Rennes | École Sainte-Anne Vitré | 48.12,-1.21 |
fr | Rennes | Collège Paris Dinan | 48.455,-2.045 | ask
fr | Rennes | IUT de Lannion | 48.73,-3.46 |
fr | Rennes | CHU Pontchaillou Rennes | 48.12,-1.69 |
fr | Rennes | gare de Redon | 47.652,-2.088 |
fr | Rennes | Gare de Quimper | 47.995,-4.092 |
fr | Rennes | Aéroport de Brest | 48.448,-4.418 |
fr | Rennes | Stade du Moustoir | 47.749,-3.369 |
fr | Rennes | Parc expo Rennes Bruz | 48.05,-1.74 | ask
fr | Rennes | Mont St Michel | 48.62,-1.51 |
fr | Rennes | Cité de la Voile Lorient | 47.73,-3.37 |
fr | Rennes | Océanopolis Brest | 48.389,-4.435 |
fr | Rennes | Alignements de Carnac | 47.59,-3.08 |
fr | Rennes | 3 rue de Paris Fougères | 48.35,-1.20 |
fr | Rennes | 8 place des Lices 35000 Rennes | 48.112,-1.683 |
fr | Rennes | St Méen le Grand | 48.19,-2.19 |
fr | Rennes | Ploërmel | 47.93,-2.40 |
fr | Rennes | Renne | 48.11,-1.68 |
fr | Rennes | Quimperlé | 47.87,-3.55 |
fr | Rennes | Jersey | 49.2,-2.12 | ask
frBE | Liège | Camping Bruxelles La Roche-en-Ardenne | 50.185,5.575 | ask
frBE | Liège | Institut Saint-Joseph Welkenraedt | 50.66,5.97 |
frBE | Liège | Collège Saint-Servais Liège | 50.635,5.57 |
frBE | Liège | Gare de Verviers-Central | 50.588,5.855 | ask
frBE | Liège | Plopsa Coo | 50.393,5.877 |
frBE | Liège | Mont Mosan Huy | 50.52,5.245 |
frBE | Liège | Rue Haute 12 Stavelot | 50.395,5.93 |
frBE | Liège | Saint-Trond | 50.815,5.185 |
frBE | Liège | Aix la Chapelle | 50.775,6.085 |
frBE | Liège | Maestricht | 50.85,5.69 |
`;
