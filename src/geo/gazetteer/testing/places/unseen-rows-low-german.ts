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
nl | Apeldoorn | Rijswijk (Gelderland) | 51.957,5.356 |
nl | Heerlen | bergen, noord-holland | 52.6700,4.7000 |
nl | Apeldoorn | Bergen (L) | 51.600,6.038 | ask
nl | Emmen | Valkenburg zuid holland | 52.180,4.433 |
nl | Zwolle | Hengelo gld | 52.050,6.310 |
nl | Heerlen | Beek bij Nijmegen | 51.829,5.925 |
nl | Apeldoorn | disneyland parijs parkeerplaats touringcars | 48.870,2.780 |
nl | Heerlen | station amersfoort schothorst | 52.1747,5.4036 |
nl | Venlo | Arnhem centraal achterkant, sonsbeekzijde | 51.9855,5.9005 |
nl | Assen | station leiden zeezijde bij het lumc | 52.1668,4.4805 |
nl | Apeldoorn | adam sloterdijk busstation | 52.3889,4.8377 |
nl | Roosendaal | Schiphol vertrekhal 3 | 52.3095,4.7620 |
nl | Heerlen | vliegveld weeze | 51.6024,6.1422 |
nl | Deventer | keulen dom | 50.9413,6.9583 |
nl | Heerlen | kerstmarkt aken | 50.7755,6.0840 |
nl | Hoogeveen | PSV stadion uitvak | 51.4416,5.4674 |
nl | Apeldoorn | Arke Stadion | 52.2367,6.8375 |
nl | Dordrecht | DSB stadion alkmaar | 52.6128,4.7423 |
nl | Zwolle | parkstad limburg stadion | 50.8578,6.0064 |
nl | Heerlen | jaarbeurs utrecht hal 7 | 52.0870,5.1060 |
nl | Apeldoorn | efteling hoofdingang | 51.6515,5.0460 |
nl | Heerlen | lowlands festivalterrein biddinghuizen | 52.437,5.758 |
nl | Zaandam | Burgers zoo arnhem | 52.0080,5.8990 |
nl | Emmen | toverland sevenum | 51.3973,5.9847 |
nl | Apeldoorn | Amerikaanse begraafplaats Margraten | 50.8208,5.8040 |
nl | Heerlen | slot loevestein | 51.8163,5.0212 |
nl | Vlissingen | kroller muller otterlo | 52.0956,5.8170 |
nl | Apeldoorn | kornwerderzand sluizen | 53.072,5.335 |
nl | Heerlen | veerdam holwerd (boot naar ameland) | 53.395,5.878 |
nl | Apeldoorn | boot texel den helder | 52.963,4.779 |
nl | Gouda | outlet roermond | 51.1985,5.9840 |
nl | Heerlen | Duinrell wassenaar | 52.1470,4.3840 |
nl | Apeldoorn | van der valk stein urmond | 50.985,5.779 |
nl | Heerlen | stayokay heemskerk kasteel assumburg | 52.504,4.687 |
nl | Apeldoorn | asml veldhoven | 51.4040,5.4170 |
nl | Venlo | odulphuslyceum tilburg | 51.561,5.070 |
nl | Apeldoorn | St. Jozefschool | ask | ask
nl | Heerlen | Gerlos hotel gaspingerhof | 47.2255,12.0300 |
nl | Apeldoorn | zwarte woud | ask | ask
nl | Middelburg | Rijsel centrum | 50.6365,3.0635 |
nl | Apeldoorn | berlijn ostbahnhof | 52.5103,13.4347 |
nl | Apeldoorn | Nieuw-Amsterdam | 52.717,6.852 |
nl | Zwolle | America limburg | 51.437,5.982 |
nl | Apeldoorn | parijsch, culemborg | 51.945,5.210 |
nl | Apeldoorn | brusselsestraat maastricht | 50.851,5.683 |
nl | Heerlen | berlijnplein utrecht | 52.0985,5.0650 |
nl | Apeldoorn | Sint Maarten (noord-holland) | 52.7715,4.7450 |
nl | Heerlen | de krim overijssel | 52.652,6.625 |
nl | Heerlen | Hotel New York | 51.9044,4.4847 | ask
nl | Apeldoorn | hollandsche rading station | 52.1795,5.1790 |
nl | Heerlen | groningerstraat assen | 53.000,6.564 |
nl | Apeldoorn | Hoek van Holland stena line | 51.9755,4.1270 |
nl | Heerlen | lochem naast de grote kerk | 52.1600,6.4140 |
nl | Apeldoorn | eerst zwolle station daarna meppel | ask | ask
de | Freiburg | Neustadt an der Weinstr. | 49.353,8.139 |
de | Kassel | Neustadt (Holstein) | 54.107,10.815 |
de | Kassel | Neustadt | ask | ask
de | Rostock | frankfurt oder hbf | 52.3365,14.5465 |
de | Kassel | Freiburg (Elbe) | 53.825,9.287 |
de | Rostock | Halle westf. | 52.060,8.360 |
de | Freiburg | Rothenburg O.L. | 51.335,14.968 |
de | Rostock | Lauf bahnhof links pegnitz | 49.507,11.275 |
de | Rostock | kassel wilhelmshöhe busbahnhof | 51.3130,9.4470 |
de | Freiburg | zob hackerbrücke | 48.1425,11.5500 |
de | Kassel | Bahnhof Südkreuz Ostseite | 52.4755,13.3655 |
de | Kassel | flughafen hahn | 49.9487,7.2639 |
de | Freiburg | Franz-Josef-Strauß Flughafen Terminal 2 | 48.3538,11.7861 |
de | Freiburg | Allgäu airport memmingen | 47.9888,10.2395 |
de | Kassel | Skandinavienkai | 53.9405,10.8540 |
de | Freiburg | Warnemünde Cruise center | 54.178,12.092 |
de | Rostock | AWD Arena hannover | 52.3600,9.7310 |
de | Kassel | AOL Arena | 53.5872,9.8986 |
de | Rostock | badenova stadion | 47.9889,7.8930 |
de | Kassel | LTU arena gästeblock | 51.2617,6.7331 |
de | Rostock | Koelnmesse Eingang Nord | 50.9475,6.9830 |
de | Kassel | phantasialand eingang berlin | 50.8000,6.8790 |
de | Rostock | europapark rust busparkplatz | 48.2660,7.7200 |
de | Freiburg | Hagenbeck Haupteingang | 53.5960,9.9390 |
de | Kassel | neuschwanstein parkplatz P4 hohenschwangau | 47.5555,10.7400 |
de | Rostock | kloster andechs | 47.9740,11.1830 |
de | Kassel | burg eltz | 50.2053,7.3366 |
de | Kassel | Edersee Staumauer | 51.1836,9.0594 |
de | Rostock | Möhnesee körbecke | 51.493,8.125 |
de | Kassel | Feldberg | ask | ask
de | Kassel | feldberg schwarzwald, feldberger hof | 47.8610,8.0360 |
de | Freiburg | nebelhornbahn talstation | 47.4060,10.2870 |
de | Rostock | Fernpass | 47.3625,10.8310 |
de | Kassel | autohof geiselwind | 49.776,10.469 |
de | Freiburg | CentrO | 51.4910,6.8780 |
de | Freiburg | autostadt wolfsburg | 52.4330,10.7935 |
de | Rostock | uniklinik aachen | 50.7765,6.0440 |
de | Kassel | St. Ursula Gymnasium | ask | ask
de | Kassel | St.-Ursula-Gymnasium attendorn | 51.1265,7.904 |
de | Rostock | djh burg stahleck | 50.0575,7.7655 |
de | Kassel | hotel post lermoos | 47.404,10.881 | ask
de | Freiburg | Striezelmarkt | 51.0500,13.7385 |
de | Kassel | Wacken festivalgelände | 54.032,9.370 |
de | Freiburg | dagebüll mole | 54.7305,8.6930 |
de | Rostock | Mailand Linate | 45.4494,9.2783 |
de | Kassel | Kalifornien an der Ostsee | 54.430,10.376 |
de | Freiburg | leipziger straße frankfurt bockenheim | 50.1210,8.6420 |
de | Rostock | Berliner Platz Gießen | 50.5840,8.6780 |
de | Kassel | wiener platz köln | 50.9625,7.0040 |
de | Freiburg | Prager Straße dresden vor karstadt | 51.0450,13.7375 |
de | Rostock | Essen (Oldenburg) | 52.722,7.940 |
de | Kassel | Münster bei Dieburg | 49.924,8.865 |
de | Freiburg | jena paradies bf | 50.9245,11.5875 |
de | Rostock | Linz am rhein | 50.5680,7.2840 |
nlBE | Mechelen | Halle (Vlaams-Brabant) basiliek | 50.7360,4.2370 |
nlBE | Mechelen | Halle Zoersel | 51.239,4.650 |
nlBE | Mechelen | zaventem luchthaven vertrekhal | 50.8985,4.4830 |
nlBE | Mechelen | berchem station kant posthof | 51.199,4.433 |
nlBE | Hasselt | brusselpoort mechelen | 51.0225,4.4735 |
nlBE | Mechelen | bobbejaanland parking | 51.200,4.905 |
nlBE | Hasselt | rock werchter festivalweide | 50.968,4.690 |
nlBE | Mechelen | bergen henegouwen, grote markt | 50.4548,3.9520 |
nlBE | Hasselt | Doornik station | 50.6130,3.3965 |
nlBE | Mechelen | jan breydel bezoekersvak | 51.1933,3.1805 |
nlBE | Mechelen | Kortrijk Xpo hal 3 | 50.8055,3.2770 |
nlBE | Mechelen | sint-jozefscollege | ask | ask
nlBE | Hasselt | sunparks de haan | 51.283,3.053 |
nlBE | Mechelen | leeuw van waterloo | 50.6785,4.4047 |
nlBE | Mechelen | Ieper menenpoort | 50.8520,2.8915 |
frBE | Charleroi | Rochefort (Namur) | 50.1600,5.2220 |
frBE | Charleroi | gare du midi rue de france | 50.8355,4.3350 |
frBE | Charleroi | LLN aula magna | 50.6695,4.6120 |
frBE | Charleroi | walibi wavre | 50.702,4.594 |
frBE | Charleroi | circuit de francorchamps, La Source | 50.444,5.9660 |
frBE | Charleroi | Anvers central | 51.2172,4.4210 |
frBE | Liège | Courtrai gare | 50.8245,3.2645 |
frBE | Charleroi | saint hubert basilique | 50.0270,5.3735 |
frBE | Liège | abbaye de villers la ville | 50.591,4.530 |
frBE | Charleroi | sclessin stade du standard | 50.6100,5.5435 |
frBE | Charleroi | barrage de la gileppe | 50.587,5.970 |
frBE | Charleroi | mardasson bastogne | 50.0095,5.7390 |
frBE | Charleroi | baraque fraiture | 50.255,5.733 |
frBE | Liège | rue de namur nivelles | 50.5985,4.3320 |
frBE | Charleroi | collège saint joseph | ask | ask
nl | Rotterdam | Rhenen, Utrecht | 51.959,5.568 |
nl | Rotterdam | Winschoten, Groningen | 53.144,7.035 |
nlBE | Gent | Retie, Antwerpen | 51.266,5.083 |
frBE | Namur | Huy, Liège | 50.519,5.239 |
frBE | Namur | Spa (Liège) | 50.492,5.864 |
`;
