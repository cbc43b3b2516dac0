/** As {@link dutchRows}: written by somebody who had not seen the data, in late November 2026, before they were read once. */
export const unseenSouthEnglishRows = `
fr | Nantes | Cholet | 47.060,-0.879 |
fr | Lyon | Montreuil (62) | 50.464,1.763 |
fr | Lille | Montreuil 93 mairie | 48.862,2.443 |
fr | Lyon | Saint-Denis (93) | 48.936,2.357 |
fr | Toulouse | Bruges (33) | 44.880,-0.612 |
fr | Nantes | Beaune-la-Rolande | 48.071,2.431 |
fr | Lyon | Vienne | ask | ask
fr | Toulouse | Valence | ask | ask
fr | Toulouse | Valence d'Agen | 44.109,0.892 |
fr | Lille | Saint-Aubin | ask | ask
fr | Lille | Cologne | 50.940,6.958 |
fr | Nantes | Londres Victoria | 51.494,-0.146 |
fr | Lyon | Barcelone gare de Sants | 41.379,2.140 |
fr | Lille | Gand | 51.054,3.725 |
fr | Lille | Anvers | 51.219,4.402 |
fr | Lyon | Fribourg-en-Brisgau | 47.996,7.850 |
fr | Toulouse | Saint-Sébastien (Espagne) | 43.318,-1.981 |
fr | Lyon | Aix-la-Chapelle | 50.776,6.084 |
fr | Lille | Orly 4 | 48.7285,2.364 |
fr | Nantes | roissy cdg terminal 2E | 49.004,2.575 |
fr | Lille | aéroport Nantes Atlantique | 47.157,-1.6015 |
fr | Toulouse | Lyon Saint Exupéry gare TGV | 45.721,5.076 |
fr | Nantes | Beauvais Tillé | 49.460,2.111 |
fr | Lille | Gare de Lyon | 48.844,2.374 | ask
fr | Toulouse | Gare d'Austerlitz | 48.842,2.365 |
fr | Lille | lyon part dieu côté villette | 45.7605,4.861 |
fr | Lyon | Lille Europe | 50.639,3.0755 |
fr | Lyon | Nantes gare accès sud | 47.2165,-1.5425 |
fr | Nantes | gare Lorraine TGV | 48.9475,6.170 |
fr | Lille | Le Creusot Montceau TGV | 46.765,4.500 |
fr | Toulouse | Massy TGV | 48.725,2.261 |
fr | Lyon | port de Calais terminal ferry | 50.967,1.863 |
fr | Lille | Ouistreham car-ferry | 49.284,-0.251 |
fr | Lyon | Roscoff Bloscon | 48.722,-3.967 |
fr | Lyon | Quiberon Port Maria embarcadère | 47.477,-3.125 |
fr | Lille | rue de Paris 25, Rennes | 48.1125,-1.666 |
fr | Lille | 5 place bellecour 69002 lyon | 45.7575,4.832 |
fr | Nantes | 31000 Toulouse, place du Capitole | 43.6043,1.4437 |
fr | Lille | 500 av de Toulouse Montpellier | 43.595,3.859 |
fr | Toulouse | rue de Strasbourg Nantes | 47.2175,-1.552 |
fr | Lyon | bd de Strasbourg, Toulon | 43.1255,5.932 |
fr | Toulouse | Cours de Vincennes | 48.8475,2.405 |
fr | Nantes | 12 avenue de Lyon Toulouse | 43.613,1.453 |
fr | Lyon | Porte de Versailles pavillon 4 | 48.830,2.287 |
fr | Nantes | porte d'Orléans | 48.823,2.3255 |
fr | Toulouse | Louvre-Lens | 50.4305,2.803 |
fr | Lille | Pompidou Metz | 49.108,6.1815 |
fr | Lille | Le Touquet Paris-Plage | 50.524,1.585 |
fr | Lille | Puy du Fou | 46.890,-0.930 |
fr | Toulouse | futuroscope | 46.669,0.369 |
fr | Nantes | Parc Astérix | 49.134,2.571 |
fr | Lyon | Zoo de Beauval | 47.247,1.353 |
fr | Nantes | Océanopolis | 48.390,-4.4355 |
fr | Lille | Mucem | 43.2965,5.361 |
fr | Lyon | château de Chambord | 47.616,1.517 |
fr | Lille | Abbaye de Fontevraud | 47.181,0.0515 |
fr | Lille | cimetière américain Colleville | 49.360,-0.857 |
fr | Nantes | ossuaire de Douaumont | 49.208,5.4235 |
fr | Toulouse | Mémorial de Caen | 49.197,-0.384 |
fr | Lyon | Oradour sur Glane centre de la mémoire | 45.928,1.035 |
fr | Nantes | Struthof | 48.454,7.254 |
fr | Toulouse | Stade Pierre Mauroy | 50.612,3.1305 |
fr | Nantes | Stade des Lumières | 45.765,4.982 |
fr | Lyon | La Beaujoire | 47.256,-1.525 |
fr | Nantes | POPB Bercy | 48.8386,2.3785 |
fr | Lille | Matmut Atlantique | 44.8973,-0.5615 |
fr | Lyon | Parc des expos Villepinte hall 6 | 48.972,2.518 |
fr | Toulouse | Eurexpo porte sud | 45.731,4.950 |
fr | Lyon | hôpital Purpan | 43.610,1.400 |
fr | Toulouse | campus de la Doua | 45.783,4.869 |
fr | Nantes | Cité scientifique Villeneuve d'Ascq | 50.609,3.142 |
fr | Lyon | Lycée Clemenceau Nantes | 47.219,-1.5445 |
fr | Toulouse | collège Jean Moulin | ask | ask
fr | Nantes | courchevel 1850 | 45.415,6.634 |
fr | Lille | Tignes Val Claret | 45.456,6.900 |
fr | Nantes | Chamonix téléphérique Aiguille du Midi | 45.918,6.870 |
fr | Toulouse | La Mongie | 42.910,0.180 |
fr | Nantes | Savines-le-Lac, lac de Serre-Ponçon | 44.526,6.402 |
fr | Toulouse | marché de Noël Colmar | 48.0785,7.358 |
fr | Lyon | P+R Balma-Gramont | 43.629,1.483 |
fr | Lille | La Vallée Village | 48.853,2.783 |
fr | Nantes | Auberge de jeunesse cité de Carcassonne | 43.206,2.364 |
fr | Lyon | camping le Vieux Port Messanges | 43.798,-1.401 |
fr | Nantes | Saint-Cyprien, Toulouse | 43.599,1.432 |
fr | Toulouse | Paris Belleville métro | 48.872,2.377 |
fr | Nantes | Rouen Saint-Sever | 49.432,1.087 |
fr | Toulouse | Perpinian gare | 42.696,2.879 |
fr | Nantes | Carcasonne devant la mairie | 43.213,2.352 |
fr | Lyon | salle des fêtes | ask | ask
fr | Nantes | Angers gare puis Le Mans gare | ask | ask
es | Sevilla | Écija | 37.541,-5.082 |
es | Zaragoza | Mérida | 38.916,-6.344 |
es | Bilbao | Cartagena | 37.602,-0.985 |
es | Valencia | Guadalajara | 40.633,-3.166 |
es | Sevilla | Medina Sidonia | 36.458,-5.927 |
es | Bilbao | Medina | ask | ask
es | Zaragoza | Villanueva | ask | ask
es | Bilbao | Santa Cruz | ask | ask
es | Sevilla | Valencia de Alcántara | 39.413,-7.243 |
es | Bilbao | Valencia de Don Juan | 42.293,-5.518 |
es | Zaragoza | San Sebastián de los Reyes | 40.548,-3.626 |
es | Sevilla | Alcalá de Guadaira | 37.338,-5.839 |
es | Bilbao | alcala la real | 37.461,-3.923 |
es | Zaragoza | Tolosa (Gipuzkoa) | 43.135,-2.075 |
es | Bilbao | Baiona (Pontevedra) | 42.118,-8.850 |
es | Bilbao | Bayona (Francia) | 43.492,-1.474 |
es | Zaragoza | Burdeos | 44.838,-0.579 |
es | Valencia | Perpiñán | 42.699,2.895 |
es | Zaragoza | Ginebra | 46.204,6.143 |
es | Bilbao | Oporto Campanhã | 41.149,-8.585 |
es | Sevilla | Lisboa Oriente | 38.768,-9.099 |
es | Bilbao | Lourdes, santuario | 43.097,-0.058 |
es | Valencia | estación de autobuses Plaza de Armas Sevilla | 37.392,-6.004 |
es | Bilbao | Prado de San Sebastián | 37.3805,-5.987 | ask
es | Sevilla | Estación Sur Méndez Álvaro | 40.395,-3.678 |
es | Zaragoza | intercambiador Avenida de América | 40.438,-3.676 |
es | Sevilla | Zaragoza Delicias | 41.658,-0.911 |
es | Zaragoza | barcelona nord | 41.394,2.183 |
es | Valencia | Bilbao Termibus | 43.261,-2.950 |
es | Sevilla | Joaquín Sorolla estación | 39.4595,-0.3805 |
es | Zaragoza | Segovia Guiomar AVE | 40.910,-4.095 |
es | Bilbao | Camp de Tarragona AVE | 41.192,1.272 |
es | Zaragoza | Puerta de Toledo | 40.407,-3.711 | ask
es | Sevilla | Barajas T4 | 40.4917,-3.5935 |
es | Valencia | barajas t1 salidas | 40.469,-3.570 |
es | Sevilla | El Prat T2 | 41.303,2.076 |
es | Zaragoza | aeropuerto de Loiu | 43.305,-2.906 |
es | Bilbao | aeropuerto san pablo | 37.420,-5.893 |
es | Sevilla | Puerto de Algeciras estación marítima | 36.131,-5.440 |
es | Zaragoza | estación marítima Santander | 43.4605,-3.806 |
es | Sevilla | Calle Mayor 10, 31001 Pamplona | 42.818,-1.647 |
es | Valencia | c/ alcala 50 madrid | 40.4185,-3.694 |
es | Sevilla | gran via 45 bilbao | 43.263,-2.936 |
es | Bilbao | Avda. de Madrid 120 Zaragoza | 41.653,-0.905 |
es | Zaragoza | Calle Sevilla 3, Madrid | 40.4175,-3.6995 |
es | Valencia | calle Toledo 80 28005 Madrid | 40.4095,-3.709 |
es | Sevilla | C/ Valencia 200 Barcelona | 41.389,2.159 |
es | Bilbao | 08013 Barcelona calle Mallorca 401 | 41.4035,2.174 |
es | Zaragoza | Calle Granada, Málaga | 36.7225,-4.419 |
es | Zaragoza | Avenida de Barcelona Córdoba | 37.888,-4.767 |
es | Valencia | Plaza de España | ask | ask
es | Zaragoza | Hotel Alhambra Palace | 37.173,-3.589 |
es | Sevilla | Gran Hotel Bali Benidorm | 38.532,-0.165 |
es | Zaragoza | Parador de Sigüenza | 41.067,-2.642 |
es | Sevilla | albergue Monte do Gozo | 42.8885,-8.497 |
es | Bilbao | Camping Playa Montroig | 41.0325,0.9665 |
es | Zaragoza | port aventura | 41.087,1.157 |
es | Valencia | Isla Mágica | 37.4065,-5.999 |
es | Sevilla | Parque Warner | 40.230,-3.593 |
es | Bilbao | Bioparc Valencia | 39.478,-0.408 |
es | Zaragoza | Guggenheim | 43.2687,-2.934 |
es | Valencia | Museo de Altamira | 43.378,-4.120 |
es | Bilbao | Alhambra, pabellón de entrada | 37.1745,-3.585 |
es | Valencia | Castillo de Loarre | 42.326,-0.612 |
es | Sevilla | Monasterio de Montserrat | 41.593,1.837 |
es | Zaragoza | Valle de los Caídos | 40.642,-4.155 |
es | Sevilla | Covadonga santuario | 43.308,-5.055 |
es | Sevilla | Wanda Metropolitano | 40.436,-3.5995 |
es | Bilbao | Benito Villamarin | 37.3565,-5.9815 |
es | Valencia | Anoeta | 43.3013,-1.9737 |
es | Bilbao | WiZink Center | 40.424,-3.672 |
es | Valencia | IFEMA puerta sur | 40.463,-3.616 |
es | Sevilla | BEC Barakaldo | 43.290,-2.990 |
es | Bilbao | hospital La Paz | 40.481,-3.687 |
es | Sevilla | UAB Bellaterra | 41.502,2.105 |
es | Sevilla | Universidad Laboral Gijón | 43.524,-5.612 |
es | Zaragoza | IES Cervantes | ask | ask
es | Bilbao | Formigal | 42.775,-0.366 |
es | Valencia | Sierra Nevada Pradollano | 37.095,-3.399 |
es | Zaragoza | Playa de las Américas | 28.060,-16.732 |
es | Bilbao | Zahara de los Atunes | 36.137,-5.846 |
es | Sevilla | Puerto Venecia Zaragoza | 41.618,-0.888 |
es | Zaragoza | Bonaire Aldaia | 39.471,-0.487 |
es | Zaragoza | las rozas village | 40.519,-3.902 |
es | Zaragoza | Bilbao La Vieja | 43.254,-2.924 |
es | Valencia | barrio de Salamanca Madrid | 40.429,-3.680 |
es | Zaragoza | Jeres de la Frontera | 36.686,-6.136 |
es | Sevilla | Valadolid estación | 41.642,-4.727 |
es | Bilbao | Sto. Domingo de la Calzada frente a la catedral | 42.441,-2.953 |
es | Valencia | Castellón y Benicàssim | ask | ask
en | London | Hereford | 52.056,-2.716 |
en | Manchester | Newcastle-under-Lyme | 53.011,-2.228 |
en | London | Boston (Lincolnshire) | 52.978,-0.026 |
en | Manchester | Richmond, North Yorkshire | 54.403,-1.737 |
en | Manchester | Richmond | ask | ask
en | London | Whitchurch | ask | ask
en | London | Chester-le-Street | 54.857,-1.573 |
en | Manchester | Melbourne, Derbyshire | 52.823,-1.428 |
en | Brussels | Waterloo | 50.714,4.399 | ask
en | London | Waterloo, Merseyside | 53.475,-3.026 |
en | Prague | Munich | 48.137,11.575 |
en | Brussels | Cologne Central Station | 50.943,6.959 |
en | London | Bruges coach park | 51.196,3.225 |
en | Brussels | Dunkirk | 51.034,2.377 |
en | Prague | Nuremberg | 49.453,11.077 |
en | Brussels | Lucerne | 47.051,8.306 |
en | London | Ypres Menin Gate | 50.852,2.8915 |
en | Brussels | Leghorn | 43.549,10.312 | ask
en | London | 1 princes street edinburgh EH2 2EQ | 55.953,-3.1895 |
en | London | 25 Bath Street, Glasgow | 55.863,-4.255 |
en | Manchester | 12 London Rd Brighton | 50.831,-0.137 |
en | London | 312 Lincoln Road, Peterborough | 52.5865,-0.248 |
en | London | Cambridge Street Sheffield | 53.379,-1.472 |
en | Manchester | Paris Street Exeter | 50.725,-3.5255 |
en | Manchester | Bristol St, Birmingham | 52.471,-1.8985 |
en | Dublin | 300 lisburn road belfast | 54.581,-5.950 |
en | London | Piccadilly Gardens | 53.481,-2.237 |
en | Manchester | Piccadilly Circus | 51.510,-0.1345 |
en | Manchester | Liverpool Street station | 51.5185,-0.081 |
en | London | Liverpool Lime Street | 53.4075,-2.978 |
en | Manchester | Birmingham International | 52.4508,-1.7257 |
en | London | Bristol Parkway | 51.514,-2.5425 |
en | Manchester | Victoria Coach Station | 51.4925,-0.1487 |
en | Brussels | Ashford International | 51.1435,0.8755 |
en | London | Brussels Midi rue de France | 50.836,4.334 |
en | Prague | Paris Bercy Seine bus station | 48.8355,2.3805 |
en | Prague | Berlin ZOB | 52.507,13.279 |
en | London | Prague Florenc | 50.0895,14.440 |
en | Prague | Zurich Sihlquai | 47.3795,8.538 |
en | Brussels | Heathrow T5 | 51.4715,-0.489 |
en | Manchester | gatwick north terminal | 51.1615,-0.1775 |
en | London | Dublin Airport Terminal 2 | 53.4255,-6.240 |
en | Prague | Bergamo Orio al Serio airport | 45.666,9.699 |
en | London | Charleroi airport | 50.472,4.463 |
en | Prague | Vienna Schwechat | 48.120,16.563 |
en | Brussels | Dover Eastern Docks | 51.127,1.331 |
en | London | Harwich International | 51.947,1.255 |
en | Dublin | Holyhead ferry terminal | 53.308,-4.631 |
en | Manchester | Portsmouth International Port | 50.8125,-1.0885 |
en | London | Hilton Deansgate | 53.4755,-2.2505 |
en | Manchester | Premier Inn | ask | ask
en | Prague | Hotel Sacher Vienna | 48.204,16.369 |
en | London | YHA Ambleside Waterhead | 54.4205,-2.963 |
en | London | Butlins Skegness | 53.178,0.349 |
en | London | Rugby School | 52.3675,-1.261 |
en | London | St Mary's Primary School | ask | ask
en | London | Keele University | 53.003,-2.273 |
en | Manchester | UEA Norwich | 52.622,1.241 |
en | Manchester | Addenbrookes | 52.175,0.140 |
en | London | Reebok Stadium | 53.5805,-2.5355 |
en | London | Ricoh Arena | 52.448,-1.4955 |
en | Manchester | Millennium Stadium | 51.478,-3.1825 |
en | London | Lansdowne Road Dublin | 53.335,-6.2285 |
en | Prague | O2 Arena | ask | ask
en | Manchester | Emirates Stadium | 51.555,-0.108 |
en | Manchester | ExCeL London west entrance | 51.508,0.026 |
en | London | NEC | 52.453,-1.720 |
en | London | IWM Duxford | 52.094,0.130 |
en | Manchester | Leeds Castle | 51.249,0.630 |
en | London | Blenheim Palace | 51.8415,-1.361 |
en | London | Tintern Abbey | 51.697,-2.677 |
en | Brussels | Tyne Cot cemetery | 50.887,2.998 |
en | London | thiepval memorial | 50.0505,2.6855 |
en | Prague | Auschwitz museum | 50.0265,19.2035 |
en | London | Alton Towers | 52.988,-1.891 |
en | London | Chester Zoo | 53.2265,-2.884 |
en | London | Bowness-on-Windermere pier | 54.364,-2.922 |
en | Prague | Hallstatt | 47.562,13.649 |
en | London | Täsch terminal Zermatt | 46.068,7.778 |
en | London | St. Anton am Arlberg | 47.129,10.268 |
en | Manchester | Canary Wharf | 51.505,-0.0195 |
en | London | Watford Gap services | 52.307,-1.122 |
en | London | Cheshire Oaks | 53.263,-2.881 |
en | London | Westfield Stratford | 51.543,-0.006 |
en | Manchester | Lancaster Gate London | 51.512,-0.1755 |
en | London | Kensington, Liverpool | 53.411,-2.952 |
en | London | Middlesborough | 54.574,-1.235 |
en | London | Landudno opposite the pier | 53.328,-3.828 |
en | Manchester | village hall, opposite the pub | ask | ask
en | Manchester | Stockport station then Macclesfield | ask | ask
fr | Lyon | Eurexpo | 45.733,4.948 |
fr | Lyon | Pitié-Salpêtrière | 48.837,2.364 |
fr | Lyon | Jussieu | 48.846,2.355 |
fr | Lyon | Disneyland Paris parking bus | 48.87,2.78 |
fr | Lyon | Pont du Gard rive gauche | 43.947,4.535 |
fr | Lyon | Lac d'Annecy Pâquier | 45.90,6.14 | ask
fr | Lyon | Villard-de-Lans Cote 2000 | 45.03,5.56 |
fr | Lyon | Village Club du Soleil Vars | 44.575,6.69 |
es | Madrid | Hospital La Paz | 40.481,-3.687 |
es | Madrid | Picos de Europa | ask | ask
es | Madrid | Alhambra taquillas | 37.176,-3.588 |
es | Madrid | Montserrat | 41.593,1.837 |
en | London | Watford Gap services | 52.307,-1.122 | ask
en | London | Brands Hatch | 51.36,0.26 |
en | London | Addenbrooke's Hospital | 52.175,0.14 |
en | London | Addenbrooke's | 52.175,0.14 | ask
en | London | John Radcliffe | 51.764,-1.22 | ask
en | London | Imperial College | 51.499,-0.177 |
en | London | Stonehenge visitor centre | 51.185,-1.86 |
en | London | Bluewater | 51.439,0.271 |
en | London | Seven Sisters Country Park | 50.776,0.155 |
en | London | Cliffs of Moher visitor centre | 52.972,-9.426 |
en | London | Disneyland Paris | 48.87,2.78 |
en | London | Keukenhof gardens | 52.27,4.546 |
fr | Dijon | saint denis stade de france porte T | 48.9245,2.3600 |
fr | Rennes | Saint-Martin | ask | ask
fr | Metz | Villeneuve-sur-Lot (47) | 44.408,0.705 |
fr | Dijon | St Etienne de Tinée | 44.2565,6.9240 |
fr | Rennes | montreuil, pas de calais | 50.463,1.763 | ask
fr | Metz | Beaumont (puy de dome) | 45.752,3.083 |
fr | Rennes | Aix la Chapelle marché de noel | 50.7755,6.0840 |
fr | Dijon | fribourg en brisgau gare routiere | 47.9965,7.8410 |
fr | Metz | Trèves porta nigra | 49.7597,6.6440 |
fr | Rennes | gênes terminal ferries | 44.4115,8.9070 |
fr | Metz | part dieu sortie villette | 45.7605,4.8610 |
fr | Rennes | gare de lyon | 48.8443,2.3740 |
fr | Dijon | gare de rennes sortie sud | 48.1030,-1.6720 |
fr | Dijon | lorraine tgv | 48.9475,6.1695 |
fr | Metz | Aix TGV | 43.4553,5.3173 |
fr | Dijon | roissy terminal 2F | 49.0040,2.5750 |
fr | Rennes | aeroport st exupéry | 45.7215,5.0790 |
fr | Metz | Beauvais Tillé aéroport | 49.4595,2.1105 |
fr | Metz | gare maritime ouistreham | 49.2825,-0.2490 |
fr | Dijon | quiberon port maria embarcadère belle ile | 47.4770,-3.1260 |
fr | Rennes | auberge de jeunesse yves robert | 48.888,2.360 |
fr | Rennes | Val Thorens gare routière | 45.298,6.580 |
fr | Metz | la mongie | 42.911,0.180 |
fr | Rennes | Super Besse | 45.506,2.853 |
fr | Metz | col de la schlucht | 48.0635,7.0215 |
fr | Rennes | Center Parcs lac d'Ailette | 49.472,3.668 |
fr | Dijon | lycée saint joseph | ask | ask
fr | Dijon | campus beaulieu rennes | 48.1160,-1.6380 |
fr | Rennes | CHU Pellegrin | 44.8295,-0.6045 |
fr | Metz | stade de la route de lorient | 48.1075,-1.7129 |
fr | Metz | stade de gerland | 45.7239,4.8322 |
fr | Rennes | MMArena | 47.9586,0.2247 |
fr | Rennes | villepinte parc expo hall 6 | 48.9705,2.5170 |
fr | Metz | futuroscope entrée | 46.6690,0.3690 |
fr | Dijon | parc asterix parking autocars | 49.1340,2.5710 |
fr | Metz | zoo de beauval | 47.2470,1.3530 |
fr | Dijon | cimetière américain colleville | 49.3585,-0.8540 |
fr | Rennes | Douaumont ossuaire | 49.2083,5.4237 |
fr | Metz | barrage de serre ponçon | 44.472,6.270 |
fr | Dijon | hellfest clisson | 47.096,-1.272 |
fr | Metz | aire du viaduc de millau | 44.092,3.022 |
fr | Metz | cap 3000 st laurent du var | 43.6585,7.1975 |
fr | Rennes | boulevard de strasbourg toulouse | 43.609,1.447 |
fr | Dijon | rue de rome marseille | 43.2920,5.3795 |
fr | Metz | porte de paris, lille | 50.6305,3.0680 |
fr | Dijon | place de Bretagne rennes | 48.1095,-1.6840 |
fr | Rennes | Montréal (Aude) | 43.200,2.141 |
fr | Metz | Barcelonne du Gers | 43.705,-0.234 |
fr | Dijon | grenade sur garonne | 43.771,1.293 |
fr | Dijon | Cannes-Ecluse | 48.363,2.985 |
fr | Rennes | métro anvers | 48.8828,2.3442 | ask
fr | Metz | Valence d'Agen derrière l'église | 44.108,0.891 |
fr | Dijon | Vienne (38) place de Miremont | 45.5255,4.8745 |
fr | Rennes | Nantes puis Angers | ask | ask
es | Granada | Villanueva | ask | ask
es | Vigo | villanueva de la serena (badajoz) | 38.976,-5.799 |
es | Vigo | Alcalá la Real, jaén | 37.461,-3.923 |
es | Granada | Santa Coloma de Farners (Girona) | 41.860,2.665 |
es | Granada | Villafranca del Bierzo | 42.606,-6.809 |
es | Granada | Valencia de Don Juan | 42.293,-5.519 |
es | Vigo | valencia de alcantara, caceres | 39.413,-7.244 |
es | Vigo | Sevilla la Nueva | 40.347,-4.027 |
es | Vigo | avda de madrid granada hospital clinico | 37.187,-3.606 |
es | Vigo | camino de ronda, granada | 37.178,-3.609 |
es | Granada | glorieta de bilbao | 40.4290,-3.7022 | ask
es | Granada | plaza américa vigo | 42.221,-8.733 |
es | Vigo | plaza de galicia santiago | 42.8765,-8.5440 |
es | Granada | puerto venecia zaragoza | 41.618,-0.890 |
es | Vigo | Miami Platja | 41.001,0.940 |
es | Vigo | Nueva Andalucía marbella | 36.498,-4.955 |
es | Granada | Tolosa (Guipúzcoa) | 43.1350,-2.0780 |
es | Granada | avenida de américa intercambiador | 40.4375,-3.6765 |
es | Vigo | zaidín granada | 37.160,-3.595 |
es | Vigo | wanda metropolitano | 40.4362,-3.5995 |
es | Granada | balaidos | 42.2118,-8.7397 |
es | Vigo | estadio RCDE cornellá | 41.3479,2.0757 |
es | Granada | barajas t4 salidas | 40.4918,-3.5935 |
es | Granada | lavacolla | 42.8963,-8.4151 |
es | Vigo | aeropuerto pablo picasso | 36.6749,-4.4950 |
es | Vigo | puerto de algeciras estacion maritima | 36.129,-5.440 |
es | Granada | puerto de denia | 38.844,0.116 |
es | Vigo | estacion maría zambrano málaga | 36.7115,-4.4320 |
es | Granada | estación sur mendez alvaro | 40.395,-3.678 |
es | Granada | termibus bilbao | 43.2610,-2.9495 |
es | Vigo | ifema puerta norte | 40.4670,-3.6160 |
es | Granada | fira gran via hospitalet pabellon 8 | 41.3545,2.1280 |
es | Vigo | port aventura entrada principal | 41.0875,1.1570 |
es | Granada | parque warner aparcamiento | 40.232,-3.593 |
es | Vigo | valle de los caidos | 40.6415,-4.1550 |
es | Granada | monasterio de piedra | 41.193,-1.782 |
es | Vigo | lagos de covadonga | 43.273,-4.985 |
es | Vigo | alhambra taquillas | 37.1745,-3.5830 |
es | Granada | Puerto de Navacerrada | 40.7850,-4.0035 |
es | Vigo | pradollano | 37.096,-3.398 |
es | Granada | baqueira 1500 | 42.699,0.932 |
es | Granada | playa de samil | 42.208,-8.775 |
es | Vigo | el rocío (almonte) ermita | 37.1305,-6.4845 |
es | Vigo | primavera sound parc del forum | 41.411,2.226 |
es | Vigo | area 103 almadrones | 40.899,-2.776 |
es | Granada | la roca village | 41.6105,2.3440 |
es | Vigo | fábrica seat martorell | 41.498,1.902 |
es | Granada | colegio san josé | ask | ask
es | Granada | hospital la paz | 40.481,-3.687 |
es | Vigo | 28013 gran via 32 madrid | 40.4203,-3.7045 |
es | Vigo | Ronda al lado del puente nuevo | 36.7405,-5.166 |
es | Granada | detras de la catedral de burgos | 42.341,-3.705 |
es | Granada | burdeos saint jean | 44.826,-0.556 |
es | Granada | jaén y luego linares | ask | ask
en | Bristol | Newport, Shropshire | 52.769,-2.378 |
en | Leeds | Newport (Isle of Wight) | 50.700,-1.294 |
en | Leeds | richmond north yorkshire | 54.403,-1.737 |
en | Leeds | Boston lincs | 52.976,-0.024 |
en | Bristol | Washington, tyne & wear | 54.901,-1.530 |
en | Bristol | Whitchurch (Hants) | 51.230,-1.338 |
en | Dublin | Kells county meath | 53.727,-6.879 |
en | Bristol | Gillingham dorset | 51.038,-2.277 |
en | Leeds | Melbourne, Derbyshire | 52.822,-1.427 |
en | Leeds | New York lincolnshire | 53.078,-0.140 |
en | Leeds | Toronto, Co Durham | 54.674,-1.686 |
en | Bristol | california falkirk | 55.971,-3.756 |
en | Leeds | Dunkirk, Nottingham | 52.939,-1.180 |
en | Leeds | waterloo liverpool | 53.475,-3.026 |
en | Bristol | paris street exeter bus station | 50.726,-3.526 |
en | Leeds | London Road station Brighton | 50.8365,-0.1365 |
en | Leeds | little venice | 51.522,-0.1835 |
en | Bristol | jericho, oxford | 51.760,-1.265 |
en | Dublin | Holywood Co. Down | 54.6405,-5.8300 |
en | Leeds | Bath Spa station | 51.3777,-2.3565 |
en | Vienna | Malpensa T2 | 45.6510,8.7230 |
en | Milan | schwechat arrivals | 48.120,16.563 |
en | Dublin | George Best airport | 54.614,-5.870 |
en | Leeds | heathrow terminal 4 | 51.4585,-0.4470 |
en | Bristol | leeds station south exit | 53.794,-1.5475 |
en | Vienna | milano lampugnano bus station | 45.4895,9.1275 |
en | Vienna | praha florenc | 50.0895,14.4400 |
en | Milan | Népliget Budapest | 47.4755,19.0980 |
en | Bristol | busaras | 53.3495,-6.2520 |
en | Dublin | dover eastern docks | 51.127,1.334 |
en | Bristol | rosslare europort | 52.253,-6.337 |
en | Leeds | premier inn bristol haymarket | 51.4575,-2.5885 |
en | Bristol | YHA ironbridge coalport | 52.618,-2.451 |
en | Leeds | Butlins Minehead | 51.207,-3.464 |
en | Bristol | St Mary's school | ask | ask
en | Bristol | parkinson steps university of leeds | 53.8070,-1.5530 |
en | Leeds | Reebok stadium | 53.5805,-2.5357 |
en | Bristol | lansdowne road stadium | 53.3352,-6.2285 |
en | Bristol | KC stadium away end | 53.746,-0.368 |
en | Bristol | NEC hall 5 | 52.453,-1.718 |
en | Leeds | tyne cot cemetery | 50.887,2.998 |
en | Bristol | Thiepval memorial | 50.0505,2.6860 |
en | Milan | schonbrunn palace coach park | 48.186,16.318 |
en | Vienna | gardaland car park | 45.455,10.714 |
en | Bristol | windermere, bowness pier | 54.364,-2.923 |
en | Bristol | Kirkstone Pass inn | 54.465,-2.925 |
en | Leeds | glastonbury festival coach drop off | 51.155,-2.588 | ask
en | Leeds | Watford Gap services | 52.307,-1.122 |
en | Leeds | bluewater | 51.4385,0.2710 |
en | Leeds | clifton village | 51.4545,-2.6190 | ask
en | Leeds | Edinbrough waverly | 55.952,-3.190 |
en | Leeds | Castleton peak district, next to the pub | 53.343,-1.777 |
en | Bristol | Oxford and then Swindon | ask | ask
en | Leeds | cotswolds | ask | ask
`;
