/** As {@link dutchRows}, of French, Spanish and English sites. */
export const moreRows = `
fr | Tours | Ibis Budget Bordeaux Lac | 44.885,-0.565 |
fr | Tours | B&B Hôtel Lyon Part-Dieu | 45.76,4.857 |
fr | Tours | Kyriad Marseille Palais des Congrès | 43.27,5.39 |
fr | Tours | Première Classe Roissy | 49.01,2.55 | ask
fr | Tours | Mercure Paris La Défense | 48.89,2.24 |
fr | Tours | Hôtel Marseille 13 Saint-Just | 43.317,5.405 |
fr | Tours | Novotel Nice Arenas | 43.665,7.21 |
fr | Tours | Campanile Saint-Germain-en-Laye | 48.9,2.09 |
fr | Tours | Lycée Descartes Tours | 47.39,0.69 |
fr | Tours | Collège Victor Hugo Chauvigny | 46.57,0.65 |
fr | Tours | Ecole primaire Jean Jaurès Amboise | 47.41,0.98 |
fr | Tours | Lycée agricole de Fondettes | 47.40,0.60 |
fr | Tours | IUT de Blois | 47.59,1.335 |
fr | Tours | Université de Poitiers campus | 46.565,0.38 |
fr | Tours | CHU d'Angers | 47.48,-0.555 |
fr | Tours | Gare de St Pierre des Corps | 47.386,0.723 |
fr | Tours | gare Massy TGV | 48.725,2.261 |
fr | Tours | Gare Montparnasse | 48.84,2.32 |
fr | Tours | Paris Gare d'Austerlitz | 48.842,2.366 |
fr | Tours | Lille Flandres | 50.637,3.07 |
fr | Tours | Gare de Lyon Part Dieu | 45.76,4.86 |
fr | Tours | Porte Maillot Paris | 48.878,2.282 |
fr | Tours | Porte de Vincennes | 48.847,2.41 |
fr | Tours | CDG Terminal 2E | 49.004,2.57 |
fr | Tours | Orly 4 | 48.727,2.36 |
fr | Tours | Aéroport de Beauvais | 49.454,2.113 |
fr | Tours | Nantes Atlantique | 47.157,-1.608 |
fr | Tours | Ouistreham ferry | 49.284,-0.25 |
fr | Tours | Port de Roscoff Bloscon | 48.72,-3.965 |
fr | Tours | Gare maritime de Quiberon | 47.483,-3.12 |
fr | Tours | Le Croisic | 47.293,-2.513 |
fr | Tours | Île de Noirmoutier | 46.98,-2.25 | ask
fr | Tours | La Rochelle Minimes | 46.143,-1.17 |
fr | Tours | Stade Geoffroy-Guichard | 45.461,4.39 |
fr | Tours | Matmut Atlantique | 44.897,-0.561 |
fr | Tours | Parc OL | 45.765,4.982 |
fr | Tours | Stade Vélodrome | 43.27,5.396 |
fr | Tours | Bercy | 48.838,2.378 | ask
fr | Tours | Palais omnisports de Paris Bercy | 48.838,2.378 |
fr | Tours | Parc expo Villepinte | 48.97,2.517 |
fr | Tours | Futuroscope | 46.668,0.368 |
fr | Tours | Puy du fou Les Epesses | 46.89,-0.93 |
fr | Tours | zoo de Beauval | 47.247,1.353 |
fr | Tours | Chambord château | 47.616,1.517 |
fr | Tours | Chenonceaux | 47.332,1.07 |
fr | Tours | Parc Astérix | 49.134,2.571 |
fr | Tours | Mont St Michel | 48.62,-1.50 |
fr | Tours | Omaha Beach cimetière américain | 49.36,-0.86 |
fr | Tours | Camping Les Mimosas Portiragnes | 43.30,3.34 |
fr | Tours | Camping municipal Chinon | 47.165,0.236 |
fr | Tours | Val Thorens | 45.298,6.58 |
fr | Tours | Les 2 Alpes | 45.01,6.125 |
fr | Tours | La Plagne Bellecôte | 45.51,6.70 |
fr | Tours | Super Besse | 45.505,2.855 |
fr | Tours | Saint Lary Soulan | 42.817,0.323 |
fr | Tours | 12 rue Nationale Tours | 47.39,0.685 |
fr | Tours | 5 pl. de la Mairie, Montlouis s/ Loire | 47.389,0.83 |
fr | Tours | ST AVERTIN | 47.367,0.726 |
fr | Tours | Saint-Denis | 48.936,2.357 | ask
fr | Tours | Beaulieu | ask | ask
fr | Tours | Villeneuve | ask | ask
fr | Tours | 37000 | 47.39,0.69 |
fr | Tours | 75012 Paris | 48.84,2.40 |
fr | Tours | bd Heurteloup | 47.39,0.69 | ask
fr | Tours | Toulose | 43.6,1.44 | ask
fr | Tours | Londres | 51.507,-0.128 |
fr | Tours | Cologne | 50.94,6.96 | ask
fr | Tours | Aix la Chapelle | 50.776,6.084 |
fr | Tours | Saint-Sébastien Espagne | 43.32,-1.98 |
fr | Tours | Barcelone Sants | 41.379,2.14 |
fr | Tours | Genève Cornavin | 46.21,6.142 |
fr | Tours | La Haye | 52.08,4.31 | ask
fr | Tours | Tours Nord Auchan | 47.42,0.70 |
fr | Tours | RDV 7h devant la mairie de Loches | 47.13,0.995 | ask
fr | Tours | Nantes, Cité des congrès | 47.213,-1.543 |
fr | Tours | Donostia | 43.32,-1.98 |
fr | Tours | Strasbourg Parlement européen | 48.597,7.768 |
fr | Tours | Cité U Grandmont | 47.36,0.70 | ask
fr | Tours | Verdun Douaumont | 49.208,5.424 |
fr | Tours | Collonges la Rouge | 45.06,1.654 |
fr | Tours | Rocamadour | 44.80,1.62 |
fr | Tours | Center Parcs Bois aux Daims | 47.08,0.03 |
es | Madrid | Ibis Zaragoza Centro | 41.656,-0.88 |
es | Madrid | Hotel Tryp Atocha | 40.41,-3.69 |
es | Madrid | NH Sevilla Plaza de Armas | 37.39,-6.00 |
es | Madrid | Parador de Sigüenza | 41.065,-2.645 |
es | Madrid | IES Ramiro de Maeztu | 40.44,-3.685 | ask
es | Madrid | CEIP Miguel Hernández Getafe | 40.305,-3.73 |
es | Madrid | Colegio Sagrada Familia Burgos | 42.34,-3.70 |
es | Madrid | Universidad de Deusto Bilbao | 43.27,-2.94 |
es | Madrid | Universidad Autónoma Cantoblanco | 40.545,-3.69 |
es | Madrid | Hospital Clínico Valladolid | 41.656,-4.72 |
es | Madrid | Estación de Chamartín | 40.472,-3.682 |
es | Madrid | Estación Delicias Zaragoza | 41.659,-0.911 |
es | Madrid | Sta. Justa Sevilla | 37.392,-5.975 |
es | Madrid | Sants | 41.379,2.14 | ask
es | Madrid | Camp de Tarragona AVE | 41.192,1.273 |
es | Madrid | Barajas T4 | 40.491,-3.593 |
es | Madrid | Aeropuerto de El Prat | 41.297,2.083 |
es | Madrid | Puerto de Algeciras ferry | 36.13,-5.44 |
es | Madrid | Puerto de Denia | 38.84,0.11 |
es | Madrid | Bernabéu | 40.453,-3.688 |
es | Madrid | Wanda Metropolitano | 40.436,-3.6 |
es | Madrid | Nou Camp | 41.381,2.123 |
es | Madrid | San Mamés | 43.264,-2.949 | ask
es | Madrid | IFEMA | 40.466,-3.616 |
es | Madrid | Feria Valencia | 39.502,-0.426 |
es | Madrid | Warner San Martín de la Vega | 40.233,-3.594 |
es | Madrid | Port Aventura Salou | 41.087,1.157 |
es | Madrid | Valle de los Caídos | 40.642,-4.155 |
es | Madrid | El Escorial | 40.585,-4.13 | ask
es | Madrid | La Granja | 40.90,-4.01 | ask
es | Madrid | Sierra Nevada Pradollano | 37.095,-3.398 |
es | Madrid | Baqueira | 42.70,0.93 |
es | Madrid | Formigal | 42.775,-0.365 |
es | Madrid | Avda. de América 20 Guadalajara | 40.63,-3.16 |
es | Madrid | C/ Real 4, San Lorenzo del Escorial | 40.59,-4.147 |
es | Madrid | Pza. Mayor Salamanca | 40.965,-5.664 |
es | Madrid | Sta. Cruz de Tenerife | 28.467,-16.25 | ask
es | Madrid | Vitoria | 42.85,-2.67 |
es | Madrid | Hondarribia | 43.36,-1.79 |
es | Madrid | Lérida | 41.617,0.627 |
es | Madrid | Elx | 38.267,-0.698 |
es | Madrid | Burdeos | 44.84,-0.58 |
es | Madrid | Perpiñán | 42.698,2.895 |
es | Madrid | Oporto | 41.15,-8.61 |
es | Madrid | Albacte | 38.995,-1.856 | ask
es | Madrid | 28850 Torrejón | 40.46,-3.47 |
es | Madrid | Camping La Marina Elche | 38.13,-0.65 |
es | Madrid | Villanueva | ask | ask
es | Madrid | Mérida teatro romano | 38.915,-6.338 |
es | Madrid | Covadonga | 43.308,-5.055 |
en | Brussels | Holiday Inn Express Antwerp City North | 51.235,4.42 |
en | Brussels | Premier Inn Dover Eastern Docks | 51.127,1.325 |
en | Brussels | Travelodge York Central | 53.955,-1.08 |
en | Brussels | Hilton Cologne | 50.943,6.955 |
en | Brussels | The Hague Marriott | 52.09,4.28 |
en | Brussels | Generator Hostel Venice Giudecca | 45.427,12.333 |
en | Brussels | Eton College | 51.49,-0.61 |
en | Brussels | St Mary's School Cambridge | 52.195,0.125 |
en | Brussels | University of Warwick Coventry | 52.38,-1.56 |
en | Brussels | London St Pancras | 51.53,-0.125 |
en | Brussels | Victoria Coach Station | 51.492,-0.149 |
en | Brussels | Birmingham New Street | 52.478,-1.90 |
en | Brussels | Gatwick South Terminal | 51.156,-0.16 |
en | Brussels | LHR T5 | 51.472,-0.488 |
en | Brussels | Stansted | 51.886,0.238 |
en | Brussels | Port of Harwich | 51.946,1.254 |
en | Brussels | Folkestone Eurotunnel | 51.093,1.12 |
en | Brussels | Portsmouth ferry port | 50.812,-1.088 |
en | Brussels | Old Trafford | 53.463,-2.291 |
en | Brussels | Anfield | 53.431,-2.961 |
en | Brussels | NEC Birmingham | 52.454,-1.719 |
en | Brussels | Warner Bros Studio Tour Leavesden | 51.69,-0.418 |
en | Brussels | Alton Towers | 52.988,-1.89 |
en | Brussels | Stonehenge | 51.179,-1.826 |
en | Brussels | SW1A 1AA | 51.501,-0.142 |
en | Brussels | Newport | ask | ask
en | Brussels | Warsaw Old Town | 52.25,21.012 |
en | Brussels | Auschwitz | 50.027,19.20 |
en | Brussels | Krakow Glowny | 50.067,19.947 |
en | Brussels | Wroclaw airport | 51.10,16.886 |
en | Brussels | Prague Castle | 50.09,14.40 |
en | Brussels | Cesky Krumlov | 48.81,14.315 |
en | Brussels | Tivoli Copenhagen | 55.674,12.568 |
en | Brussels | Legoland Billund | 55.735,9.126 |
en | Brussels | Aarhus Central Station | 56.15,10.205 |
en | Brussels | Rodby ferry | 54.655,11.35 |
en | Brussels | Florence Santa Maria Novella | 43.776,11.248 |
en | Brussels | Rome Fiumicino | 41.80,12.25 |
en | Brussels | Pompeii | 40.749,14.487 |
en | Brussels | Lake Como Bellagio | 45.986,9.26 |
en | Brussels | Cortina d'Ampezzo | 46.538,12.137 |
en | Brussels | Bolzano Bozen | 46.498,11.354 |
en | Brussels | Innsbruck Hbf | 47.263,11.401 |
en | Brussels | Mayrhofen Penken | 47.165,11.865 |
en | Brussels | Geneva airport French side | 46.238,6.109 |
en | Brussels | Interlaken Ost | 46.69,7.87 |
en | Brussels | Lucerne | 47.05,8.306 |
en | Brussels | Bruges Markt | 51.209,3.224 |
en | Brussels | Ghent Sint Pieters station | 51.036,3.71 |
en | Brussels | Munich Marienplatz | 48.137,11.575 |
en | Brussels | Nuremberg Messe | 49.418,11.113 |
en | Brussels | Neuschwanstein | 47.557,10.75 |
en | Brussels | Disneyland Paris Hotel Cheyenne | 48.87,2.78 |
en | Brussels | Ypres Menin Gate | 50.852,2.891 |
fr | Lyon | Ibis Grenoble Gare | 45.191,5.715 |
fr | Lyon | Kyriad Annecy Cran-Gevrier | 45.90,6.10 |
fr | Lyon | Campanile Lyon Part Dieu | 45.76,4.86 |
fr | Lyon | VVF Les Karellis | 45.225,6.405 |
fr | Lyon | Lycée Lalande Bourg en Bresse | 46.205,5.225 |
fr | Lyon | Collège Jean Macé Villeurbanne | 45.77,4.89 |
fr | Lyon | INSA Lyon La Doua | 45.783,4.875 |
fr | Lyon | Université Savoie Mont Blanc Jacob-Bellecombette | 45.555,5.91 |
fr | Lyon | Hôpital Edouard Herriot | 45.743,4.88 | ask
fr | Lyon | Gare de Perrache | 45.749,4.826 |
fr | Lyon | gare de Valence TGV | 44.991,4.979 |
fr | Lyon | Marseille Saint Charles | 43.303,5.38 |
fr | Lyon | St Exupéry | 45.721,5.08 |
fr | Lyon | Genève aéroport secteur France | 46.238,6.109 |
fr | Lyon | Porte des Alpes Saint-Priest | 45.72,4.94 |
fr | Lyon | Porte de la Chapelle | 48.898,2.359 |
fr | Lyon | Gerland | 45.727,4.832 |
fr | Lyon | Groupama Stadium | 45.765,4.982 |
fr | Lyon | Eurexpo Chassieu | 45.73,4.95 |
fr | Lyon | Allianz Riviera | 43.705,7.193 |
fr | Lyon | Port de Toulon | 43.12,5.93 |
fr | Lyon | Hyères La Tour Fondue | 43.028,6.155 |
fr | Lyon | Le Pal Dompierre | 46.48,3.64 |
fr | Lyon | Walibi Rhône-Alpes | 45.62,5.57 |
fr | Lyon | Grottes de la Balme | 45.85,5.34 |
fr | Lyon | Palais idéal du facteur cheval | 45.256,5.028 |
fr | Lyon | Alpe d'Huez | 45.09,6.07 |
fr | Lyon | Tignes Val Claret | 45.457,6.90 |
fr | Lyon | Aix les Bains | 45.69,5.915 |
fr | Lyon | Saint-Etienne Châteaucreux | 45.443,4.40 |
fr | Lyon | Camping de l'Ardèche Vallon Pont d'Arc | 44.405,4.395 |
fr | Lyon | 3 av. Jean Jaurès, 69007 Lyon | 45.745,4.84 |
fr | Lyon | Rue de la République Vienne | 45.525,4.875 |
fr | Lyon | CALUIRE ET CUIRE | 45.795,4.85 |
fr | Lyon | Villefranche | 45.99,4.72 | ask
fr | Lyon | Saint-Laurent | ask | ask
fr | Lyon | 38000 | 45.19,5.72 |
fr | Lyon | Grenobel | 45.19,5.72 | ask
fr | Lyon | Turin Porta Susa | 45.072,7.665 |
fr | Lyon | Munich Oktoberfest | 48.132,11.55 |
fr | Lyon | Bâle | 47.56,7.59 |
fr | Lyon | Rosas Espagne | 42.265,3.175 |
es | Valencia | Ibis Alicante Agua Amarga | 38.32,-0.51 |
es | Valencia | Meliá Benidorm | 38.54,-0.13 |
es | Valencia | IES Jaume I Ontinyent | 38.82,-0.61 |
es | Valencia | Universitat Jaume I Castellón | 39.99,-0.07 |
es | Valencia | Hospital La Fe | 39.443,-0.376 |
es | Valencia | Estación Joaquín Sorolla | 39.46,-0.383 |
es | Valencia | Barcelona Estació de França | 41.384,2.185 |
es | Valencia | Aeropuerto Alicante Elche | 38.282,-0.558 |
es | Valencia | Puerto de Barcelona crucero | 41.36,2.18 | ask
es | Valencia | Mestalla | 39.475,-0.358 |
es | Valencia | Estadio Olímpico Montjuïc | 41.365,2.156 |
es | Valencia | Oceanogràfic | 39.453,-0.348 |
es | Valencia | Terra Mítica | 38.56,-0.157 |
es | Valencia | Albarracín | 40.408,-1.443 |
es | Valencia | Peñíscola castillo | 40.358,0.408 |
es | Valencia | Morella | 40.62,-0.10 |
es | Valencia | C. Colón 12, 46004 València | 39.47,-0.37 |
es | Valencia | Avda. Blasco Ibáñez 20 Valencia | 39.475,-0.35 |
es | Valencia | Santa Pola | 38.19,-0.556 |
es | Valencia | San Juan | ask | ask
es | Valencia | Marsella | 43.297,5.37 |
es | Valencia | Andorra la Vieja | 42.507,1.52 |
es | Valencia | Aviñón | 43.949,4.806 |
en | London | Premier Inn Bath City Centre | 51.38,-2.36 |
en | London | Harrow School | 51.573,-0.334 |
en | London | King's College Cambridge | 52.204,0.117 |
en | London | Clifton Suspension Bridge | 51.455,-2.628 |
en | London | Edinburgh Waverley | 55.952,-3.19 |
en | London | Newcastle | 54.978,-1.61 | ask
en | London | Luton Airport Parkway | 51.873,-0.396 |
en | London | Dover Western Docks | 51.12,1.31 |
en | London | St James' Park Newcastle | 54.975,-1.622 |
en | London | ExCeL London | 51.508,0.03 |
en | London | Thorpe Park | 51.405,-0.51 |
en | London | Bourton-on-the-Water | 51.883,-1.76 |
en | London | Paris Gare du Nord | 48.881,2.355 |
en | London | Dachau memorial | 48.27,11.468 |
en | London | Normandy Beaches | ask | ask
en | London | Zakopane | 49.299,19.95 |
en | London | Gdansk Old Town | 54.35,18.65 |
en | London | Odense H.C. Andersen House | 55.398,10.39 |
en | London | Karlovy Vary | 50.23,12.87 |
en | London | Verona Arena | 45.439,10.994 |
en | London | M1 6EU | 53.478,-2.235 |
`;
