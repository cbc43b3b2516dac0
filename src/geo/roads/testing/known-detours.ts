/**
 * Pairs of towns with water or a crest between them, and the road between them in summer: from | where | to | where | kilometres. Source:
 * general knowledge, 2026-11, good to about 10 %. The first are the findings of November 2026, of which the first estimate drove
 * straight across.
 */
export const foundDetourRows = `
Vlissingen | 51.443 3.574 | Breskens | 51.396 3.556 | 60
Knokke-Heist | 51.350 3.267 | Middelburg | 51.500 3.614 | 80
Oostburg | 51.326 3.487 | Vlissingen | 51.443 3.574 | 60
Delfzijl | 53.330 6.918 | Emden | 53.367 7.208 | 80
Maassluis | 51.923 4.250 | Rozenburg | 51.904 4.249 | 12
Évian-les-Bains | 46.401 6.588 | Lausanne | 46.516 6.633 | 70
Morges | 46.511 6.499 | Évian-les-Bains | 46.401 6.588 | 85
Lausanne | 46.516 6.633 | Thonon-les-Bains | 46.370 6.480 | 80
Friedrichshafen | 47.657 9.476 | Romanshorn | 47.566 9.379 | 70
Friedrichshafen | 47.657 9.476 | Arbon | 47.517 9.433 | 68
Meersburg | 47.694 9.271 | Konstanz | 47.660 9.176 | 55
Blaye | 45.128 -0.662 | Pauillac | 45.200 -0.749 | 100
Royan | 45.628 -1.032 | Soulac-sur-Mer | 45.511 -1.125 | 205
Glückstadt | 53.789 9.426 | Wischhafen | 53.783 9.317 | 130
Cuxhaven | 53.868 8.699 | Brunsbüttel | 53.896 9.105 | 180
Nordenham | 53.486 8.481 | Bremerhaven | 53.536 8.593 | 35
Stade | 53.593 9.476 | Wedel | 53.584 9.698 | 60
Bellagio | 45.988 9.262 | Varenna | 46.011 9.285 | 45
Menaggio | 46.021 9.239 | Bellagio | 45.988 9.262 | 65
Limone sul Garda | 45.815 10.793 | Malcesine | 45.761 10.809 | 30
Verbania | 45.921 8.552 | Laveno | 45.909 8.620 | 70
Bagnères-de-Luchon | 42.791 0.593 | Benasque | 42.605 0.523 | 110
Cadiz | 36.527 -6.289 | Rota | 36.625 -6.362 | 45
Setúbal | 38.524 -8.888 | Comporta | 38.381 -8.786 | 75
Tivat | 42.436 18.694 | Herceg Novi | 42.453 18.538 | 50
Wilhelmshaven | 53.530 8.113 | Bremerhaven | 53.536 8.593 | 95
Konstanz | 47.660 9.176 | Friedrichshafen | 47.657 9.476 | 80
Interlaken | 46.684 7.866 | Zermatt | 46.020 7.749 | 150
Corinth | 37.939 22.932 | Delphi | 38.48 22.494 | 200
Patras | 38.246 21.735 | Delphi | 38.48 22.494 | 125
`;

