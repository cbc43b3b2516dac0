/**
 * Addresses as people write them, in five languages, and what each must become. Source: own list; the houses and schools are partly made
 * up, streets, towns and postcodes mostly not.
 * Columns: language of the site | what is typed | how we print it, empty where it must be asked back or refused | kind | reckoned from.
 */
export const typedAddressRows = `
de | Feuerwehr Bad Homburg | Feuerwehr, Bad Homburg vor der Höhe, Deutschland | address | town
de | Insel Rügen Kap Arkona | | |
fr | Zoo de Beauval | ZooParc de Beauval, Saint-Aignan, France | venue | itself
en | Stonehenge | Stonehenge, Amesbury, United Kingdom | venue | itself
nl | Bergen Limburg | Bergen L, Nederland | town | town
nl | Bergen (L) | Bergen L, Nederland | town | town
nl | Rotterdam Utrecht | | |
nl | station zwolle achterzijde | Station Zwolle, achterzijde, Nederland | station | itself
nl | Station Breda, voorzijde | Station Breda, voorzijde, Nederland | station | itself
nlBE | Gent-Sint-Pieters achterkant | Gent-Sint-Pieters, achterkant, België | station | itself
de | Hauptbahnhof Dresden Südseite | Dresden Hauptbahnhof, Südseite, Deutschland | station | itself
de | Köln Hbf Ausgang Breslauer Platz | Köln Hauptbahnhof, Ausgang Breslauer Platz, Deutschland | station | itself
de | St. Peter Ording Strand | Strand, Sankt Peter-Ording, Deutschland | address | town
de | Freiburg Elbe | | |
fr | La Rochelle Vieux Port | Vieux Port, La Rochelle, France | port | town
fr | Gorges du Verdon | | |
fr | Gare de Lyon Part-Dieu, sortie Villette | Lyon Part-Dieu, sortie Villette, France | station | itself
es | Sevilla Santa Justa puerta principal | Sevilla Santa Justa, puerta principal, España | station | itself
en | Gatwick south terminal | London Gatwick Airport, south terminal, Crawley, United Kingdom | airport | itself
en | Cliffs of Moher | Cliffs of Moher, Lahinch, Ireland | venue | itself
nl | Bergen (NH) | Bergen, Nederland | town | town
nl | Bergen, Noord-Holland | Bergen, Nederland | town | town
nl | Hengelo Gld | Hengelo (Doetinchem), Nederland | town | town
nl | Thialf Heerenveen | Thialf, Heerenveen, Nederland | venue | itself
nl | Domplein 1, Utrecht | Domplein 1, Utrecht, Nederland | address | town
nl | Domplein 1, 3512 JC Utrecht | Domplein 1, 3512 JC Utrecht, Nederland | address | postcode
nl | DOMPLEIN 1, UTRECHT | DOMPLEIN 1, Utrecht, Nederland | address | town
nl | domplein 1 utrecht | domplein 1, Utrecht, Nederland | address | town
nl | Utrecht, Domplein 1 | Domplein 1, Utrecht, Nederland | address | town
nl | 3512JC Utrecht | 3512 JC Utrecht, Nederland | address | postcode
nl | 3512 JC | 3512 JC Utrecht, Nederland | address | postcode
nl | 3512 jc 4 | 4, 3512 JC Utrecht, Nederland | address | postcode
nl | Domplein 1, Utrecht, Nederland | Domplein 1, Utrecht, Nederland | address | town
nl | Domplein 1 3512JC Utrecht NL | Domplein 1, 3512 JC Utrecht, Nederland | address | postcode
nl | Stationsplein, Den Haag | Stationsplein, Den Haag, Nederland | address | town
nl | Stationsplein 41 Rotterdam | Stationsplein 41, Rotterdam, Nederland | address | town
nl | Stationsweg 10a, Leiden | Stationsweg 10a, Leiden, Nederland | address | town
nl | Burgemeester van Tuyllkade 24 bis, Utrecht | Burgemeester van Tuyllkade 24 bis, Utrecht, Nederland | address | town
nl | Laan van Meerdervoort 100-102, 2517 AR Den Haag | Laan van Meerdervoort 100-102, 2517 AR Den Haag, Nederland | address | postcode
nl | Christelijk Gymnasium Utrecht | Christelijk Gymnasium, Utrecht, Nederland | school | town
nl | Basisschool De Regenboog, Kerkstraat 12, 3581 RD Utrecht | Basisschool De Regenboog, Kerkstraat 12, 3581 RD Utrecht, Nederland | school | postcode
nl | OBS De Regenboog Houten | OBS De Regenboog, Houten, Nederland | school | town
nl | Van der Valk Hotel Utrecht | Van der Valk Hotel, Utrecht, Nederland | hotel | town
nl | Hotel Van der Valk, Winthontlaan 4-6, Utrecht | Hotel Van der Valk, Winthontlaan 4-6, Utrecht, Nederland | hotel | town
nl | Sportpark Galgenwaard Utrecht | Sportpark Galgenwaard, Utrecht, Nederland | venue | town
nl | Stadhuis Gouda | Stadhuis, Gouda, Nederland | venue | town
nl | Grote Markt Haarlem | Grote Markt, Haarlem, Nederland | address | town
nl | Plein 1944, Nijmegen | Plein 1944, Nijmegen, Nederland | address | town
nl | 't Goylaan 5, Utrecht | 't Goylaan 5, Utrecht, Nederland | address | town
nl | Kasteel de Haar, Haarzuilens | Kasteel de Haar, Utrecht, Nederland | venue | itself
nl | Jaarbeursplein Utrecht | Jaarbeursplein, Utrecht, Nederland | address | town
nl | Park Transferium Arnhem | Park Transferium, Arnhem, Nederland | venue | town
nl | Markt 87 Delft | Markt 87, Delft, Nederland | address | town
nl | P+R Westraven, Utrecht | P+R Westraven, Utrecht, Nederland | venue | itself
nl | Kerkplein 3, Stavoren | Kerkplein 3, Stavoren, Nederland | address | town
nl | Straat die niet bestaat 999, Utrecht | Straat die niet bestaat 999, Utrecht, Nederland | address | town
nl | Leidseplein 1, Amsterdam | Leidseplein 1, Amsterdam, Nederland | address | town
nl | Bijlmerplein 1, 1102 MG Amsterdam | Bijlmerplein 1, 1102 MG Amsterdam, Nederland | address | postcode
nl | Museumplein Amsterdam | Museumplein Amsterdam, Nederland | venue | itself
nl | Rijksweg 12, 6271 AC Gulpen | Rijksweg 12, 6271 AC Gulpen, Nederland | address | postcode
nl | Zandvoort, Boulevard Barnaart 5 | Boulevard Barnaart 5, Zandvoort, Nederland | address | town
nl | Schiphol Plaza, Schiphol | Luchthaven Schiphol, Plaza, Nederland | airport | itself
nl | 1012 AB Amsterdm | 1012 AB Amsterdam, Nederland | address | postcode
nl | Hoofdstraat 5 3 Apeldoorn | Hoofdstraat 5 3, Apeldoorn, Nederland | address | town
nl | Kerkstraat 12 (achterom), Zeist | Kerkstraat 12 (achterom), Zeist, Nederland | address | town
nlBE | Grote Markt 1, 9300 Aalst | Grote Markt 1, 9300 Aalst, België | address | postcode
nlBE | Korenmarkt Gent | Korenmarkt, Gent, België | address | town
nlBE | Meir 1, B-2000 Antwerpen | Meir 1, 2000 Antwerpen, België | address | town
nlBE | 2000 Antwerpen | 2000 Antwerpen, België | address | town
nlBE | Sint-Pietersplein, Gent | Sint-Pietersplein, Gent, België | address | town
nlBE | Stationsstraat 5 bus 3, 2800 Mechelen | Stationsstraat 5 bus 3, 2800 Mechelen, België | address | postcode
nlBE | 8000 Brugge, Markt 1 | Markt 1, 8000 Brugge, België | address | postcode
nlBE | KU Leuven, Naamsestraat 22, Leuven | KU Leuven, Naamsestraat 22, Leuven, België | school | town
nlBE | Atheneum Mechelen | Atheneum, Mechelen, België | school | town
nlBE | Zwin Natuur Park, Graaf Leon Lippensdreef 8, 8300 Knokke-Heist | Zwin Natuur Park, Graaf Leon Lippensdreef 8, 8300 Knokke-Heist, België | venue | postcode
frBE | Institut Saint-Louis, rue Pépin 7, 5000 Namur | Institut Saint-Louis, rue Pépin 7, 5000 Namur, Belgique | school | postcode
frBE | Institut Saint-Louis Namur | Institut Saint-Louis, Namur, Belgique | school | town
frBE | rue de la Loi 16, 1000 Bruxelles | rue de la Loi 16, 1000 Bruxelles, Belgique | address | postcode
frBE | 1000 Bruxelles | 1000 Bruxelles, Belgique | address | postcode
frBE | Place Saint-Lambert, Liège | Place Saint-Lambert, Liège, Belgique | address | town
frBE | Grand-Place 1 Bruxelles | Grand-Place 1, Bruxelles, Belgique | address | town
frBE | avenue Louise 149 bte 20, 1050 Ixelles | avenue Louise 149 bte 20, 1050 Ixelles, Belgique | address | postcode
frBE | Athénée Royal, Rue du Collège 8, 4600 Visé | Athénée Royal, Rue du Collège 8, 4600 Visé, Belgique | school | postcode
frBE | 4000 Liège, Quai de Rome 53 | Quai de Rome 53, 4000 Liège, Belgique | address | postcode
frBE | Gare de Namur, place de la Station | Gare de Namur, place de la Station, Namur, Belgique | station | town
de | Halle (Westf.) | Halle (Steinhagen), Deutschland | town | town
de | Halle in Westfalen | Halle (Steinhagen), Deutschland | town | town
de | Minden Westfalen | Minden, Deutschland | town | town
de | Hagen, Teutoburger Wald | Hagen (Georgsmarienhütte), Deutschland | town | town
de | Alexanderplatz Berlin | Alexanderplatz, Berlin, Deutschland | venue | itself
de | Alexanderplatz 1, 10178 Berlin | Alexanderplatz 1, 10178 Berlin, Deutschland | address | postcode
de | Berlin, Alexanderplatz 1 | Alexanderplatz 1, Berlin, Deutschland | address | town
de | 10115 Berlin | 10115 Berlin, Deutschland | address | postcode
de | 10178 | 10178 Berlin, Deutschland | address | postcode
de | Kladower Damm 300, 14089 Berlin | Kladower Damm 300, 14089 Berlin, Deutschland | address | postcode
de | Kladower Damm 300 Berlin | Kladower Damm 300, Berlin, Deutschland | address | town
de | Quatschstraße 9999, 10117 Berlin | Quatschstraße 9999, 10117 Berlin, Deutschland | address | postcode
de | Hotel Adlon Berlin | Hotel Adlon, Berlin, Deutschland | hotel | town
de | Hotel Adlon, Unter den Linden 77, 10117 Berlin | Hotel Adlon, Unter den Linden 77, 10117 Berlin, Deutschland | hotel | postcode
de | Unter den Linden 77, Berlin | Unter den Linden 77, Berlin, Deutschland | address | town
de | Straße des 17. Juni 135, 10623 Berlin | Straße des 17. Juni 135, 10623 Berlin, Deutschland | address | postcode
de | Hotel Fürstenhof Leipzig | Hotel Fürstenhof, Leipzig, Deutschland | hotel | town
de | Frauenkirche Dresden | Frauenkirche Dresden, Deutschland | venue | itself
de | SAP Walldorf | SAP, Walldorf, Deutschland | venue | itself
de | Hauptstr. 5a, 69117 Heidelberg | Hauptstr. 5a, 69117 Heidelberg, Deutschland | address | postcode
de | Hauptstr. 5 a 69117 Heidelberg | Hauptstr. 5 a, 69117 Heidelberg, Deutschland | address | postcode
de | Hauptstraße 12-14, D-50667 Köln | Hauptstraße 12-14, 50667 Köln, Deutschland | address | postcode
de | D-80331 München, Marienplatz 8 | Marienplatz 8, 80331 München, Deutschland | address | postcode
de | Marienplatz 8 München | Marienplatz 8, München, Deutschland | address | town
de | Goethe-Gymnasium, Friedrichstraße 3, 60323 Frankfurt am Main | Goethe-Gymnasium, Friedrichstraße 3, 60323 Frankfurt am Main, Deutschland | school | postcode
de | Grundschule am Park, Weimar | Grundschule am Park, Weimar, Deutschland | school | town
de | Rathaus Bremen | Rathaus, Bremen, Deutschland | venue | town
de | ZOB Hamburg | Hamburg ZOB, Deutschland | station | itself
de | Am Markt 1, 28195 Bremen | Am Markt 1, 28195 Bremen, Deutschland | address | postcode
de | Im Tal 7, 79100 Freiburg im Breisgau | Im Tal 7, 79100 Freiburg, Deutschland | address | postcode
de | Zum Bahnhof 3, 18055 Rostock | Zum Bahnhof 3, 18055 Rostock, Deutschland | address | postcode
de | An der Alster 72, Hamburg | An der Alster 72, Hamburg, Deutschland | address | town
de | Strandpromenade 7, 18609 Binz | Strandpromenade 7, 18609 Ostseebad Binz, Deutschland | address | postcode
de | Marktplatz, 89073 Ulm | Marktplatz, 89073 Ulm, Deutschland | address | postcode
de | Sporthalle Nord, Jahnstr. 4, Norderstedt | Sporthalle Nord, Jahnstr. 4, Norderstedt, Deutschland | venue | town
de | Jugendherberge Heidelberg | Jugendherberge, Heidelberg, Deutschland | hotel | town
de | Stephansplatz 1, 1010 Wien | Stephansplatz 1, 1010 Wien, Österreich | address | postcode
de | A-6020 Innsbruck, Maria-Theresien-Straße 18 | Maria-Theresien-Straße 18, 6020 Innsbruck, Österreich | address | postcode
de | Getreidegasse 9, Salzburg, Österreich | Getreidegasse 9, Salzburg, Österreich | address | town
de | Bahnhofstrasse 1, 8001 Zürich | Bahnhofstrasse 1, 8001 Zürich, Schweiz | address | postcode
de | CH-3011 Bern, Bundesplatz 3 | Bundesplatz 3, 3011 Bern, Schweiz | address | postcode
de | Bundesplatz 3 Bern Schweiz | Bundesplatz 3, Bern, Schweiz | address | town
de | Städtle 37, FL-9490 Vaduz | Städtle 37, 9490 Vaduz, Liechtenstein | address | postcode
de | Messegelände Halle 4, Hannover | Messegelände Hannover, Halle 4, Deutschland | venue | itself
fr | Valence, Drôme | Valence, France | town | town
fr | Vienne (Isère) | Vienne, France | town | town
fr | Clermont Oise | Clermont, France | town | town
fr | Laval (53) | Laval, France | town | town
fr | 12 rue de Rivoli, 75001 Paris | 12 rue de Rivoli, 75001 Paris, France | address | postcode
fr | 12, rue de Rivoli, 75001 Paris | 12 rue de Rivoli, 75001 Paris, France | address | postcode
fr | 12 bis rue de Rivoli 75001 Paris | 12 bis rue de Rivoli, 75001 Paris, France | address | postcode
fr | 75001 Paris, 12 rue de Rivoli | 12 rue de Rivoli, 75001 Paris, France | address | postcode
fr | Paris 75001 12 rue de Rivoli | 12 rue de Rivoli, 75001 Paris, France | address | postcode
fr | Place de la Concorde Paris | Place de la Concorde, Paris, France | venue | itself
fr | Place de la Concorde, Paris | Place de la Concorde, Paris, France | venue | itself
fr | Lycée Henri IV Paris | Lycée Henri IV, Paris, France | school | town
fr | Lycée Henri IV, 23 rue Clovis, 75005 Paris | Lycée Henri IV, 23 rue Clovis, 75005 Paris, France | school | postcode
fr | Collège Jean Moulin, 5 avenue du Parc, 69003 Lyon | Collège Jean Moulin, 5 avenue du Parc, 69003 Lyon, France | school | postcode
fr | 75008 | 75008 Paris, France | address | postcode
fr | 75008 Paris | 75008 Paris, France | address | postcode
fr | place du 8 mai 1945, Lyon | place du 8 mai 1945, Lyon, France | address | town
fr | Place Bellecour Lyon | Place Bellecour, Lyon, France | venue | itself
fr | 3 allée des Tilleuls, 44000 Nantes | 3 allée des Tilleuls, 44000 Nantes, France | address | town
fr | 1 place du Capitole 31000 Toulouse | 1 place du Capitole, 31000 Toulouse, France | address | town
fr | Hôtel Ibis Lille | Hôtel Ibis, Lille, France | hotel | town
fr | Mairie de Rennes | Mairie de Rennes, France | venue | town
fr | Stade Vélodrome, Marseille | Stade Vélodrome, Marseille, France | venue | itself
fr | 13008 Marseille, 3 boulevard Michelet | 3 boulevard Michelet, 13008 Marseille, France | address | postcode
fr | Parking Relais, 33000 Bordeaux | Parking Relais, 33000 Bordeaux, France | venue | town
fr | 10 quai des Bateliers, Strasbourg | 10 quai des Bateliers, Strasbourg, France | address | town
fr | Église Saint-Maclou, Rouen | Église Saint-Maclou, Rouen, France | venue | town
fr | 2 rue du Port, 33950 Lège-Cap-Ferret | 2 rue du Port, 33950 Lège-Cap-Ferret, France | address | postcode
fr | Chez Dupont, 14 chemin du Bois, 74400 Chamonix-Mont-Blanc | Chez Dupont, 14 chemin du Bois, 74400 Chamonix-Mont-Blanc, France | venue | postcode
fr | 14000 Caen Cedex 4 | 14000 Caen, France | address | postcode
fr | 2, rue Philippe II, L-2340 Luxembourg | 2 rue Philippe II, L-2340 Luxembourg, Luxembourg | address | postcode
fr | L-1111 Luxembourg | L-1111 Luxembourg, Luxembourg | address | postcode
fr | 6 rue de l'Église 67000 Strasbourg France | 6 rue de l'Église, 67000 Strasbourg, France | address | postcode
fr | MC 98000 Monaco | 98000 Monaco, Monaco | address | town
fr | Rue du Rhône 8, 1204 Genève | Rue du Rhône 8, 1204 Genève, Suisse | address | postcode
fr | CH-1003 Lausanne | 1003 Lausanne, Suisse | address | postcode
fr | 4 ter impasse des Lilas, 06000 Nice | 4 ter impasse des Lilas, 06000 Nice, France | address | town
fr | Avenue des Champs-Élysées 101 Paris | 101 Avenue des Champs-Élysées, Paris, France | address | town
fr | 59000 | 59000 Lille, France | address | town
es | Calle Mayor 1, 28013 Madrid | Calle Mayor 1, 28013 Madrid, España | address | postcode
es | Calle Mayor, 1, Madrid | Calle Mayor 1, Madrid, España | address | town
es | C/ Gran Vía nº 5, 3º B, 28013 Madrid | C/ Gran Vía 5, 3º B, 28013 Madrid, España | address | postcode
es | Calle de Alcalá 500, 28027 Madrid | Calle de Alcalá 500, 28027 Madrid, España | address | postcode
es | 28013 Madrid | 28013 Madrid, España | address | postcode
es | Madrid 28013 | 28013 Madrid, España | address | postcode
es | Plaza Mayor Madrid | Plaza Mayor de Madrid, España | venue | itself
es | Plaza de España, Sevilla | Plaza de España, Sevilla, España | address | town
es | Avda. de la Constitución 12, 41001 Sevilla | Avda. de la Constitución 12, 41001 Sevilla, España | address | postcode
es | Paseo de Gracia 92, 08008 Barcelona | Paseo de Gracia 92, 08008 Barcelona, España | address | postcode
es | Passeig de Gràcia 92 Barcelona | Passeig de Gràcia 92, Barcelona, España | address | town
es | IES Cervantes, Madrid | IES Cervantes, Madrid, España | school | town
es | Colegio San José, Calle Real 5, 11500 El Puerto de Santa María | Colegio San José, Calle Real 5, 11500 El Puerto de Santa María, España | school | postcode
es | Hotel Riu Plaza, Gran Vía 84, Madrid | Hotel Riu Plaza, Gran Vía 84, Madrid, España | hotel | town
es | Estadio Benito Villamarín Sevilla | Estadio Benito Villamarín, Sevilla, España | venue | itself
es | Avenida del Puerto s/n, 46023 Valencia | Avenida del Puerto s/n, 46023 Valencia, España | address | town
es | 46023 Valencia | 46023 Valencia, España | address | town
es | Matalascañas | Matalascañas, España | town | town
es | Playa de Matalascañas, Almonte | Playa de Matalascañas, Almonte, España | address | town
es | Ayuntamiento, Plaza del Ayuntamiento 1, 46002 Valencia | Ayuntamiento, Plaza del Ayuntamiento 1, 46002 Valencia, España | venue | town
es | Ctra. de Cádiz km 5, Málaga | Ctra. de Cádiz km 5, Málaga, España | address | town
es | Rambla 10, 08002 Barcelona, España | Rambla 10, 08002 Barcelona, España | address | postcode
es | 29602 Marbella | 29602 Marbella, España | address | postcode
es | Universidad de Salamanca | Universidad de Salamanca, España | venue | itself
es | Residencia Las Flores, C/ Sol 3, 18001 Granada | Residencia Las Flores, C/ Sol 3, 18001 Granada, España | venue | postcode
es | calle sierpes 4 sevilla | calle sierpes 4, Sevilla, España | address | town
es | Puerta del Sol, Madrid | Puerta del Sol, Madrid, España | venue | itself
es | 08008 | 08008 Barcelona, España | address | postcode
es | Plaça Catalunya, Barcelona | Plaça Catalunya, Barcelona, España | address | town
es | Camino de Ronda 101, Granada | Camino de Ronda 101, Granada, España | address | town
en | SW1A 1AA | London SW1A 1AA, United Kingdom | address | postcode
en | 10 Downing Street, London SW1A 2AA | 10 Downing Street, London SW1A 2AA, United Kingdom | address | postcode
en | 10 Downing Street, London, SW1A 2AA, UK | 10 Downing Street, London SW1A 2AA, United Kingdom | address | postcode
en | Trafalgar Square London | Trafalgar Square, London, United Kingdom | venue | itself
en | 221B Baker Street, London NW1 6XE | 221B Baker Street, London NW1 6XE, United Kingdom | address | postcode
en | London SW1A | London SW1A, United Kingdom | address | postcode
en | M1 1AE Manchester | Manchester M1 1AE, United Kingdom | address | town
en | University of Oxford | University of Oxford, United Kingdom | school | town
en | 12 High Street, Oxford | 12 High Street, Oxford, United Kingdom | address | town
en | Royal Mile, Edinburgh | Royal Mile, Edinburgh, United Kingdom | address | town
en | The Grand Hotel, King's Road, Brighton | The Grand Hotel, King's Road, Brighton, United Kingdom | hotel | town
en | Via Roma 12, 00184 Roma RM | Via Roma 12, 00184 Rome, Italy | address | town
en | Piazza San Marco 1, 30124 Venezia | Piazza San Marco 1, 30124 Venice, Italy | address | postcode
en | Piazza del Duomo, Milano | Piazza del Duomo, Milan, Italy | address | town
en | I-20121 Milano | 20121 Milan, Italy | address | town
en | Colosseum Rome | Colosseum, Rome, Italy | venue | itself
en | Buckingham Palace | Buckingham Palace, London, United Kingdom | venue | itself
nl | Center Parcs De Eemhof | Center Parcs De Eemhof, Zeewolde, Nederland | venue | itself
es | Los Cristianos | Los Cristianos, España | town | town
en | Geiranger | Geiranger, Norway | town | town
en | Rua Augusta 25, 1100-048 Lisboa | Rua Augusta 25, 1100-048 Lisbon, Portugal | address | town
en | 1000-001 | 1000-001 Lisbon, Portugal | address | town
en | 4000-322 Porto | 4000-322 Porto, Portugal | address | town
en | Vesterbrogade 3, 1620 København V | Vesterbrogade 3, 1620 Copenhagen, Denmark | address | postcode
en | DK-2100 København Ø | 2100 Copenhagen, Denmark | address | postcode
en | Karlova 3, 110 00 Praha 1 | Karlova 3, 110 00 Prague, Czechia | address | postcode
en | 110 00 Praha | 110 00 Prague, Czechia | address | postcode
en | ul. Nowy Świat 15, 00-029 Warszawa | ul. Nowy Świat 15, 00-029 Warsaw, Poland | address | postcode
en | 00-029 Warszawa | 00-029 Warsaw, Poland | address | postcode
en | Rynek Główny 1, Kraków | Rynek Główny 1, Kraków, Poland | address | town
en | Main Street 5, Dublin | 5 Main Street, Dublin, Ireland | address | town
en | Drottninggatan 5, 111 51 Stockholm | Drottninggatan 5, 111 51 Stockholm, Sweden | address | town
en | Karl Johans gate 1, Oslo | Karl Johans gate 1, Oslo, Norway | address | town
en | Andrássy út 60, 1062 Budapest | Andrássy út 60, 1062 Budapest, Hungary | address | town
en | Trg bana Jelačića 1, 10000 Zagreb | Trg bana Jelačića 1, 10000 Zagreb, Croatia | address | town
en | Prešernov trg 2, 1000 Ljubljana | Prešernov trg 2, 1000 Ljubljana, Slovenia | address | town
nl | 🚌 Utrecht 🎉 | Utrecht, Nederland | town | town
nl | Domplein 1, Utrecht 🎉 | Domplein 1, Utrecht, Nederland | address | town
de | Berlin!!! | Berlin, Deutschland | town | town
de | 00000 Berlin |  |  |
de | 99999 |  |  |
nl | 3512 JC Amsterdam |  |  |
nl | Kerkstraat 5 |  |  |
nl | Hoofdstraat |  |  |
nl | Nergenshuizen |  |  |
fr | ??? |  |  |
es | Calle Mayor 1 |  |  |
en | Somewhere |  |  |
de | , , , |  |  |
nl | Domplein 1,Utrecht | Domplein 1, Utrecht, Nederland | address | town
nl | Utrecht; Domplein 1 | Domplein 1, Utrecht, Nederland | address | town
nl | Utrecht - Domplein 1 | Domplein 1, Utrecht, Nederland | address | town
fr | CDG Terminal 2 | Aéroport de Paris-Charles-de-Gaulle, Terminal 2, Roissy-en-France, France | airport | itself
fr | CDG, Terminal 2E | Aéroport de Paris-Charles-de-Gaulle, Terminal 2E, Roissy-en-France, France | airport | itself
en | Heathrow Terminal 5 | London Heathrow Airport, Terminal 5, Hounslow, United Kingdom | airport | itself
en | Terminal 5 Heathrow | London Heathrow Airport, Terminal 5, Hounslow, United Kingdom | airport | itself
nl | Schiphol aankomsthal 3 | Luchthaven Schiphol, aankomsthal 3, Nederland | airport | itself
es | Madrid Barajas Terminal 4 | Aeropuerto de Madrid-Barajas T4, Barajas de Madrid, España | airport | itself
es | Barajas T4 | Aeropuerto de Madrid-Barajas T4, Barajas de Madrid, España | airport | itself
de | Flughafen München Terminal 2 | Flughafen München, Terminal 2, Freising, Deutschland | airport | itself
de | Flughafen Frankfurt, Terminal 1 | Flughafen Frankfurt, Terminal 1, Frankfurt am Main, Deutschland | airport | itself
nl | Schiphol P30 | Luchthaven Schiphol, P30, Nederland | airport | itself
es | Ronda, Málaga | Ronda, España | town | town
es | Alcalá de Guadaíra (Sevilla) | Alcalá de Guadaira, España | town | town
es | Alcalá de Guadaíra, Sevilla | Alcalá de Guadaira, España | town | town
es | Calle Mairena 5, 41500 Alcalá de Guadaíra, Sevilla | Calle Mairena 5, 41500 Alcalá de Guadaira, España | address | postcode
es | Calle Real 3, Ronda, Málaga | Calle Real 3, Ronda, España | address | town
es | Benidorm, Alicante | Benidorm, España | town | town
es | Alcalá 500, Madrid | Alcalá 500, Madrid, España | address | town
es | IES Cristóbal de Monroy, Alcalá de Guadaíra | IES Cristóbal de Monroy, Alcalá de Guadaira, España | school | town
es | Colegio San José, C/ Real 12, 28822 Coslada (Madrid) | Colegio San José, C/ Real 12, 28822 Coslada, España | school | postcode
es | Calle Ancha 3 en Cádiz | Calle Ancha 3, Cádiz, España | address | town
es | Pza. Mayor, Salamanca | Pza. Mayor, Salamanca, España | address | town
es | Parque Warner, San Martín de la Vega, Madrid | Parque Warner Madrid, San Martín de la Vega, España | venue | itself
de | Am Markt 1 in 18055 Rostock | Am Markt 1, 18055 Rostock, Deutschland | address | postcode
de | Grundschule am Park, Parkstr. 3, 04109 Leipzig | Grundschule am Park, Parkstr. 3, 04109 Leipzig, Deutschland | school | postcode
de | Gasthof zur Post, 83471 Berchtesgaden | Gasthof zur Post, 83471 Berchtesgaden, Deutschland | hotel | postcode
de | 10623 Berlin, Straße des 17. Juni 135 | Straße des 17. Juni 135, 10623 Berlin, Deutschland | address | postcode
de | Frankfurt (Oder), Europaplatz 1 | Europaplatz 1, Frankfurt (Oder), Deutschland | address | town
de | Jugendherberge Bad Hersfeld | Jugendherberge, Bad Hersfeld, Deutschland | hotel | town
de | Bahnhofstr. 1, 8001 Zürich | Bahnhofstr. 1, 8001 Zürich, Schweiz | address | postcode
de | Stephansplatz, Wien | Stephansplatz, Wien, Österreich | venue | itself
fr | 5 rue de la Paix à Nice | 5 rue de la Paix, Nice, France | address | town
fr | Collège Jean Moulin, 69005 Lyon | Collège Jean Moulin, 69005 Lyon, France | school | postcode
fr | Aéroport CDG terminal 2E | Aéroport de Paris-Charles-de-Gaulle, terminal 2E, Roissy-en-France, France | airport | itself
fr | Camping Les Pins, 40170 Lit-et-Mixe | Camping Les Pins, 40170 Lit-et-Mixe, France | venue | postcode
fr | 12 bis, rue de Rivoli 75004 PARIS | 12 bis rue de Rivoli, 75004 Paris, France | address | postcode
fr | Hôtel Ibis Lille Centre Gares | Hôtel Ibis Lille Centre Gares, France | hotel | town
fr | Ecole primaire Jules Ferry, 35000 Rennes | Ecole primaire Jules Ferry, 35000 Rennes, France | school | postcode
fr | Place de la Mairie, 74400 Chamonix-Mont-Blanc | Place de la Mairie, 74400 Chamonix-Mont-Blanc, France | address | postcode
fr | Avenue de la Liberté, L-1930 Luxembourg | Avenue de la Liberté, L-1930 Luxembourg, Luxembourg | address | postcode
nl | Raadhuisplein 1 te Heerenveen | Raadhuisplein 1, Heerenveen, Nederland | address | town
nl | Camping De Lakens, Zeeweg 60, 2051 EC Bloemendaal aan Zee | Camping De Lakens, Zeeweg 60, 2051 EC Bloemendaal, Nederland | venue | postcode
nl | De Meent 12, Ouderkerk a/d Amstel | De Meent 12, Ouderkerk aan de Amstel, Nederland | address | town
nl | Alphen a/d Rijn | Alphen aan den Rijn, Nederland | town | town
nl | Zeist, Utrecht | Zeist, Nederland | town | town
nl | Kerkstr. 5 3581RD Utrecht | Kerkstr. 5, 3581 RD Utrecht, Nederland | address | postcode
nl | Hoek van Holland, ferryterminal | Veerhaven Hoek van Holland, Nederland | port | itself
nl | Station Amersfoort Centraal | Amersfoort Centraal, Nederland | station | itself
nlBE | Sint-Jozefcollege, Kattenstraat 33, 8800 Roeselare | Sint-Jozefcollege, Kattenstraat 33, 8800 Roeselare, België | venue | postcode
nlBE | Vrijdagmarkt 24 Gent | Vrijdagmarkt 24, Gent, België | address | town
frBE | Place Saint-Lambert Liège | Place Saint-Lambert, Liège, Belgique | address | town
frBE | Athénée Royal, 4000 Liège | Athénée Royal, 4000 Liège, Belgique | school | postcode
en | Trg bana Jelačića, Zagreb | Trg bana Jelačića, Zagreb, Croatia | address | town
en | Como, Milano | Como, Italy | town | town
nl | 🚌 Domplein 1, Utrecht 🎉 | Domplein 1, Utrecht, Nederland | address | town
de | Schule Musterhausen |  |  | 
nl | t.a.v. de heer Jansen, Kerkstraat 12, 3581 RD Utrecht | t.a.v. de heer Jansen, Kerkstraat 12, 3581 RD Utrecht, Nederland | venue | postcode
nl | p/a Buurthuis De Boeg, Myrtushof 19, Rotterdam | p/a Buurthuis De Boeg, Myrtushof 19, Rotterdam, Nederland | venue | town
nl | Kanaalstraat 12 t/m 16, Utrecht | Kanaalstraat 12 t/m 16, Utrecht, Nederland | address | town
nl | hoek Kerkstraat/Dorpsstraat, Zeist | hoek Kerkstraat/Dorpsstraat, Zeist, Nederland | address | town
nl | Rietveld College, locatie Oost, Amsterdam | Rietveld College, locatie Oost, Amsterdam, Nederland | school | town
nl | Stadion Galgenwaard Utrecht | Stadion Galgenwaard, Utrecht, Nederland | venue | itself
nl | Van der Valk Hotel Breukelen | Van der Valk Hotel, Breukelen, Nederland | hotel | town
nl | Carpoolplaats A12 Veenendaal | Carpoolplaats A12, Veenendaal, Nederland | address | town
nl | Scheveningen, Den Haag | Scheveningen, Nederland | town | town
nl | Kralingen, Rotterdam | Kralingen, Rotterdam, Nederland | address | town
nl | Postbus 90, 3500 AB Utrecht | Postbus 90, 3500 AB Utrecht, Nederland | address | town
nl | Vredenburg 40/42, Utrecht | Vredenburg 40/42, Utrecht, Nederland | venue | town
nl | Hogeschool Rotterdam | Hogeschool, Rotterdam, Nederland | school | town
nl | De Bilt, Utrecht | De Bilt, Nederland | town | town
nl | 1e Kerkdwarsstraat 3, Hilversum | 1e Kerkdwarsstraat 3, Hilversum, Nederland | address | town
nl | Amsterdamsestraatweg 12, Utrecht | Amsterdamsestraatweg 12, Utrecht, Nederland | address | town
nl | Utrechtsestraat 5, Amsterdam | Utrechtsestraat 5, Amsterdam, Nederland | address | town
nl | Rotterdamseweg 12 Delft | Rotterdamseweg 12, Delft, Nederland | address | town
nlBE | Anspachlaan / Boulevard Anspach 6, 1000 Brussel | Anspachlaan / Boulevard Anspach 6, 1000 Brussel, België | address | postcode
nlBE | Nieuwstraat - Rue Neuve 123, Brussel | Nieuwstraat, Rue Neuve 123, Brussel, België | venue | town
nlBE | Sportpaleis Merksem | Sportpaleis, Merksem, België | venue | town
nlBE | Scholengroep Sint-Rembert, Bruggestraat 23, 8820 Torhout | Scholengroep Sint-Rembert, Bruggestraat 23, 8820 Torhout, België | venue | postcode
nlBE | Elsene / Ixelles | Elsene, België | town | town
frBE | Rue Neuve / Nieuwstraat 12, 1000 Bruxelles | Rue Neuve / Nieuwstraat 12, 1000 Bruxelles, Belgique | address | postcode
frBE | c/o M. Dubois, rue de Fer 3, 5000 Namur | c/o M. Dubois, rue de Fer 3, 5000 Namur, Belgique | venue | postcode
frBE | Collège Saint-Michel, Etterbeek | Collège Saint-Michel, Etterbeek, Belgique | school | town
frBE | 9999 Bruxelles |  |  |
de | Ecke Hauptstraße/Bahnhofstraße, 69117 Heidelberg | Ecke Hauptstraße/Bahnhofstraße, 69117 Heidelberg, Deutschland | address | postcode
de | Hauptstraße Ecke Bahnhofstraße, Heidelberg | Hauptstraße Ecke Bahnhofstraße, Heidelberg, Deutschland | address | town
de | c/o Familie Müller, Gartenweg 3, 50667 Köln | c/o Familie Müller, Gartenweg 3, 50667 Köln, Deutschland | venue | postcode
de | z.Hd. Frau Schmidt, Schulstr. 12-14, 80331 München | z.Hd. Frau Schmidt, Schulstr. 12-14, 80331 München, Deutschland | venue | postcode
de | Deutz, Köln | Köln Messe/Deutz, Deutschland | station | itself
de | Köln-Deutz | Köln Messe/Deutz, Deutschland | station | itself
de | Allianz Arena, München | Allianz Arena, München, Deutschland | venue | itself
de | Olympiastadion Berlin | Olympiastadion Berlin, Deutschland | venue | itself
de | Turnhalle der Goetheschule, Wetzlar | Turnhalle der Goetheschule, Wetzlar, Deutschland | venue | town
de | Gymnasium Carolinum Osnabrück | Gymnasium Carolinum, Osnabrück, Deutschland | school | town
de | Sportplatz am Waldrand, 37073 Göttingen | Sportplatz am Waldrand, 37073 Göttingen, Deutschland | address | postcode
de | Motel One Hamburg Alster | Motel One Hamburg Alster, Deutschland | hotel | town
de | Steigenberger Hotel Bremen | Steigenberger Hotel, Bremen, Deutschland | hotel | town
de | Autohof Lohfelden | Autohof, Lohfelden, Deutschland | venue | town
de | Hauptstr. 12a-c, 60311 Frankfurt | Hauptstr. 12a-c, 60311 Frankfurt am Main, Deutschland | address | town
de | Berlin, Hamburg |  |  |
fr | Lieu-dit Le Bourg, 24220 Vézac | Lieu-dit Le Bourg, 24220 Vézac, France | address | postcode
fr | lieu dit La Roche, 56130 Nivillac | lieu dit La Roche, 56130 Nivillac, France | address | postcode
fr | Lieu-dit Kerguen, Carnac | Lieu-dit Kerguen, Carnac, France | address | town
fr | chez M. Martin, 8 rue Pasteur, 21000 Dijon | chez M. Martin, 8 rue Pasteur, 21000 Dijon, France | venue | postcode
fr | 12-14 rue Victor Hugo 69002 Lyon | 12-14 rue Victor Hugo, 69002 Lyon, France | address | postcode
fr | 12 à 16 rue Victor Hugo, Lyon | 12 à 16 rue Victor Hugo, Lyon, France | address | town
fr | angle rue Nationale et rue Faidherbe, Lille | angle rue Nationale et rue Faidherbe, Lille, France | address | town
fr | Stade Bollaert Lens | Stade Bollaert-Delelis, Lens, France | venue | itself
fr | Groupe scolaire Jules Ferry, Massy | Groupe scolaire Jules Ferry, Massy, France | school | town
fr | Hôtel Campanile Dijon Sud | Hôtel Campanile Dijon Sud, France | hotel | town
fr | ZA Les Landes, 35135 Chantepie | ZA Les Landes, 35135 Chantepie, France | address | postcode
fr | ZI Nord, rue Ampère, 67120 Molsheim | ZI Nord, rue Ampère, 67120 Molsheim, France | venue | postcode
fr | 75380 Paris Cedex 08 | 75380 Paris, France | address | town
fr | 92085 Paris La Défense Cedex | La Défense Cedex, 92085 Paris, France | address | town
fr | Résidence Les Pins, Bât. B, 33120 Arcachon | Bât. B, Résidence Les Pins, 33120 Arcachon, France | venue | postcode
fr | BP 45, 31000 Toulouse | BP 45, 31000 Toulouse, France | address | town
fr | Montmartre, Paris | Sacré-Cœur, Paris, France | venue | itself
fr | Lyon, Marseille |  |  |
es | Calle Mayor s/n, Alcobendas | Calle Mayor s/n, Alcobendas, España | address | town
es | Polígono Industrial El Pinar, nave 4, 28320 Pinto | Polígono Industrial El Pinar, nave 4, 28320 Pinto, España | venue | postcode
es | Urb. Las Lomas, parcela 12, 29600 Marbella | Urb. Las Lomas, parcela 12, 29600 Marbella, España | venue | town
es | Avda. de América, esquina con Cartagena, Madrid | esquina con Cartagena, Avda. de América, Madrid, España | venue | town
es | CEIP Miguel Hernández, Getafe | CEIP Miguel Hernández, Getafe, España | school | town
es | Estadio Santiago Bernabéu, Madrid | Estadio Santiago Bernabéu, Madrid, España | venue | itself
es | Camp Nou Barcelona | Camp Nou, Barcelona, España | venue | itself
es | Hotel Meliá Castilla Madrid | Hotel Meliá Castilla, Madrid, España | hotel | town
es | Pol. Ind. Las Atalayas, Alicante | Pol. Ind. Las Atalayas, Alicante, España | address | town
es | Carretera Nacional 340, km 75, Estepona | km 75, Carretera Nacional 340, Estepona, España | venue | town
es | a/a Sra. García, C/ Colón 22, 46004 Valencia | a/a Sra. García, C/ Colón 22, 46004 Valencia, España | venue | town
es | Triana, Sevilla | Triana, Sevilla, España | address | town
es | Goya, Madrid | Goya, Madrid, España | address | town
es | Sevilla, Madrid |  |  |
en | Flat 4, 12 Rose Street, Edinburgh | Flat 4, 12 Rose Street, Edinburgh, United Kingdom | venue | town
en | c/o The Smith Family, 8 Park Road, Leeds | 8 Park Road, c/o The Smith Family, Leeds, United Kingdom | venue | town
en | 12-14 High Street, York | 12-14 High Street, York, United Kingdom | address | town
en | St Mary's School, Cambridge | St Mary's School, Cambridge, United Kingdom | school | town
en | Old Trafford, Manchester | Old Trafford, Manchester, United Kingdom | venue | itself
en | Premier Inn Bristol | Premier Inn, Bristol, United Kingdom | hotel | town
en | corner of King Street and Queen Street, Bristol | corner of King Street and Queen Street, Bristol, United Kingdom | address | town
en | Unit 5, Riverside Business Park, Reading | Unit 5, Riverside Business Park, Reading, United Kingdom | venue | town
en | London, Paris |  |  |
en | Leeds, Manchester |  |  |
de | Rothenburg o. d. Tauber | Rothenburg ob der Tauber, Deutschland | town | town
de | Restaurant Zum Goldenen Hirsch Rothenburg o.d.T. | Restaurant Zum Goldenen Hirsch, Rothenburg ob der Tauber, Deutschland | venue | town
de | Neustadt a.d. Weinstraße | Neustadt an der Weinstraße, Deutschland | town | town
de | Hauptstr. 4, Neustadt a. d. Aisch | Hauptstr. 4, Neustadt an der Aisch, Deutschland | address | town
de | Frankfurt a. M. | Frankfurt am Main, Deutschland | town | town
de | Frankfurt a. d. Oder | Frankfurt (Oder), Deutschland | town | town
de | Freiburg i.Br. | Freiburg, Deutschland | town | town
de | Kirchheim b. München | Kirchheim bei München, Deutschland | town | town
de | Kempten (Allgäu) | Kempten (Allgäu), Deutschland | town | town
de | Westerland Sylt | Westerland, Deutschland | town | town
de | Busbahnhof Rostock | Rostock ZOB, Deutschland | station | itself
de | Bahnhof Köln Deutz | Köln Messe/Deutz, Deutschland | station | itself
de | Föhr |  |  |
nl | Station Rotterdam Blaak | Rotterdam Blaak, Nederland | station | itself
nl | NS station Rotterdam Centraal | Rotterdam Centraal, Nederland | station | itself
nl | van den Berghstraat 4 - 6, Delft | van den Berghstraat 4-6, Delft, Nederland | address | town
nl | Den Burg, Texel | Den Burg, Nederland | town | town
nl | Disneyland Parijs | Disneyland Paris, Chessy, Frankrijk | venue | itself
nl | Kerkstraat 12 3702 ab zeist | Kerkstraat 12, 3702 AB Zeist, Nederland | address | postcode
nl | Feyenoord stadion | De Kuip, Rotterdam, Nederland | venue | itself
nl | 51.9, 4.5 |  |  |
nl | Noordzee |  |  |
nlBE | Parochiezaal, Dorp 3, 2230 Herselt | Parochiezaal, Dorp 3, 2230 Herselt, België | venue | postcode
frBE | Grottes de Han | Grotte de Han, Rochefort, Belgique | venue | itself
fr | bd Haussmann 40 Paris 9e | 40 bd Haussmann, 75009 Paris, France | address | postcode
fr | Lyon 3e | 69003 Lyon, France | address | postcode
fr | 12 rue de Rivoli, Paris 1er | 12 rue de Rivoli, 75001 Paris, France | address | postcode
fr | Île de Ré |  |  |
es | Formentera |  |  |
es | Estación de Santa Justa, Sevilla | Sevilla Santa Justa, España | station | itself
es | C/ Mayor, 5 - 2º izq, 28801 Alcalá de Henares | C/ Mayor 5, 2º izq, 28801 Alcalá de Henares, España | address | town
en | Isle of Skye |  |  |
en | Victoria Station London | London Victoria Coach Station, United Kingdom | station | itself
de | Schwäb. Gmünd | Schwäbisch Gmünd, Deutschland | town | town
de | Burg b. Magdeburg | Burg bei Magdeburg, Deutschland | town | town
de | Bad Homburg v.d.H. | Bad Homburg vor der Höhe, Deutschland | town | town
de | Mülheim/Ruhr | Mülheim an der Ruhr, Deutschland | town | town
de | Marktplatz 3, Rothenburg/Tauber | Marktplatz 3, Rothenburg ob der Tauber, Deutschland | address | town
de | Rheinfelden (Baden) | Rheinfelden, Deutschland | town | town
de | Garmisch | Garmisch-Partenkirchen, Deutschland | town | town
nl | Wijk bij D'stede | Wijk bij Duurstede, Nederland | town | town
nl | Alphen ad Rijn | Alphen aan den Rijn, Nederland | town | town
nl | Kerklaan 2, Nieuwerkerk a.d. IJssel | Kerklaan 2, Nieuwerkerk aan den IJssel, Nederland | address | town
nl | Valkenburg aan de Geul | Valkenburg (Hoensbroek), Nederland | town | town
nlBE | Heist o/d Berg | Heist-op-den-Berg, België | town | town
fr | Boulogne s/mer | Boulogne-sur-Mer, France | town | town
fr | 3 rue Nationale, Villefranche s/ Saône | 3 rue Nationale, Villefranche-sur-Saône, France | address | town
es | Sta. Cruz de Tenerife | Santa Cruz de Tenerife, España | town | town
es | Jerez de la Fra. | Jerez de la Frontera, España | town | town
nl | Bergen op Zoom Breda | | |
de | Hamburg Berlin | | |
nl | Jaarbeurs hal 7 Utrecht | Jaarbeurs Utrecht, hal 7 Utrecht, Nederland | venue | itself
nl | camping de Lakens Bloemendaal aan Zee | Camping De Lakens, Bloemendaal, Nederland | venue | itself
nl | R'dam Ahoy | Rotterdam Ahoy, Nederland | venue | itself
nlBE | Bobbejaanland Lichtaart | Bobbejaanland, Kasterlee, België | venue | itself
frBE | Rue de la Loi 16 Bxl | Rue de la Loi 16, Bruxelles, Belgique | address | town
de | Köln Messe Deutz Eingang Süd | Köln Messe/Deutz, Eingang Süd, Deutschland | station | itself
de | Grundschule am Park, 04109 Leibzig | Grundschule am Park, 04109 Leipzig, Deutschland | school | postcode
de | Messe Frankfurt Halle 11 | Messe Frankfurt, Halle 11, Frankfurt am Main, Deutschland | venue | itself
de | Goethe-Gymnasium Ffm | Goethe-Gymnasium, Frankfurt am Main, Deutschland | school | town
de | Verdonschlucht | | |
fr | collège jean moulin lyon 8 | collège jean moulin, 69008 Lyon, France | school | postcode
fr | Hôtel Mercure Lille Aéroport | Aéroport de Lille, Hôtel Mercure Lille Aéroport, Lesquin, France | airport | itself
fr | Place Bellecour | Place Bellecour, Lyon, France | venue | itself
fr | Place de la Mairie | | |
fr | Gare TGV Avignon | Avignon TGV, France | station | itself
es | Ifema Madrid puerta norte | IFEMA Madrid, puerta norte, España | venue | itself
es | Hotel Riu Plaza España | | |
es | Zaragosa | Zaragoza, España | town | town
en | Gatwick North Terminal | London Gatwick Airport, North Terminal, Crawley, United Kingdom | airport | itself
en | Victoria Coach Station | London Victoria Coach Station, United Kingdom | station | itself
nl | Bergen op zoom station | station, Bergen op Zoom, Nederland | station | town
nl | Hoek van Holland Haven | Veerhaven Hoek van Holland, Nederland | port | itself
nl | Egmond aan Zee boulevard | boulevard, Egmond aan Zee, Nederland | address | town
nl | Amstelveen busstation | busstation, Amstelveen, Nederland | station | town
nl | station Woerden | station, Woerden, Nederland | station | town
nl | station Amsterdam | | |
nl | Amsterdam Noord | Noord, Amsterdam, Nederland | address | town
nl | Den Haag Scheveningen | Scheveningen, Nederland | town | town
nl | Nijmegen Lent | Lent, Nederland | town | town
nl | Utrecht 2024 | | |
nlBE | Gent 1000 | | |
de | Venedig Piazzale Roma | Piazzale Roma, Venedig, Italien | address | town
de | Köln-Ehrenfeld | Ehrenfeld, Köln, Deutschland | address | town
de | Köln-Ehrenfeld, Venloer Str. 310 | Ehrenfeld, Venloer Str. 310, Köln, Deutschland | venue | town
de | München-Schwabing, Leopoldstr. 10 | Schwabing, Leopoldstr. 10, München, Deutschland | venue | town
de | Leipzig-Connewitz | Connewitz, Leipzig, Deutschland | address | town
de | Stuttgart-Vaihingen | Stuttgart Vaihingen, Deutschland | town | town
de | Mainz Neustadt | Neustadt, Mainz, Deutschland | address | town
de | Kühlungsborn Ost | Ost, Ostseebad Kühlungsborn, Deutschland | address | town
de | Bahnhof Emden | Bahnhof, Emden, Deutschland | station | town
de | Emden Bahnhof | Bahnhof, Emden, Deutschland | station | town
de | Bahnhof Berlin | | |
de | Bahnhof Zoo | Berlin Zoologischer Garten, Deutschland | station | itself
de | Hamburg 2026 | Hamburg, Deutschland | town | town
de | Neustadt/Wstr. | Neustadt an der Weinstraße, Deutschland | town | town
de | Frankfurt Höchst | Frankfurt-Höchst, Frankfurt am Main, Deutschland | venue | itself
fr | Lyon-Vaise | Vaise, Lyon, France | address | town
fr | Lyon 7 | 69007 Lyon, France | address | postcode
fr | Paris XVe | 75015 Paris, France | address | postcode
fr | 12 rue de Paris | | |
fr | Valloire 1430 | Valloire, France | town | town
fr | Arc 1800 | Station de ski des Arcs, Bourg-Saint-Maurice, France | venue | itself
fr | Montreuil sur mer | Montreuil-sur-Mer (Berck), France | town | town
fr | Ham | Ham, France | town | town
es | Puerto de Valencia terminal transmed | Puerto de Valencia, España | port | itself
es | Valencia Avenida de Madrid | Avenida de Madrid, Valencia, España | address | town
es | Sevilla avenida de Portugal | avenida de Portugal, Sevilla, España | address | town
es | Vva. de la Serena | Villanueva de la Serena, España | town | town
es | S. Sebastián de los Reyes | San Sebastián de los Reyes, España | town | town
es | Sta Coloma de Gramenet | Santa Coloma de Gramenet, España | town | town
es | Km 12 carretera de Utrera | Km 12 carretera de Utrera, Utrera, España | address | town
es | El Prat T2 | Aeropuerto de Barcelona-El Prat, T2, El Prat de Llobregat, España | airport | itself
es | Mahón | Mahón, España | town | town
en | Turin Corso Francia | Corso Francia, Turin, Italy | address | town
en | Venice Mestre | | |
de | Baden bei Wien | Baden, Österreich | town | town
de | Perchtoldsdorf bei Wien | Perchtoldsdorf, Österreich | town | town
de | TU Dresden | TU, Dresden, Deutschland | school | town
de | Rottenburg a.N. | Rottenburg am Neckar, Deutschland | town | town
de | Weißenburg i. Bay. | Weißenburg in Bayern, Deutschland | town | town
de | Hof Bhf | Bhf, Hof, Deutschland | station | town
nl | Duinkerken | Duinkerke, Frankrijk | town | town
fr | Halle Tony Garnier | Halle Tony Garnier, Lyon, France | venue | itself
fr | Halle Georges Brassens | | |
fr | Le Mont Dore | Mont-Dore, France | town | town
fr | Le Cap Ferret plage | plage, Cap Ferret, France | address | town
fr | Aix | Aix-en-Provence, France | town | town
fr | Port de Ouistreham | Gare maritime de Caen-Ouistreham, France | port | itself
es | Nueva York | | |
es | Pto. del Rosario | Puerto del Rosario, España | town | town
nl | IJmuiden cruiseterminal | cruiseterminal, IJmuiden, Nederland | port | town
nlBE | Zeebrugge ferry | ferry, Zeebrugge, België | port | town
fr | Terminal croisière Marseille | Marseille Provence Cruise Terminal, France | port | itself
frBE | Gare d'Ottignies | Gare d'Ottignies, Belgique | station | town
en | Kings Cross | London King's Cross, United Kingdom | station | itself
en | Vienna International Airport | Vienna Airport, Schwechat, Austria | airport | itself
`;
