/** As {@link dutchRows}: written by somebody who had not seen the data, in late November 2026, before they were read once. */
export const unseenLowGermanRows = `
nl | Eindhoven | Amersfoort | 52.156,5.388 |
nl | Zwolle | bergen (nh) | 52.670,4.702 |
nl | Groningen | Bergen L | 51.600,6.052 | ask
nl | Zwolle | Hengelo (Gld) | 52.049,6.307 |
nl | Rotterdam | Elst (Utrecht) | 51.987,5.499 |
nl | Groningen | Haren | 53.172,6.606 |
nl | Eindhoven | Oosterhout | 51.645,4.860 |
nl | Rotterdam | Valkenburg zh | 52.180,4.433 |
nl | Eindhoven | America (Limburg) | 51.436,5.977 |
nl | Zwolle | De Krim | 52.650,6.617 | ask
nl | Groningen | Nieuw-Amsterdam | 52.717,6.857 |
nl | Eindhoven | Ootmarsum | 52.408,6.901 |
nl | Rotterdam | Dwingeloo bij de kerk | 52.834,6.370 |
nl | Eindhoven | Parijs | 48.857,2.352 |
nl | Rotterdam | Keulen hbf | 50.943,6.959 |
nl | Eindhoven | Rijsel | 50.636,3.063 |
nl | Zwolle | Luik Guillemins | 50.6246,5.5667 |
nl | Eindhoven | Aken Hauptbahnhof | 50.768,6.091 |
nl | Groningen | Haren (Ems) | 52.793,7.242 |
nl | Rotterdam | Damrak 1 Amsterdam | 52.3775,4.898 |
nl | Zwolle | stationsplein 1 3511 ED utrecht | 52.0895,5.110 |
nl | Zwolle | Arnhemseweg 20 Amersfoort | 52.151,5.388 |
nl | Groningen | amsterdamsestraatweg 300, utrecht | 52.104,5.092 |
nl | Eindhoven | Rotterdamseweg 100 Delft | 52.003,4.3655 |
nl | Groningen | Groningerstraat, Assen | 53.001,6.566 |
nl | Eindhoven | Zwolseweg 10 Deventer | 52.258,6.155 |
nl | Rotterdam | Bredaseweg 204, 5038 NK Tilburg | 51.556,5.070 |
nl | Eindhoven | Berlijnplein Utrecht | 52.0995,5.0655 |
nl | Rotterdam | Schiphol aankomsthal 3 | 52.309,4.763 |
nl | Zwolle | eindhoven airport | 51.4575,5.3927 |
nl | Eindhoven | Rotterdam The Hague Airport | 51.953,4.441 |
nl | Groningen | Station Zwolle achterzijde | 52.5046,6.0915 |
nl | Eindhoven | Utrecht CS Jaarbeurszijde | 52.0887,5.1075 |
nl | Groningen | A'dam Zuid | 52.339,4.873 |
nl | Zwolle | R'dam Alexander | 51.952,4.552 |
nl | Rotterdam | den bosch cs | 51.690,5.294 |
nl | Zwolle | Den Haag HS | 52.0697,4.3225 |
nl | Groningen | IJmuiden Felison terminal | 52.462,4.584 |
nl | Eindhoven | Hoek van Holland Stena Line | 51.9755,4.128 |
nl | Rotterdam | TESO veerhaven Den Helder | 52.9626,4.7827 |
nl | Eindhoven | Harlingen veerdienst Terschelling | 53.175,5.411 |
nl | Zwolle | Efteling hoofdingang | 51.6515,5.048 |
nl | Zwolle | walibi biddinghuizen | 52.4403,5.7630 |
nl | Eindhoven | Burgers Zoo | 52.007,5.8995 |
nl | Groningen | Toverland Sevenum | 51.397,5.984 |
nl | Eindhoven | Duinrell | 52.146,4.383 |
nl | Rotterdam | Phantasialand | 50.800,6.879 |
nl | Rotterdam | Kröller Muller museum | 52.0955,5.817 |
nl | Zwolle | Spoorwegmuseum | 52.0878,5.1315 |
nl | Eindhoven | openluchtmuseum arnhem | 52.0115,5.908 |
nl | Rotterdam | Slot Loevestein | 51.816,5.0215 |
nl | Groningen | kasteel de haar | 52.1213,4.986 |
nl | Rotterdam | Nationaal Monument Kamp Vught | 51.666,5.259 |
nl | Zwolle | Amerikaanse begraafplaats Margraten | 50.821,5.806 |
nl | Rotterdam | Airborne begraafplaats Oosterbeek | 51.9935,5.847 |
nl | Groningen | Ziggo Dome | 52.3138,4.937 |
nl | Eindhoven | Heineken Music Hall | 52.3122,4.944 |
nl | Zwolle | amsterdam arena | 52.3143,4.9418 |
nl | Rotterdam | Grolsch Veste | 52.2366,6.8375 |
nl | Eindhoven | Parkstad Limburg stadion | 50.857,6.011 |
nl | Rotterdam | TT circuit assen hoofdingang | 52.960,6.523 |
nl | Groningen | RAI Amsterdam ingang K | 52.3415,4.889 |
nl | Zwolle | Brabanthallen | 51.6980,5.292 |
nl | Eindhoven | martiniplaza | 53.2025,6.556 |
nl | Rotterdam | Radboudumc | 51.823,5.862 |
nl | Groningen | Universiteit Twente | 52.2395,6.852 |
nl | Eindhoven | Praedinius gymnasium Groningen | 53.2213,6.5705 |
nl | Rotterdam | Stedelijk Gymnasium Leiden Fruinlaan | 52.153,4.477 |
nl | Groningen | Center Parcs Port Zélande | 51.757,3.860 |
nl | Rotterdam | Camping Bakkum | 52.5627,4.636 |
nl | Zwolle | Stayokay Vondelpark | 52.3613,4.880 |
nl | Eindhoven | van der valk akersloot | 52.556,4.721 |
nl | Groningen | Postillion hotel Bunnik | 52.060,5.190 |
nl | Rotterdam | P+R Hoogkerk | 53.2075,6.511 |
nl | Eindhoven | P+R Westraven | 52.0617,5.1068 |
nl | Zwolle | designer outlet roermond | 51.199,5.991 |
nl | Rotterdam | Batavia Stad | 52.521,5.437 |
nl | Groningen | ASML Veldhoven | 51.408,5.418 |
nl | Rotterdam | Lombok, Utrecht | 52.0915,5.098 |
nl | Zwolle | Transvaal Den Haag | 52.067,4.293 |
nl | Eindhoven | Val Thorens | 45.298,6.580 |
nl | Zwolle | Hinterglemm | 47.377,12.594 |
nl | Groningen | SnowWorld Landgraaf | 50.874,6.020 |
nl | Rotterdam | kerstmarkt Oberhausen Centro | 51.491,6.877 |
nl | Zwolle | Egmont aan zee | 52.620,4.628 |
nl | Rotterdam | Leewarden station | 53.196,5.793 |
nl | Groningen | Utrecht centraal en daarna Amersfoort | ask | ask
nl | Eindhoven | Zevenhuizen | ask | ask
nl | Zwolle | Dorpsstraat 1 | ask | ask
nl | Rotterdam | hotel van der valk | ask | ask
de | Stuttgart | Göttingen | 51.533,9.935 |
de | Hannover | Frankfurt (Oder) Bahnhof | 52.336,14.546 |
de | Stuttgart | Neustadt (Weinstraße) | 49.352,8.139 |
de | Hannover | Neustadt in Holstein | 54.107,10.816 |
de | Dresden | Mühlhausen (Thür.) | 51.209,10.457 |
de | Köln | Halle (Westf.) | 52.060,8.360 |
de | Dresden | Brandenburg an der Havel | 52.412,12.556 |
de | Köln | Weil der Stadt | 48.750,8.870 |
de | Hannover | Neustadt | ask | ask
de | Stuttgart | Straßburg | 48.581,7.748 |
de | Dresden | Breslau | 51.108,17.038 |
de | Hannover | Stettin | 53.428,14.553 |
de | Stuttgart | Mailand Lampugnano | 45.489,9.127 |
de | Köln | Brüssel Nord | 50.860,4.361 |
de | Stuttgart | Venedig Tronchetto | 45.441,12.306 |
de | Hannover | Flughafen BER Terminal 1 | 52.365,13.510 |
de | Köln | flughafen frankfurt terminal 2 | 50.051,8.588 |
de | Köln | Flughafen Hahn | 49.948,7.264 |
de | Hannover | FMO | 52.134,7.685 | ask
de | Stuttgart | Memmingen Flughafen | 47.988,10.239 |
de | Dresden | München ZOB Hackerbrücke | 48.1425,11.550 |
de | Köln | Hamburg ZOB | 53.5515,10.0115 |
de | Hannover | Leipzig Hbf Ostseite | 51.346,12.383 |
de | Dresden | hannover hbf raschplatz | 52.378,9.743 |
de | Köln | Bahnhof Bad Cannstatt | 48.805,9.216 |
de | Dresden | Bhf Kassel-Wilhelmshöhe | 51.313,9.447 |
de | Hannover | FFM Südbahnhof | 50.0993,8.686 |
de | Stuttgart | HH Altona | 53.552,9.935 |
de | Hannover | Stgt-Vaihingen Bahnhof | 48.726,9.113 |
de | Köln | Dresden Neustadt | 51.0657,13.741 |
de | Stuttgart | Norddeich Mole | 53.6256,7.160 |
de | Köln | Skandinavienkai Travemünde | 53.9415,10.858 |
de | Dresden | Schwedenkai | 54.3175,10.1385 |
de | Hannover | Fährhafen Mukran | 54.482,13.588 |
de | Dresden | hauptstr 120 69117 heidelberg | 49.411,8.704 |
de | Hannover | 70173 Stuttgart, Königstr. 28 | 48.779,9.178 |
de | Köln | Königsplatz 61 34117 Kassel | 51.315,9.497 |
de | Stuttgart | Hamburger Straße 25 Braunschweig | 52.279,10.522 |
de | Köln | Leipziger Str. 100, Kassel | 51.310,9.518 |
de | Dresden | Frankfurter Allee 100 | 52.514,13.472 | ask
de | Hannover | Wiener Straße 10 Dresden | 51.0385,13.737 |
de | Stuttgart | bremer str 18 oldenburg | 53.131,8.221 |
de | Hannover | Kölner Straße 50 Düsseldorf | 51.227,6.795 |
de | Stuttgart | Danziger Straße 50, 10435 Berlin | 52.539,13.421 |
de | Hannover | Brüsseler Platz Köln | 50.938,6.934 |
de | Dresden | Pariser Platz | 52.516,13.379 | ask
de | Köln | Stuttgart-Münster Bahnhof | 48.822,9.217 |
de | Stuttgart | Köln Mülheim | 50.960,7.005 |
de | Dresden | Essen Werden | 51.388,7.004 |
de | Stuttgart | Frankfurt Höchst Bahnhof | 50.102,8.542 |
de | Hannover | Schloss Neuschwanstein | 47.5575,10.750 |
de | Dresden | Kloster Maulbronn | 49.001,8.813 |
de | Köln | Burg Hohenzollern | 48.323,8.967 |
de | Hannover | Wartburg | 50.966,10.306 |
de | Stuttgart | Gedenkstätte Buchenwald | 51.021,11.249 |
de | Dresden | KZ Gedenkstätte Dachau | 48.269,11.468 |
de | Köln | Heide Park Soltau | 53.024,9.879 |
de | Dresden | Europapark Rust | 48.266,7.722 |
de | Stuttgart | Phantasialand Eingang Berlin | 50.799,6.879 |
de | Köln | Wilhelma | 48.804,9.208 |
de | Hannover | hagenbeck | 53.5945,9.944 |
de | Hannover | AOL Arena | 53.587,9.8986 |
de | Köln | Gottlieb-Daimler-Stadion | 48.792,9.232 |
de | Stuttgart | Westfalenstadion | 51.4926,7.4519 |
de | Dresden | O2 World Hamburg | 53.589,9.899 |
de | Köln | SAP Arena | 49.464,8.5176 |
de | Stuttgart | Messe Köln Eingang Süd | 50.943,6.974 |
de | Dresden | Messe München Eingang West | 48.1355,11.691 |
de | Hannover | NürnbergMesse Eingang Mitte | 49.418,11.115 |
de | Hannover | Uniklinik Tübingen Schnarrenberg | 48.531,9.037 |
de | Köln | MHH | 52.384,9.806 | ask
de | Dresden | Uni Hohenheim | 48.711,9.213 |
de | Stuttgart | Schule Schloss Salem | 47.776,9.277 |
de | Köln | Goethe-Gymnasium | ask | ask
de | Stuttgart | Mayrhofen Penkenbahn | 47.164,11.862 |
de | Köln | Hotel Post Ischgl | 47.012,10.290 |
de | Dresden | Oberstdorf Nebelhornbahn | 47.407,10.286 |
de | Stuttgart | Prien am Chiemsee, Hafen Stock | 47.860,12.365 |
de | Köln | Warnemünde Leuchtturm | 54.181,12.086 |
de | Dresden | Binz Seebrücke | 54.402,13.614 |
de | Hannover | Striezelmarkt | 51.050,13.738 |
de | Köln | Outletcity Metzingen | 48.5375,9.280 |
de | Dresden | P+R Fröttmaning | 48.2115,11.617 |
de | Köln | Porsche Werk Zuffenhausen | 48.834,9.152 |
de | Stuttgart | Jugendherberge Burg Stahleck Bacharach | 50.057,7.765 |
de | Stuttgart | Saarbrüken | 49.234,6.997 |
de | Hannover | Garmisch Partenkirchn Bahnhof | 47.491,11.097 |
de | Hannover | Quedlingburg Markt am Rathaus | 51.789,11.142 |
de | Dresden | Vereinsheim TSV | ask | ask
de | Stuttgart | Ulm Hbf und Augsburg Hbf | ask | ask
nlBE | Antwerpen | Sint-Niklaas Grote Markt | 51.1645,4.139 |
nlBE | Hasselt | Beveren (Waas) | 51.212,4.257 |
nlBE | Antwerpen | Gent Dampoort | 51.056,3.740 |
nlBE | Hasselt | gent st pieters | 51.0355,3.710 |
nlBE | Gent | Zaventem vertrekhal | 50.898,4.482 |
nlBE | Leuven | Sportpaleis | 51.2305,4.4405 |
nlBE | Antwerpen | Ghelamco Arena | 51.0162,3.7342 |
nlBE | Hasselt | Flanders Expo hal 8 | 51.0245,3.694 |
nlBE | Antwerpen | Plopsaland De Panne | 51.0805,2.598 |
nlBE | Leuven | Bobbejaanland | 51.200,4.905 |
nlBE | Gent | Planckendael | 50.9995,4.516 |
nlBE | Hasselt | Duitse begraafplaats Langemark | 50.920,2.917 |
nlBE | Antwerpen | Rijsel station Flandres | 50.6365,3.0705 |
nlBE | Gent | UZ Gasthuisberg | 50.8805,4.6725 |
nlBE | Antwerpen | brusselsesteenweg 100 gent | 51.040,3.746 |
nlBE | Gent | Mechelsesteenweg 150, 2018 Antwerpen | 51.204,4.410 |
nlBE | Hasselt | Wijnegem Shopping | 51.2215,4.502 |
nlBE | Gent | Bergen (Henegouwen) | 50.454,3.952 |
nlBE | Leuven | Doornik | 50.606,3.388 |
nlBE | Antwerpen | kerstmarkt Luik place Saint-Lambert | 50.6455,5.5735 |
nlBE | Leuven | Blankenberge pier | 51.3175,3.136 |
nlBE | Antwerpen | Halle | 50.734,4.235 | ask
nlBE | Gent | Kerkstraat 5 | ask | ask
nlBE | Leuven | Ooostende station | 51.228,2.926 |
nlBE | Hasselt | Jan Breydel stadion | 51.193,3.1805 |
frBE | Namur | Louvain-la-Neuve gare | 50.6695,4.6155 |
frBE | Mons | liège guillemins côté place | 50.6245,5.5665 |
frBE | Liège | Charleroi Sud | 50.4045,4.4385 |
frBE | Liège | aéroport de Charleroi | 50.472,4.463 |
frBE | Liège | Pairi Daiza | 50.5855,3.887 |
frBE | Namur | Walibi Wavre | 50.7015,4.592 |
frBE | Mons | Plopsa Coo | 50.391,5.877 |
frBE | Liège | citadelle de Namur | 50.459,4.862 |
frBE | Bruxelles | abbaye d'Orval | 49.639,5.349 |
frBE | Liège | Bastogne War Museum | 50.0095,5.740 |
frBE | Mons | circuit de Spa-Francorchamps | 50.437,5.971 |
frBE | Bruxelles | Sclessin stade du Standard | 50.610,5.543 |
frBE | Namur | CHU Sart Tilman | 50.5715,5.566 |
frBE | Liège | rue de Bruxelles 61, 5000 Namur | 50.4665,4.861 |
frBE | Liège | ch. de Louvain 300 Bruxelles | 50.852,4.385 |
frBE | Namur | gare Bruxelles-Luxembourg | 50.839,4.373 |
frBE | Mons | Courtrai | 50.828,3.265 |
frBE | Liège | Bois-le-Duc | 51.690,5.304 |
frBE | Mons | Anvers Central | 51.217,4.4215 |
frBE | Bruxelles | grottes de Han-sur-Lesse | 50.126,5.187 |
frBE | Namur | Forest National | 50.8105,4.3265 |
frBE | Bruxelles | Rochefort (Belgique) | 50.159,5.222 |
frBE | Namur | école Saint-Joseph | ask | ask
frBE | Liège | Saint-Léger | ask | ask
frBE | Bruxelles | Marche en Famene | 50.227,5.344 |
nl | Utrecht | Evenemententerrein Walibi Biddinghuizen | 52.44,5.765 |
nl | Utrecht | Biddinghuizen Lowlands terrein | 52.43,5.75 | ask
nl | Utrecht | Zaventem vertrekhal | 50.90,4.48 |
nl | Utrecht | UMC | 52.086,5.18 | ask
nl | Utrecht | voetbalvereniging Elinkwijk | 52.115,5.075 | ask
nlBE | Gent | De Haan aan Zee | 51.275,3.035 |
nlBE | Gent | Provinciaal domein Puyenbroeck | 51.145,3.885 |
de | Köln | Raststätte Siegburg | 50.78,7.23 | ask
de | Köln | Nürburgring Boulevard | 50.335,6.945 |
de | Köln | Möhnesee Staumauer | 51.49,8.06 |
de | Köln | Rursee Rurberg | 50.61,6.38 |
de | Köln | Bahnhof Siegburg/Bonn | 50.794,7.203 |
de | Köln | Bahnhof Montabaur | 50.445,7.825 |
de | Köln | Disneyland | 48.87,2.78 |
de | Köln | Kloster Steinfeld | 50.50,6.565 |
de | Köln | Haus Düsse Bad Sassendorf | 51.635,8.20 | ask
`;
