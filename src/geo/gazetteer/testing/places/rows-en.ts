/** As {@link dutchRows}, of the English site. */
export const englishRows = `
en | Brussels | Premier Inn London Kensington | 51.495,-0.19 |
en | Brussels | Travelodge Manchester Central | 53.475,-2.24 |
en | Brussels | Hilton Edinburgh Airport | 55.94,-3.36 |
en | Brussels | Novotel London West | 51.491,-0.219 |
en | Brussels | Ibis London Heathrow Airport | 51.48,-0.44 |
en | Brussels | Holiday Inn Express Cambridge | 52.21,0.16 |
en | Brussels | Marriott Prague | 50.09,14.43 |
en | Brussels | Ibis Krakow Centrum | 50.06,19.93 |
en | Brussels | Mercure Gdansk Old Town | 54.355,18.65 |
en | Brussels | Novotel Warszawa Airport | 52.18,20.98 |
en | Brussels | Motel One Salzburg Süd | 47.78,13.06 |
en | Brussels | Hilton Garden Inn Milan North | 45.51,9.19 |
en | Brussels | NH Firenze | 43.77,11.26 |
en | Brussels | Ibis Roma Fiera | 41.81,12.35 |
en | Brussels | Hotel Venezia Mestre | 45.49,12.24 |
en | Brussels | Ibis Lisboa Centro | 38.72,-9.15 |
en | Brussels | Scandic Copenhagen | 55.675,12.56 |
en | Brussels | Radisson Blu Oslo Airport | 60.19,11.10 |
en | Brussels | Ibis Geneva Airport | 46.22,6.11 |
en | Brussels | Meininger Amsterdam City West | 52.39,4.84 |
en | Brussels | Hampton by Hilton Luxembourg Airport | 49.63,6.21 |
en | Brussels | University of Cambridge | 52.205,0.12 |
en | Brussels | King's College London | 51.511,-0.116 |
en | Brussels | Trinity College Dublin | 53.344,-6.255 |
en | Brussels | Sapienza University Rome | 41.904,12.515 |
en | Brussels | Charles University Prague | 50.088,14.42 |
en | Brussels | EPFL Lausanne | 46.52,6.565 |
en | Brussels | CERN | 46.234,6.055 |
en | Brussels | ESA ESTEC Noordwijk | 52.218,4.42 |
en | Brussels | Aachen University Hospital | 50.776,6.044 |
en | Brussels | Eton College | 51.492,-0.609 |
en | Brussels | European School Luxembourg | 49.61,6.13 |
en | Brussels | Gare de Bruxelles-Central | 50.845,4.357 |
en | Brussels | Waterloo Station London | 51.503,-0.113 |
en | Brussels | Roma Tiburtina | 41.91,12.53 |
en | Brussels | Bratislava main station | 48.158,17.106 |
en | Brussels | Ljubljana bus station | 46.057,14.51 |
en | Brussels | Luton Airport | 51.875,-0.37 |
en | Brussels | Milan Bergamo Airport | 45.67,9.70 |
en | Brussels | Vienna airport | 48.11,16.57 |
en | Brussels | Krakow airport | 50.078,19.785 |
en | Brussels | 10 Downing Street, London | 51.503,-0.127 |
en | Brussels | 221B Baker Street London | 51.52,-0.158 |
en | Brussels | Via Roma 12, Torino | 45.07,7.685 |
en | Brussels | Piazza del Duomo, Firenze | 43.773,11.256 |
en | Brussels | Wenceslas Square Prague | 50.081,14.428 |
en | Brussels | Nyhavn Copenhagen | 55.68,12.59 |
en | Brussels | Plaza Mayor Madrid | 40.415,-3.707 |
en | Brussels | SW1A 1AA | 51.501,-0.14 |
en | Brussels | Etihad Stadium Manchester | 53.483,-2.20 |
en | Brussels | Celtic Park | 55.85,-4.205 |
en | Brussels | Hampden Park | 55.826,-4.252 |
en | Brussels | Goodison Park | 53.439,-2.966 |
en | Brussels | St James' Park Newcastle | 54.976,-1.622 |
en | Brussels | Silverstone | 52.073,-1.015 | ask
en | Brussels | Imola circuit | 44.344,11.716 |
en | Brussels | Stadio Diego Armando Maradona | 40.828,14.193 |
en | Brussels | Aviva Stadium Dublin | 53.335,-6.228 |
en | Brussels | Stade Roi Baudouin | 50.896,4.334 |
en | Brussels | Johan Cruyff Arena | 52.314,4.942 |
en | Brussels | Killarney | 52.059,-9.507 |
en | Brussels | Cliffs of Moher | 52.972,-9.426 |
en | Brussels | Blarney Castle | 51.929,-8.571 |
en | Brussels | Loch Lomond | 56.08,-4.63 | ask
en | Brussels | Ben Nevis | 56.797,-5.0 | ask
en | Brussels | Isle of Skye | 57.3,-6.2 | ask
en | Brussels | Lake Windermere | 54.37,-2.92 | ask
en | Brussels | Peak District | 53.25,-1.8 | ask
en | Brussels | Hadrian's Wall | 55.0,-2.35 | ask
en | Brussels | Land's End | 50.066,-5.714 |
en | Brussels | Eden Project | 50.361,-4.745 |
en | Brussels | Chatsworth House | 53.227,-1.611 |
en | Brussels | Alnwick Castle | 55.416,-1.706 |
en | Brussels | Stirling Castle | 56.124,-3.948 |
en | Brussels | Conwy Castle | 53.28,-3.826 |
en | Brussels | Ironbridge | 52.63,-2.485 |
en | Brussels | Bletchley Park | 51.998,-0.74 |
en | Brussels | Chessington World of Adventures | 51.349,-0.314 |
en | Brussels | Drayton Manor | 52.61,-1.714 |
en | Brussels | Blackpool Pleasure Beach | 53.79,-3.056 |
en | Brussels | Kew Gardens | 51.478,-0.296 |
en | Brussels | Greenwich Observatory | 51.477,-0.001 |
en | Brussels | White Cliffs of Dover | 51.133,1.35 |
en | Brussels | Leaning Tower of Pisa | 43.723,10.397 |
en | Brussels | Cinque Terre | 44.13,9.70 | ask
en | Brussels | Lake Como | 46.0,9.25 | ask
en | Brussels | Mount Vesuvius | 40.825,14.426 |
en | Brussels | Herculaneum | 40.806,14.348 |
en | Brussels | Paestum | 40.42,15.005 |
en | Brussels | Alberobello | 40.784,17.237 |
en | Brussels | Matera | 40.666,16.604 |
en | Brussels | Assisi | 43.07,12.62 |
en | Brussels | San Gimignano | 43.468,11.043 |
en | Brussels | Lake Bled | 46.365,14.095 | ask
en | Brussels | Skocjan Caves | 45.664,13.99 |
en | Brussels | Krka National Park | 43.80,15.96 | ask
en | Brussels | Medjugorje | 43.19,17.68 |
en | Brussels | Delphi | 38.48,22.50 |
en | Brussels | Mycenae | 37.73,22.756 |
en | Brussels | Meteora | 39.714,21.63 |
en | Brussels | Knossos | 35.298,25.163 |
en | Brussels | Thermopylae | 38.80,22.537 |
en | Brussels | Bran Castle | 45.515,25.367 |
en | Brussels | Rila Monastery | 42.133,23.34 |
en | Brussels | Lake Balaton | 46.9,17.9 | ask
en | Brussels | Malbork Castle | 54.04,19.028 |
en | Brussels | Treblinka | 52.63,22.05 | ask
en | Brussels | Terezin | 50.51,14.15 |
en | Brussels | Majdanek | 51.22,22.60 |
en | Brussels | Mauthausen Memorial | 48.257,14.50 |
en | Brussels | Karlstejn Castle | 49.939,14.188 |
en | Brussels | Geirangerfjord | 62.10,7.20 | ask
en | Brussels | Preikestolen | 58.99,6.14 |
en | Brussels | Kronborg Castle | 56.039,12.621 |
en | Brussels | Vasa Museum | 59.328,18.091 |
en | Brussels | Matterhorn | 46.069,7.776 | ask
en | Brussels | Jungfraujoch | 46.547,7.98 | ask
en | Brussels | Lake Constance | 47.6,9.4 | ask
en | Brussels | Chillon Castle | 46.414,6.927 |
en | Brussels | Liechtenstein | 47.14,9.52 | ask
en | Brussels | Vaduz Castle | 47.139,9.524 |
en | Brussels | Rock of Gibraltar | 36.14,-5.35 |
en | Brussels | Sintra | 38.80,-9.39 |
en | Brussels | Fatima | 39.63,-8.67 |
en | Brussels | Cabo da Roca | 38.78,-9.50 |
en | Brussels | Omaha Beach | 49.37,-0.88 | ask
en | Brussels | Waterloo | 50.717,4.40 | ask
en | Brussels | Passchendaele | 50.90,3.02 |
en | Brussels | Flanders Fields | 50.85,2.89 | ask
en | Brussels | Bastogne Barracks | 50.01,5.715 |
en | Brussels | Val d'Isère | 45.45,6.98 |
en | Brussels | St Anton | 47.13,10.27 | ask
en | Brussels | Zermatt | 46.069,7.776 |
en | Brussels | Bansko | 41.838,23.488 |
en | Brussels | Zakopane | 49.30,19.95 |
en | Brussels | Kranjska Gora | 46.485,13.786 |
en | Brussels | Trysil | 61.31,12.26 |
en | Brussels | Dover ferry terminal | 51.127,1.33 |
en | Brussels | Calais Eurotunnel | 50.936,1.812 |
en | Brussels | Port of Rotterdam Europoort | 51.95,4.13 |
en | Brussels | Munich | 48.137,11.575 |
en | Brussels | Cologne | 50.94,6.96 |
en | Brussels | Leghorn | 43.55,10.31 |
en | Brussels | Ghent | 51.05,3.72 |
en | Brussels | Saloniki | 40.64,22.94 |
en | Brussels | Edinburg | 55.95,-3.19 |
en | Brussels | Amsterdamn | 52.37,4.89 |
en | Brussels | Newport | ask | ask
en | Brussels | Richmond | ask | ask
en | Liège | Stavelot | 50.395,5.93 |
en | Milan | Monza | 45.584,9.274 |
en | Athens | Olympia | 37.643,21.625 | ask
en | Athens | Corinth | 37.94,22.93 |
en | Vienna | Melk | 48.227,15.33 |
en | London | Hampton Court | 51.403,-0.338 |
en | Dublin | Hotel Killarney Plaza | 52.06,-9.51 |
en | Dublin | Camping Lincoln Ambleside | 54.43,-2.96 | ask
en | Dublin | YHA Snowdon Pen-y-Pass | 53.08,-4.02 | ask
en | Dublin | Youth hostel Glendalough | 53.01,-6.33 |
en | Dublin | Premier Inn Chester City Centre | 53.19,-2.89 |
en | Dublin | Travelodge Bath Central | 51.38,-2.36 |
en | Dublin | Holiday Inn Express Belfast | 54.59,-5.93 |
en | Dublin | Maldron Hotel Cork | 51.90,-8.47 |
en | Dublin | Clayton Hotel Galway | 53.28,-9.02 |
en | Dublin | Jurys Inn Liverpool | 53.40,-2.99 |
en | Dublin | Ibis Edinburgh Centre South Bridge | 55.949,-3.187 |
en | Dublin | Novotel Cardiff Centre | 51.48,-3.17 |
en | Dublin | St Mary's School Buncrana | 55.135,-7.455 |
en | Dublin | Wesley College Ballinteer | 53.275,-6.25 |
en | Dublin | Christian Brothers Drogheda | 53.72,-6.35 |
en | Dublin | Eton College | 51.49,-0.61 |
en | Dublin | Harrow School | 51.57,-0.335 |
en | Dublin | University of Limerick | 52.67,-8.57 |
en | Dublin | Queen's University Belfast | 54.585,-5.935 |
en | Dublin | Trinity College Dublin | 53.344,-6.255 |
en | Dublin | University of St Andrews | 56.34,-2.79 |
en | Dublin | Cork University Hospital | 51.88,-8.51 |
en | Dublin | Altnagelvin Hospital | 54.99,-7.29 | ask
en | Dublin | Heuston Station | 53.346,-6.292 |
en | Dublin | Connolly Station Dublin | 53.351,-6.25 |
en | Dublin | Kent Station Cork | 51.90,-8.458 |
en | Dublin | London Euston | 51.528,-0.134 |
en | Dublin | Crewe station | 53.089,-2.433 |
en | Dublin | Holyhead port | 53.31,-4.63 |
en | Dublin | Shannon Airport | 52.70,-8.92 |
en | Dublin | Heathrow T5 | 51.472,-0.488 |
en | Dublin | Belfast International | 54.66,-6.22 |
en | Dublin | Croke Park | 53.361,-6.251 |
en | Dublin | Aviva Stadium | 53.335,-6.228 |
en | Dublin | Old Trafford | 53.463,-2.291 | ask
en | Dublin | Anfield | 53.431,-2.961 | ask
en | Dublin | Celtic Park Glasgow | 55.85,-4.206 |
en | Dublin | Thomond Park | 52.674,-8.643 |
en | Dublin | NEC Birmingham | 52.453,-1.72 |
en | Dublin | Titanic Belfast | 54.608,-5.91 |
en | Dublin | Newgrange | 53.694,-6.475 | ask
en | Dublin | Blarney Castle | 51.929,-8.57 |
en | Dublin | Rock of Cashel | 52.52,-7.89 |
en | Dublin | Warwick Castle | 52.28,-1.585 |
en | Dublin | Edinburgh Castle | 55.949,-3.20 |
en | Dublin | Hadrian's Wall | 55.01,-2.33 | ask
en | Dublin | Tayto Park | 53.545,-6.46 | ask
en | Dublin | Ring of Kerry | 52.02,-9.50 | ask
en | Dublin | Lake Windermere | 54.36,-2.92 | ask
en | Dublin | 12 Main Street, Kells | 53.73,-6.88 | ask
en | Dublin | 5 O'Connell Street Limerick | 52.66,-8.63 |
en | Dublin | 221B Baker Street London | 51.523,-0.158 |
en | Dublin | High Street, Kilkenny | 52.65,-7.25 |
en | Dublin | Kells | ask | ask
en | Dublin | Newcastle | ask | ask
en | Dublin | Bangor | ask | ask
en | Dublin | Dun Laoghaire | 53.29,-6.13 |
en | Dublin | Letterkeny | 54.95,-7.73 |
en | Dublin | Killarny | 52.06,-9.51 |
en | Dublin | Edinborough | 55.95,-3.19 |
en | Dublin | Kilkeny | 52.65,-7.25 |
en | Dublin | Munich Airport | 48.354,11.786 |
en | Dublin | Florence | 43.77,11.25 |
en | Dublin | Cologne | 50.94,6.96 |
en | Dublin | The Hague | 52.08,4.31 |
en | Dublin | Seville | 37.39,-5.99 |
en | Dublin | Auschwitz | 50.03,19.2 | ask
en | Dublin | Hotel Ibis Krakow Centrum | 50.065,19.93 |
en | Dublin | NH Collection Prague | 50.07,14.40 |
en | Dublin | Motel One Salzburg Mirabell | 47.81,13.04 |
en | Dublin | Hilton Florence Metropole | 43.79,11.21 |
en | Dublin | Intel Leixlip | 53.365,-6.49 |
en | Dublin | Guinness Storehouse | 53.342,-6.287 |
en | Dublin | Jameson Distillery Midleton | 51.91,-8.17 |
en | Birmingham | Hotel London Blackpool | 53.815,-3.05 | ask
en | Birmingham | Premier Inn Stratford-upon-Avon | 52.19,-1.71 |
en | Birmingham | Travelodge Shrewsbury | 52.71,-2.75 |
en | Birmingham | YHA Ironbridge | 52.63,-2.485 |
en | Birmingham | Campsite Chester Barmouth | 52.72,-4.055 | ask
en | Birmingham | King Edward's School Birmingham | 52.45,-1.92 |
en | Birmingham | Rugby School | 52.37,-1.26 |
en | Birmingham | University of Warwick | 52.38,-1.56 |
en | Birmingham | Coventry Cathedral | 52.408,-1.507 |
en | Birmingham | Villa Park | 52.509,-1.885 |
en | Birmingham | Molineux Stadium | 52.59,-2.13 |
en | Birmingham | Birmingham New Street | 52.478,-1.899 |
en | Birmingham | Wolverhampton station | 52.588,-2.12 |
en | Birmingham | East Midlands Airport | 52.83,-1.33 |
en | Birmingham | Cadbury World | 52.43,-1.93 |
en | Birmingham | Drayton Manor | 52.61,-1.715 |
en | Birmingham | 10 High Street Warwick | 52.28,-1.59 |
en | Birmingham | Market Square, Stafford | 52.805,-2.12 |
en | Birmingham | Leominster | 52.23,-2.74 |
en | Birmingham | Shrewsbry | 52.71,-2.75 |
en | Birmingham | Bruges | 51.21,3.22 |
en | Birmingham | Ypres Menin Gate | 50.852,2.891 |
en | Birmingham | Disneyland Paris | 48.87,2.78 |
`;
