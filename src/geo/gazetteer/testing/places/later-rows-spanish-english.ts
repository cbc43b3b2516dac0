/** As {@link dutchRows}, of Spanish and English sites: written in November 2026 before they were read once. */
export const laterRows = `
es | Zaragoza | Córdoba estación | 37.888,-4.79 |
es | Zaragoza | Alcalá | ask | ask
es | Zaragoza | Alcala de Henares universidad | 40.483,-3.364 |
es | Zaragoza | Parque Warner San Martín de la Vega | 40.23,-3.59 |
es | Zaragoza | Terra Mítica Benidorm | 38.555,-0.155 |
es | Zaragoza | PortAventura | 41.087,1.157 |
es | Zaragoza | Hotel Ibis Barcelona Molins de Rei | 41.414,2.02 |
es | Zaragoza | Camp Nou | 41.381,2.1228 |
es | Zaragoza | Bernabéu puerta 32 | 40.453,-3.688 |
es | Zaragoza | Campus San Francisco | 41.64,-0.90 | ask
es | Zaragoza | IES Goya | 41.64,-0.89 | ask
es | Zaragoza | Calle Zaragoza 5, Huesca | 42.137,-0.41 |
es | Zaragoza | Avda de Madrid 22 Calatayud | 41.355,-1.64 |
es | Zaragoza | Plaza de España Teruel | 40.344,-1.107 |
es | Zaragoza | Barajas T4 salidas | 40.492,-3.592 |
es | Zaragoza | 50001 | 41.652,-0.88 |
es | Zaragoza | 22700 Jaca | 42.57,-0.55 |
es | Zaragoza | Formigal parking Sextas | 42.79,-0.37 | ask
es | Zaragoza | Gerona | 41.98,2.824 |
es | Zaragoza | Vitoria Gasteiz estacion autobuses | 42.857,-2.68 |
es | Zaragoza | San Sebastián Anoeta | 43.301,-1.974 |
es | Zaragoza | Burdeos St Jean | 44.826,-0.556 |
es | Zaragoza | Lisboa Oriente | 38.768,-9.099 |
es | Zaragoza | Oporto aeropuerto | 41.237,-8.67 |
es | Zaragoza | Hospital Miguel Servet | 41.634,-0.90 | ask
es | Zaragoza | cerca de Soria | 41.764,-2.465 | ask
es | Zaragoza | Sta Cruz de Tenerife | 28.463,-16.252 |
en | Manchester | Newcastle under Lyme | 53.01,-2.225 |
en | Manchester | Etihad Stadium | 53.483,-2.2 |
en | Manchester | Kings Cross London | 51.53,-0.123 |
en | Manchester | London Euston coach stop | 51.528,-0.134 |
en | Manchester | Gatwick North Terminal | 51.16,-0.177 |
en | Manchester | Premier Inn York Blossom Street | 53.955,-1.09 |
en | Manchester | University of Kent Canterbury | 51.297,1.07 |
en | Manchester | St Andrews | 56.34,-2.797 |
en | Manchester | Oxford Road Station | 53.474,-2.242 |
en | Manchester | Liverpool Street Station | 51.518,-0.082 |
en | Manchester | Holyhead ferry port | 53.307,-4.63 |
en | Manchester | Caernarfon | 53.14,-4.27 |
en | Manchester | Ypres | 50.851,2.886 |
en | Manchester | Lake District | 54.46,-3.09 | ask
en | Manchester | M1 1AE | 53.48,-2.235 |
en | Manchester | 14 High Street, Whitby | 54.486,-0.615 |
en | Manchester | Whitby abbey | 54.488,-0.607 |
en | Galway | Trinity College | 53.344,-6.255 | ask
en | Galway | UCC Cork | 51.893,-8.49 |
en | Galway | Eyre Square Galway | 53.274,-9.05 |
en | Galway | Bunratty Castle | 52.70,-8.81 |
en | Galway | Rosslare Harbour | 52.25,-6.34 |
en | Krakow | Wieliczka salt mine | 49.984,20.055 |
en | Krakow | Auschwitz museum | 50.027,19.204 |
en | Krakow | Lublin | 51.246,22.568 |
en | Krakow | Warszawa Centralna | 52.229,21.003 |
en | Krakow | Brno | 49.195,16.61 |
en | Prague | Pilsen brewery | 49.747,13.387 |
en | Prague | Cesky Krumlov castle | 48.81,14.315 |
en | Prague | Vaclav Havel Airport | 50.10,14.26 |
en | Copenhagen | Malmo | 55.605,13.0 |
en | Copenhagen | Roskilde University | 55.65,12.14 |
en | Copenhagen | Kastrup | 55.63,12.65 |
en | Copenhagen | Elsinore Kronborg | 56.039,12.62 |
en | Copenhagen | Lund | 55.705,13.19 |
en | Stockholm | Arlanda terminal 5 | 59.65,17.93 |
en | Stockholm | Uppsala university | 59.858,17.63 |
en | Stockholm | Gothenburg Liseberg | 57.695,11.99 |
en | Zagreb | Plitvice Lakes | 44.88,15.61 |
en | Zagreb | Split ferry port | 43.505,16.44 |
en | Zagreb | Dubrovnik Old Town | 42.641,18.108 |
en | Zagreb | Pula arena | 44.873,13.85 |
en | Lisbon | Coimbra university | 40.207,-8.424 |
en | Lisbon | Fatima sanctuary | 39.632,-8.672 |
en | Lisbon | Oporto Ribeira | 41.141,-8.614 |
en | Milan | Firenze Santa Maria Novella | 43.777,11.248 |
en | Milan | Gardaland | 45.455,10.714 |
en | Milan | Venezia Mestre | 45.49,12.24 |
en | Milan | Bergamo Orio al Serio | 45.67,9.70 |
en | Milan | Lecco lungolago | 45.855,9.39 |
en | Geneva | Lausanne Ouchy | 46.507,6.627 |
en | Geneva | EPFL | 46.519,6.567 |
en | Geneva | Basel SBB | 47.547,7.59 |
en | Vienna | Graz Hauptbahnhof | 47.072,15.416 |
en | Vienna | Bratislava castle | 48.142,17.10 |
en | Vienna | Salzburg Mirabell | 47.805,13.042 |
es | Sevilla | Santa Justa | 37.392,-5.976 |
es | Sevilla | Jerez circuito | 36.708,-6.034 |
es | Sevilla | Matalascañas | 37.0,-6.55 |
es | Sevilla | Campus de Rabanales Córdoba | 37.915,-4.72 |
es | Sevilla | Alcázar de San Juan | 39.39,-3.21 |
es | Sevilla | Gibraltar frontera | 36.155,-5.348 |
es | Sevilla | Algeciras puerto | 36.13,-5.44 |
es | Sevilla | Faro | 37.02,-7.935 |
es | Sevilla | Lagos | 37.10,-8.675 | ask
es | Sevilla | Badajoz centro | 38.878,-6.97 |
es | Sevilla | Hotel NH Málaga | 36.717,-4.425 |
es | Sevilla | Ibis Granada | 37.2,-3.62 |
es | Sevilla | Guadix | 37.30,-3.135 |
es | Sevilla | Avenida de Cádiz 4, Dos Hermanas | 37.285,-5.92 |
es | Sevilla | calle Sevilla 8 Huelva | 37.26,-6.95 |
es | Sevilla | 41001 | 37.388,-5.995 |
es | Sevilla | IES Murillo | ask | ask
es | Sevilla | Colegio San José Villafranca de los Barros | 38.56,-6.34 |
es | Sevilla | Valverde | ask | ask
es | Sevilla | Valverde del Camino | 37.575,-6.754 |
es | Sevilla | IFEMA Madrid | 40.465,-3.617 |
es | Sevilla | entre Utrera y Los Palacios | 37.17,-5.85 | ask
es | Sevilla | Malága | 36.72,-4.42 |
en | Bristol | Ashton Gate | 51.44,-2.62 |
en | Bristol | Bath Spa | 51.378,-2.357 |
en | Bristol | Cheddar Gorge | 51.284,-2.765 |
en | Bristol | UWE Frenchay | 51.50,-2.548 | ask
en | Bristol | Newport Wales | 51.588,-2.998 |
en | Bristol | Principality Stadium | 51.478,-3.182 |
en | Bristol | Stratford | ask | ask
en | Bristol | Stratford upon Avon | 52.19,-1.71 |
en | Bristol | Wells | 51.209,-2.645 | ask
en | Bristol | Wells next the sea | 52.955,0.85 |
en | Bristol | Plymouth Millbay ferry | 50.365,-4.155 | ask
en | Bristol | Paddington Station | 51.516,-0.177 |
en | Bristol | Oxford Gloucester Green | 51.754,-1.263 |
en | Bristol | Premier Inn Exeter Countess Wear | 50.69,-3.50 |
en | Bristol | Travelodge Cardiff Atlantic Wharf | 51.47,-3.165 |
en | Bristol | BS1 5TR | 51.45,-2.60 |
en | Bristol | 5 Park Street Bristol | 51.455,-2.603 |
en | Bristol | Hastings battlefield | 50.913,0.487 | ask
en | Edinburgh | Murrayfield | 55.942,-3.241 |
en | Edinburgh | Perth | 56.395,-3.43 |
en | Edinburgh | Loch Lomond Shores Balloch | 56.005,-4.59 |
en | Dublin | Cobh | 51.85,-8.295 |
en | Dublin | Maynooth University | 53.383,-6.60 |
en | Warsaw | Torun | 53.01,18.60 |
en | Warsaw | Gdansk Westerplatte | 54.407,18.671 |
en | Warsaw | Poznan Glowny | 52.402,16.912 |
en | Prague | Kutna Hora bone church | 49.962,15.288 |
en | Prague | Olomouc | 49.594,17.251 |
en | Copenhagen | Aarhus University | 56.168,10.203 |
en | Copenhagen | Odense | 55.396,10.388 |
en | Copenhagen | Helsingborg | 56.046,12.694 |
en | Stockholm | Linkoping | 58.41,15.62 |
en | Zagreb | Zadar airport | 44.108,15.347 |
en | Zagreb | Rijeka | 45.327,14.442 |
en | Lisbon | Evora | 38.571,-7.909 |
en | Rome | Pompeii ruins | 40.749,14.485 |
en | Rome | Fiumicino airport | 41.80,12.245 |
en | Rome | Siena Piazza del Campo | 43.318,11.332 |
en | Rome | Castel Gandolfo | 41.747,12.65 |
en | Geneva | Montreux Chillon | 46.414,6.927 |
en | Geneva | Verbier | 46.096,7.228 |
en | Vienna | Melk Abbey | 48.228,15.334 |
en | Vienna | Neusiedl am See | 47.949,16.843 |
en | Luxembourg | Vianden Castle | 49.935,6.202 |
en | Luxembourg | Echternach | 49.811,6.421 |
`;