/** Others like them. */
export const otherDetourRows = `
Männedorf | 47.257 8.699 | Wädenswil | 47.227 8.669 | 30
Nyon | 46.383 6.240 | Thonon-les-Bains | 46.370 6.480 | 60
Stresa | 45.882 8.538 | Luino | 46.002 8.745 | 72
Desenzano del Garda | 45.471 10.536 | Riva del Garda | 45.886 10.841 | 66
Hoorn | 52.642 5.060 | Lelystad | 52.508 5.475 | 51
Enkhuizen | 52.703 5.292 | Lelystad | 52.508 5.475 | 32
Enkhuizen | 52.703 5.292 | Lemmer | 52.846 5.709 | 95
Vlissingen | 51.443 3.574 | Terneuzen | 51.336 3.828 | 38
Le Havre | 49.494 0.108 | Honfleur | 49.420 0.233 | 25
Le Havre | 49.494 0.108 | Deauville | 49.357 0.070 | 42
Saint-Malo | 48.647 -2.009 | Dinard | 48.631 -2.061 | 12
Brest | 48.390 -4.486 | Crozon | 48.246 -4.490 | 58
Saint-Nazaire | 47.280 -2.210 | Pornic | 47.112 -2.089 | 35
Arosa | 46.778 9.676 | Davos | 46.804 9.837 | 91
Grindelwald | 46.624 8.036 | Meiringen | 46.727 8.187 | 49
Engelberg | 46.821 8.401 | Meiringen | 46.727 8.187 | 70
Pau | 43.311 -0.356 | Jaca | 42.569 -0.550 | 115
Perpignan | 42.698 2.895 | Figueres | 42.266 2.962 | 60
Harwich | 51.942 1.284 | Felixstowe | 51.964 1.351 | 51
Southend-on-Sea | 51.538 0.714 | Sheerness | 51.440 0.763 | 100
Gravesend | 51.442 0.371 | Tilbury | 51.462 0.359 | 22
Southampton | 50.904 -1.404 | Hythe | 50.860 -1.402 | 17
Nesoddtangen | 59.862 10.663 | Oslo | 59.913 10.746 | 46
Cardiff | 51.480 -3.180 | Weston-super-Mare | 51.346 -2.977 | 100
Kiel | 54.321 10.135 | Laboe | 54.400 10.217 | 20
Rostock | 54.089 12.140 | Warnemünde | 54.177 12.084 | 14
Sankt Goar | 50.149 7.707 | Sankt Goarshausen | 50.158 7.714 | 70
Rüdesheim am Rhein | 49.979 7.924 | Bingen am Rhein | 49.967 7.899 | 62
Lindau | 47.546 9.684 | Rorschach | 47.478 9.490 | 35
Lausanne | 46.516 6.633 | Nyon | 46.383 6.240 | 40
Verbania | 45.921 8.552 | Luino | 46.002 8.745 | 86
Como | 45.808 9.083 | Lecco | 45.856 9.397 | 30
Mayrhofen | 47.167 11.867 | Krimml | 47.218 12.175 | 45
Bordeaux | 44.840 -0.581 | Royan | 45.628 -1.032 | 122
La Spezia | 44.103 9.824 | Lerici | 44.076 9.911 | 11
Ancona | 43.594 13.503 | Civitanova Marche | 43.305 13.721 | 48
Split | 43.509 16.439 | Trogir | 43.513 16.252 | 27
Stockholm | 59.329 18.069 | Vaxholm | 59.402 18.353 | 36
Helsinki | 60.170 24.935 | Porvoo | 60.392 25.665 | 50
Tromsø | 69.649 18.955 | Finnsnes | 69.230 17.981 | 160
Kingston upon Hull | 53.745 -0.335 | Grimsby | 53.565 -0.076 | 52
Arcachon | 44.661 -1.173 | Cap Ferret | 44.629 -1.247 | 71
Zermatt | 46.02 7.749 | Breuil-Cervinia | 45.936 7.631 | 235
Napoli | 40.852 14.268 | Sorrento | 40.627 14.378 | 50
Setúbal | 38.524 -8.888 | Tróia | 38.49 -8.9 | 95
Portsmouth | 50.799 -1.091 | Gosport | 50.795 -1.129 | 22
Heiligenhafen | 54.370 10.980 | Burg auf Fehmarn | 54.433 11.200 | 18
Hellevoetsluis | 51.833 4.133 | Middelharnis | 51.758 4.165 | 27
Mortagne-sur-Gironde | 45.481 -0.789 | Saint-Vivien-de-Médoc | 45.431 -1.035 | 180
Briançon | 44.900 6.642 | Bardonecchia | 45.075 6.699 | 42
Luino | 46.002 8.745 | Cannobio | 46.063 8.697 | 57
Heiligenhafen | 54.370 10.980 | Dahme | 54.221 11.084 | 24
Brest | 48.390 -4.486 | Le Conquet | 48.361 -4.771 | 25
La Rochelle | 46.160 -1.151 | Rivedoux-Plage | 46.161 -1.276 | 14
Amsterdam | 52.374 4.890 | Marken | 52.458 5.104 | 21
Nice | 43.703 7.266 | Saint-Jean-Cap-Ferrat | 43.689 7.334 | 9
Burgas | 42.506 27.468 | Sozopol | 42.418 27.696 | 35
Torri del Benaco | 45.610 10.687 | Toscolano Maderno | 45.640 10.608 | 72
Gorinchem | 51.837 4.972 | Woudrichem | 51.815 5.000 | 13
Tiel | 51.887 5.429 | Wamel | 51.880 5.464 | 16
Ruse | 43.849 25.953 | Giurgiu | 43.900 25.970 | 10
Poole | 50.714 -1.985 | Swanage | 50.609 -1.958 | 32
Edinburgh | 55.952 -3.196 | Burntisland | 56.060 -3.230 | 33
Dornoch | 57.880 -4.028 | Tain | 57.812 -4.055 | 14
Lefkada | 38.830 20.704 | Vonitsa | 38.917 20.886 | 20
Vukovar | 45.343 19.000 | Bačka Palanka | 45.250 19.392 | 41
A Guarda | 41.902 -8.872 | Caminha | 41.874 -8.838 | 29
Lisbon | 38.717 -9.133 | Barreiro | 38.663 -9.072 | 37
Preveza | 38.957 20.751 | Vonitsa | 38.917 20.886 | 18
Vigo | 42.233 -8.723 | Cangas do Morrazo | 42.264 -8.785 | 27
Santoña | 43.443 -3.457 | Laredo | 43.410 -3.415 | 17
Santander | 43.465 -3.804 | Somo | 43.452 -3.735 | 26
Huelva | 37.266 -6.940 | Punta Umbría | 37.182 -6.966 | 21
Ayamonte | 37.213 -7.406 | Vila Real de Santo António | 37.194 -7.415 | 17
Lorient | 47.748 -3.366 | Port-Louis | 47.708 -3.354 | 20
Werkendam | 51.810 4.892 | Dordrecht | 51.810 4.674 | 33
Horgen | 47.260 8.598 | Meilen | 47.270 8.643 | 36
Tihany | 46.914 17.889 | Siófok | 46.904 18.058 | 50
Tapolca | 46.883 17.440 | Fonyód | 46.740 17.550 | 66
Hallstatt | 47.562 13.649 | Schladming | 47.394 13.687 | 85
Bad Aussee | 47.610 13.785 | Schladming | 47.394 13.687 | 55
Adelboden | 46.493 7.560 | Lenk | 46.457 7.443 | 77
Saalbach | 47.391 12.636 | Leogang | 47.439 12.761 | 29
Serfaus | 47.040 10.605 | Ischgl | 47.013 10.292 | 55
Livigno | 46.538 10.136 | St. Moritz | 46.498 9.839 | 49
Canazei | 46.477 11.771 | Cortina d’Ampezzo | 46.537 12.139 | 59
Gerlos | 47.224 12.030 | Zell am See | 47.323 12.798 | 82
Morzine | 46.179 6.709 | Thonon-les-Bains | 46.370 6.480 | 33
Ax-les-Thermes | 42.720 1.838 | Andorra la Vella | 42.508 1.521 | 63
Grenoble | 45.188 5.724 | Autrans | 45.175 5.543 | 37
Arenas de Cabrales | 43.303 -4.818 | Potes | 43.153 -4.625 | 50
Marbella | 36.515 -4.886 | Ronda | 36.742 -5.167 | 62
Las Palmas | 28.100 -15.413 | Puerto de Mogán | 27.817 -15.765 | 83
Funchal | 32.650 -16.908 | São Vicente | 32.797 -17.042 | 37
Calvi | 42.567 8.757 | Porto | 42.267 8.697 | 76
Split | 43.509 16.439 | Makarska | 43.297 17.018 | 64
Cetinje | 42.390 18.914 | Kotor | 42.425 18.771 | 44
Quillebeuf-sur-Seine | 49.474 0.526 | Lillebonne | 49.518 0.536 | 21
L’Alpe d’Huez | 45.092 6.070 | Vaulnaveys-le-Haut | 45.120 5.810 | 50
Prutz | 47.080 10.660 | Landeck | 47.140 10.566 | 14
Saalfelden | 47.427 12.848 | Zell am See | 47.323 12.798 | 14
Balatonalmádi | 47.035 18.020 | Siófok | 46.904 18.058 | 30
Lans-en-Vercors | 45.128 5.588 | Grenoble | 45.188 5.724 | 26
La Villa | 46.584 11.902 | Brunico | 46.796 11.937 | 33
Radstadt | 47.383 13.461 | Schladming | 47.394 13.687 | 18
Holzgau | 47.260 10.344 | Reutte | 47.483 10.717 | 49
Schröcken | 47.257 10.091 | Lech | 47.209 10.142 | 16
Linz am Rhein | 50.568 7.285 | Remagen | 50.577 7.23 | 45
Plymouth | 50.371 -4.143 | Torpoint | 50.374 -4.199 | 36
Strangford | 54.371 -5.556 | Portaferry | 54.38 -5.547 | 75
Castropol | 43.528 -7.03 | Ribadeo | 43.5365 -7.041 | 8
Sankt Peter-Ording | 54.304 8.641 | Büsum | 54.134 8.858 | 35
Lelystad | 52.508 5.475 | Urk | 52.662 5.601 | 32
Nesebar | 42.66 27.72 | Burgas | 42.506 27.468 | 36
Östersund | 63.179 14.636 | Åre | 63.399 13.082 | 99
Savonlinna | 61.868 28.88 | Kuopio | 62.892 27.677 | 160
Ohrid | 41.117 20.802 | Pogradec | 40.902 20.652 | 29
Medemblik | 52.772 5.105 | Makkum | 53.055 5.402 | 58
Bad Breisig | 50.505 7.289 | Bad Hönningen | 50.517 7.312 | 36
Andernach | 50.431 7.404 | Leutesdorf | 50.45 7.383 | 13
Drusenheim | 48.762 7.953 | Lichtenau | 48.726 8.005 | 21
Wesseling | 50.827 6.975 | Niederkassel | 50.815 7.038 | 26
Wijk bij Duurstede | 51.974 5.342 | Maurik | 51.961 5.422 | 32
Schoonhoven | 51.947 4.849 | Groot-Ammers | 51.923 4.824 | 46
Kazimierz Dolny | 51.319 21.955 | Janowiec | 51.324 21.889 | 27
`;
