/**
 * Cities beyond the countries that a coach of ours goes to, by what visitors of the sites call them. Source: own list from general
 * knowledge (2026-11). Rows: the names of one city. Known by their names alone: it is only said that no coach goes there.
 */
export const outsideRows = `
Moscow | Moskau | Moscou | Moskou | Moscú | Moskva
Saint Petersburg | St Petersburg | Sankt Petersburg | Sint-Petersburg | Saint-Pétersbourg | San Petersburgo | Petersburg
Kaliningrad | Kaliningrado | Königsberg
Sochi | Sotschi | Sotsji | Sotchi
Kazan | Kasan
Novosibirsk | Nowosibirsk | Novossibirsk
Minsk
Tangier | Tanger | Tánger
Casablanca
Marrakesh | Marrakech | Marrakesch
Rabat
Fez | Fès | Fes
Agadir
Essaouira
Tetouan | Tétouan | Tetuán
Nador
Ouarzazate
Algiers | Algier | Alger | Argel
Oran | Orán
Tunis | Túnez
Sousse
Djerba
Hammamet
Cairo | Kairo | Le Caire | El Cairo | Caïro
Luxor | Louxor
Hurghada
Sharm el Sheikh | Sharm el-Sheikh | Scharm el-Scheich | Charm el-Cheikh
Jerusalem | Jeruzalem | Jérusalem | Jerusalén
Tel Aviv | Tel-Aviv | Tel Aviv-Jaffa
Bethlehem | Bethléem | Belén
Eilat
Haifa | Haïfa
Amman | Ammán
Petra
Beirut | Beiroet | Beyrouth
Damascus | Damaskus | Damas | Damasco
Baghdad | Bagdad
Tehran | Teheran | Téhéran | Teherán
Tbilisi | Tiflis | Tbilissi
Batumi | Batoumi
Yerevan | Jerewan | Eriwan | Jerevan | Erevan | Ereván
Baku | Bakoe | Bakou | Bakú
Dubai | Dubaï | Dubái
Abu Dhabi | Abou Dabi
Doha
Riyadh | Riad | Riyad
Mecca | Mekka | La Mecque | La Meca
New York | New York City | Nieuw York | Nueva York | NYC
Washington DC | Washington D.C.
Los Angeles
San Francisco
Chicago
Miami
Las Vegas
Philadelphia | Philadelphie | Filadelfia
Houston
Dallas
Seattle
Atlanta
Orlando
Toronto
Montreal | Montréal
Vancouver
Quebec | Québec
Ottawa
Calgary
Mexico City | Mexiko-Stadt | Mexico-Stad | Ciudad de México
Cancún | Cancun
Havana | Havanna | La Havane | La Habana
Buenos Aires
Rio de Janeiro | Río de Janeiro
São Paulo | Sao Paulo
Bogotá | Bogota
Medellín | Medellin
Lima
Quito
Caracas
Montevideo
La Paz
Asunción
Santiago de Chile
Paramaribo
Tokyo | Tokio
Kyoto | Kioto
Osaka
Beijing | Peking | Pékin | Pekín
Shanghai
Hong Kong | Hongkong
Singapore | Singapur | Singapour
Bangkok
Bali
Jakarta
Kuala Lumpur
Manila | Manille
Hanoi
Seoul | Seúl | Séoul
Taipei
Delhi | New Delhi | Neu-Delhi | Nueva Delhi
Mumbai | Bombay
Bangalore
Kathmandu | Katmandu | Katmandú
Karachi
Sydney | Sídney
Melbourne
Brisbane
Auckland
Cape Town | Kapstadt | Kaapstad | Ciudad del Cabo
Johannesburg | Johannesburgo
Nairobi
Dakar
Accra
Addis Ababa | Addis Abeba
Zanzibar | Sansibar
Khartoum | Khartum | Jartum
Nuuk
`;
