/** As {@link dutchRows}, of Dutch and Flemish sites: written in November 2026 before they were read once. */
export const laterBeneluxRows = `
nl | Arnhem | Hotel Haarhuis Arnhem | 51.985,5.90 |
nl | Arnhem | Openluchtmuseum ingang Zuid | 52.01,5.91 | ask
nl | Arnhem | Rijnhal | 51.96,5.905 | ask
nl | Arnhem | Bergen aan Zee | 52.66,4.63 |
nl | Arnhem | Bergen op zoom station | 51.495,4.296 |
nl | Arnhem | Zevenaar de Griethse Poort | 51.925,6.07 |
nl | Arnhem | CIOS Arnhem | 51.98,5.90 |
nl | Arnhem | Hogeschool Arnhem Nijmegen Kapittelweg | 51.82,5.86 | ask
nl | Arnhem | Radboudumc | 51.823,5.862 |
nl | Arnhem | Rijswijk Gld | 51.96,5.36 | ask
nl | Arnhem | Rijswijk ZH | 52.04,4.325 |
nl | Arnhem | Beek bij Didam | 51.91,6.18 | ask
nl | Arnhem | 's Heerenberg | 51.877,6.245 |
nl | Arnhem | sHertogenbosch | 51.69,5.30 |
nl | Arnhem | Den Bosch Brabanthallen | 51.70,5.29 |
nl | Arnhem | Velp (NB) | 51.74,5.72 | ask
nl | Arnhem | Marktplein Apeldoorn voor de Orpheus | 52.21,5.97 |
nl | Arnhem | tussen Doetinchem en Zelhem | 51.98,6.32 | ask
nl | Arnhem | Emmerik station | 51.835,6.245 |
nl | Arnhem | Kleef | 51.79,6.14 |
nl | Arnhem | Irrland Kevelaer | 51.555,6.285 |
nl | Arnhem | 6811 KP 12 | 51.985,5.90 |
nl | Arnhem | 6711AB | 52.04,5.66 |
nl | Arnhem | Kasteel Hackfort Vorden | 52.10,6.28 |
nl | Arnhem | Dolfinarum Harderwijk | 52.35,5.61 |
nl | Arnhem | Corendon Village Hotel Badhoevedorp | 52.34,4.79 |
nl | Arnhem | Schiphol vertrekhal 3 | 52.31,4.76 |
nl | Arnhem | Amsterdam RAI Europaplein | 52.341,4.889 |
nl | Arnhem | Bijlmer Arena | 52.314,4.942 |
nl | Arnhem | Rotterdam Zuidplein | 51.886,4.488 |
nl | Arnhem | Utrechtseweg 68 Oosterbeek | 51.985,5.845 |
nl | Arnhem | Amsterdamseweg Ede | 52.04,5.66 |
nl | Arnhem | Hoofdstraat 12 Epe | 52.348,5.984 |
nl | Arnhem | Kerkstraat 3 Hengelo gld | 52.05,6.31 |
nl | Arnhem | Center Parcs De Eemhof | 52.27,5.44 | ask
nl | Arnhem | Walibi Biddinghuizen parkeerterrein | 52.44,5.765 |
nl | Arnhem | veerboot Den Helder | 52.96,4.78 | ask
nl | Arnhem | Winterberg Bikepark | 51.19,8.51 |
nl | Arnhem | Zandvoort circuit | 52.388,4.54 |
nl | Arnhem | Kinderdijk molens | 51.885,4.64 |
nlBE | Mechelen | Bloso centrum Herentals | 51.18,4.83 |
nlBE | Mechelen | Sint-Romboutscollege | 51.03,4.48 | ask
nlBE | Mechelen | Gare du Midi Brussel | 50.836,4.336 |
nlBE | Mechelen | Brussel Zuid Fonsnylaan | 50.836,4.336 |
nlBE | Mechelen | VUB Etterbeek | 50.822,4.395 |
nlBE | Mechelen | UGent Sterre | 51.025,3.71 | ask
nlBE | Mechelen | Nieuwpoort-Bad | 51.155,2.72 |
nlBE | Mechelen | De Haan aan zee | 51.272,3.034 |
nlBE | Mechelen | Halle | 50.735,4.235 |
nlBE | Mechelen | Halle Zoersel | 51.24,4.65 |
nlBE | Mechelen | Sint-Niklaas Grote Markt 1 | 51.165,4.14 |
nlBE | Mechelen | St Niklaas | 51.165,4.14 |
nlBE | Mechelen | Moeskroen | 50.745,3.21 |
nlBE | Mechelen | Rijsel Flandres | 50.64,3.075 | ask
nlBE | Mechelen | Sluis Zeeland | 51.308,3.386 |
nlBE | Mechelen | Menenpoort Ieper | 50.852,2.891 |
nlBE | Mechelen | Zaventem luchthaven vertrekhal | 50.90,4.485 |
nlBE | Mechelen | Charleroi Brussels South | 50.46,4.455 |
nlBE | Mechelen | 9000 | 51.05,3.725 |
nlBE | Mechelen | Stationsstraat 5 Zele | 51.07,4.04 |
nlBE | Mechelen | Beringen Mijn | 51.07,5.22 |
nlBE | Mechelen | Bergen station | 50.455,3.94 | ask
nl | Breda | Chassé Theater Breda | 51.59,4.78 |
nl | Breda | Avans Lovensdijkstraat | 51.585,4.795 | ask
nl | Breda | Station Roosendaal | 51.54,4.46 |
nl | Breda | Oosterhout | 51.645,4.86 |
nl | Breda | Rijen | 51.585,4.92 |
nl | Breda | Made | 51.675,4.795 |
nl | Breda | Made en Drimmelen | 51.68,4.80 | ask
nl | Breda | Zundert Van Gogh Huis | 51.47,4.66 |
nl | Breda | Den Hout | 51.65,4.82 | ask
nl | Breda | Hoek van Holland Stena | 51.975,4.13 |
nl | Breda | Postillion Hotel Bunnik | 52.06,5.20 |
nl | Breda | Van der Valk Tiel | 51.90,5.44 |
nl | Breda | Hotel Van der Valk Nuland A59 | 51.73,5.43 |
nl | Breda | Fontys Eindhoven Rachelsmolen | 51.45,5.48 |
nl | Breda | TU Delft aula | 52.00,4.373 |
nl | Breda | Erasmus MC | 51.91,4.469 |
nl | Breda | Erasmus Universiteit | 51.918,4.526 |
nl | Breda | Wilhelmina Kinderziekenhuis Utrecht | 52.087,5.18 |
nl | Breda | Markt 1 Gouda | 52.01,4.71 |
nl | Breda | Stationsplein Den Bosch | 51.69,5.294 |
nl | Breda | Bredaseweg 100 Tilburg | 51.555,5.07 |
nl | Breda | Antwerpsestraatweg 5 Bergen op Zoom | 51.49,4.30 |
nl | Breda | 4811 | 51.59,4.78 | ask
nl | Breda | 5611 AZ Eindhoven | 51.44,5.477 |
nl | Breda | Blijdorp | 51.93,4.45 |
nl | Breda | Attractiepark Toverland | 51.397,5.985 |
nl | Breda | Bobbejaanland Lichtaart | 51.20,4.90 |
nl | Breda | Antwerpen Meir | 51.218,4.405 |
nl | Breda | Gent Sint-Pieters station | 51.036,3.71 |
nl | Breda | Keulen kerstmarkt | 50.94,6.958 |
nl | Breda | Dusseldorf altstadt | 51.226,6.773 |
nl | Breda | Disney Parijs | 48.87,2.78 |
nl | Breda | Valkenburg | 50.865,5.832 | ask
nl | Breda | Vaals drielandenpunt | 50.755,6.02 |
nl | Breda | Domburg strand | 51.565,3.49 |
nl | Breda | Middelburg Zld | 51.50,3.61 |
nl | Breda | Loenen | ask | ask
nl | Breda | Willem II stadion | 51.5425,5.067 |
nl | Breda | Philips stadion Eindhoven | 51.4417,5.4675 |
nlBE | Brugge | Jan Breydel | 51.193,3.18 |
nlBE | Brugge | Vives Kortrijk | 50.82,3.26 |
nlBE | Brugge | KULAK | 50.806,3.29 | ask
nlBE | Brugge | Sint-Lodewijkscollege | ask | ask
nlBE | Brugge | Zeebrugge ferry | 51.33,3.2 |
nlBE | Brugge | Oostende airport | 51.20,2.87 |
nlBE | Brugge | Knokke Heist | 51.345,3.28 |
nlBE | Brugge | Aalst | 50.937,4.04 |
nlBE | Brugge | Sint-Kruis | 51.214,3.25 |
nlBE | Brugge | Damme | 51.251,3.281 |
nlBE | Brugge | Beernem psychiatrie | 51.14,3.33 |
nlBE | Brugge | Waterloo leeuw | 50.678,4.405 |
nlBE | Brugge | Atomium Heizel | 50.895,4.3415 |
nlBE | Brugge | Brussel Noord | 50.86,4.36 |
nlBE | Brugge | ERASMUS ziekenhuis Anderlecht | 50.813,4.266 |
nlBE | Brugge | Kales | 50.95,1.86 |
nlBE | Brugge | 8000 Brugge | 51.21,3.225 |
nlBE | Brugge | Gistelsteenweg 12 Oudenburg | 51.185,3.0 |
`;
