/**
 * Places on two banks of a river, a lake, an estuary or a strait, with the road kilometres between them: from | latitude longitude | to |
 * latitude longitude | kilometres | `ferry` where a ferry that carries coaches is as right as the road round; `doubtful` where the figure
 * may be a fifth off. Source: general knowledge, November 2026, good to about 8 %, each a guess of its own and none measured.
 */
export const waterPairRows = `
Boppard | 50.231 7.590 | Kamp-Bornhofen | 50.223 7.624 | 43 | 
Bad Honnef | 50.643 7.228 | Rolandseck | 50.625 7.205 | 27 | 
Königswinter | 50.684 7.187 | Bad Godesberg | 50.685 7.160 | 12 | 
Unkel | 50.597 7.219 | Remagen | 50.579 7.227 | 41 | 
Linz am Rhein | 50.569 7.284 | Sinzig | 50.544 7.246 | 48 | 
Bad Breisig | 50.505 7.289 | Bad Hönningen | 50.517 7.312 | 36 | 
Andernach | 50.431 7.404 | Leutesdorf | 50.450 7.383 | 13 | 
Mariestad | 58.710 13.823 | Säffle | 59.132 12.930 | 180 | 
Braubach | 50.274 7.645 | Rhens | 50.281 7.617 | 19 | 
Oberwesel | 50.108 7.725 | Kaub | 50.088 7.761 | 92 | 
Bacharach | 50.057 7.769 | Lorch | 50.044 7.805 | 82 | 
Ingelheim am Rhein | 49.971 8.059 | Oestrich-Winkel | 50.006 8.020 | 33 | 
Nierstein | 49.870 8.336 | Trebur | 49.926 8.407 | 31 | 
Oppenheim | 49.855 8.360 | Riedstadt | 49.834 8.496 | 45 | 
Gernsheim | 49.753 8.489 | Eich | 49.750 8.400 | 33 | 
Germersheim | 49.223 8.364 | Philippsburg | 49.232 8.461 | 11 | 
Leimersheim | 49.124 8.345 | Eggenstein-Leopoldshafen | 49.090 8.399 | 25 | 
Seltz | 48.895 8.108 | Rastatt | 48.859 8.210 | 19 | 
Rhinau | 48.320 7.705 | Kappel-Grafenhausen | 48.284 7.766 | 29 | 
Drusenheim | 48.762 7.953 | Lichtenau | 48.727 8.005 | 21 | 
Monheim am Rhein | 51.092 6.892 | Dormagen | 51.097 6.832 | 31 | 
Wesseling | 50.827 6.975 | Niederkassel | 50.815 7.038 | 26 | 
Rheinberg | 51.546 6.595 | Dinslaken | 51.562 6.743 | 27 | 
Xanten | 51.659 6.453 | Rees | 51.763 6.398 | 22 | 
Druten | 51.888 5.606 | Ochten | 51.910 5.569 | 17 | doubtful
Brakel | 51.817 5.093 | Herwijnen | 51.827 5.129 | 28 | 
Culemborg | 51.955 5.228 | Houten | 52.028 5.168 | 20 | 
Wijk bij Duurstede | 51.974 5.342 | Maurik | 51.961 5.422 | 32 | 
Amerongen | 52.002 5.460 | Eck en Wiel | 51.977 5.455 | 20 | 
Opheusden | 51.932 5.632 | Wageningen | 51.970 5.667 | 15 | 
Schoonhoven | 51.947 4.849 | Groot-Ammers | 51.923 4.824 | 46 | 
Krimpen aan de Lek | 51.893 4.630 | Kinderdijk | 51.886 4.636 | 26 | 
Cuijk | 51.731 5.879 | Mook | 51.752 5.882 | 9 | 
Arcen | 51.477 6.181 | Broekhuizen | 51.484 6.163 | 25 | 
Kessel | 51.292 6.054 | Beesel | 51.268 6.039 | 32 | 
Oryahovo | 43.736 23.961 | Bechet | 43.782 23.957 | 230 | ferry
Nikopol | 43.705 24.895 | Corabia | 43.775 24.501 | 300 | ferry
Nikopol | 43.705 24.895 | Turnu Măgurele | 43.747 24.868 | 270 | ferry
Silistra | 44.117 27.261 | Călărași | 44.200 27.330 | 165 | ferry
Vidin | 43.992 22.882 | Calafat | 43.991 22.933 | 14 | 
Svishtov | 43.619 25.350 | Zimnicea | 43.656 25.365 | 170 | ferry
Tutrakan | 44.049 26.612 | Olteniţa | 44.083 26.633 | 145 | 
Galaţi | 45.437 28.050 | Măcin | 45.244 28.136 | 40 | 
Brăila | 45.272 27.974 | Măcin | 45.244 28.136 | 24 | 
Hârşova | 44.686 27.950 | Ţăndărei | 44.650 27.667 | 41 | 
Drobeta-Turnu Severin | 44.627 22.653 | Kladovo | 44.611 22.610 | 22 | 
Golubac | 44.653 21.632 | Moldova Veche | 44.720 21.620 | 185 | ferry
Mohács | 45.990 18.686 | Baja | 46.183 18.953 | 40 | 
Kalocsa | 46.530 18.973 | Paks | 46.622 18.856 | 25 | 
Vác | 47.776 19.136 | Szentendre | 47.669 19.076 | 36 | 
Visegrád | 47.785 18.971 | Nagymaros | 47.793 18.960 | 58 | 
Esztergom | 47.793 18.741 | Štúrovo | 47.795 18.718 | 3 | doubtful
Rossatz | 48.388 15.520 | Dürnstein | 48.396 15.520 | 17 | 
Spitz | 48.366 15.414 | Arnsdorf | 48.358 15.425 | 37 | 
Korneuburg | 48.350 16.333 | Klosterneuburg | 48.305 16.325 | 25 | 
Ottensheim | 48.332 14.174 | Wilhering | 48.323 14.190 | 18 | 
Hainburg an der Donau | 48.146 16.945 | Orth an der Donau | 48.145 16.701 | 31 | 
Grocka | 44.672 20.716 | Pančevo | 44.872 20.642 | 46 | 
Smederevo | 44.664 20.928 | Kovin | 44.748 20.976 | 14 | 
Jork | 53.532 9.681 | Wedel | 53.584 9.698 | 48 | 
Hitzacker | 53.153 11.044 | Neuhaus | 53.285 10.930 | 45 | 
Bleckede | 53.290 10.734 | Boizenburg | 53.382 10.724 | 43 | 
Gartow | 53.025 11.462 | Lenzen | 53.092 11.475 | 53 | 
Havelberg | 52.831 12.076 | Werben | 52.860 11.985 | 58 | 
Coswig | 51.886 12.452 | Wörlitz | 51.842 12.421 | 17 | doubtful
Barby | 51.967 11.883 | Zerbst | 51.966 12.085 | 42 | 
Aken | 51.853 12.045 | Zerbst | 51.966 12.085 | 34 | 
Lemwerder | 53.158 8.605 | Vegesack | 53.173 8.625 | 36 | 
Berne | 53.187 8.485 | Schwanewede | 53.233 8.600 | 62 | 
Brake (Unterweser) | 53.333 8.483 | Sandstedt | 53.363 8.520 | 38 | 
Emden | 53.367 7.208 | Ditzum | 53.314 7.275 | 45 | 
Emden | 53.367 7.208 | Jemgum | 53.267 7.383 | 36 | 
Saint-Nazaire | 47.280 -2.210 | Saint-Brevin-les-Pins | 47.250 -2.167 | 13 | 
Saint-Nazaire | 47.280 -2.210 | Paimbœuf | 47.287 -2.030 | 24 | 
Couëron | 47.215 -1.722 | Le Pellerin | 47.199 -1.755 | 28 | doubtful
Saint-Herblain | 47.218 -1.648 | La Montagne | 47.187 -1.683 | 13 | doubtful
Savenay | 47.361 -1.942 | Paimbœuf | 47.287 -2.030 | 50 | 
Donges | 47.318 -2.075 | Paimbœuf | 47.287 -2.030 | 34 | 
La Baule-Escoublac | 47.292 -2.364 | Pornic | 47.112 -2.089 | 48 | 
Blaye | 45.128 -0.662 | Margaux | 45.041 -0.677 | 74 | 
Saint-Ciers-sur-Gironde | 45.291 -0.611 | Saint-Estèphe | 45.265 -0.772 | 122 | 
Caudebec-en-Caux | 49.526 0.726 | La Mailleraye-sur-Seine | 49.483 0.770 | 8 | 
Duclair | 49.484 0.876 | Bourg-Achard | 49.353 0.816 | 42 | 
Lillebonne | 49.520 0.536 | Pont-Audemer | 49.350 0.517 | 34 | 
Ouistreham | 49.276 -0.259 | Merville-Franceville-Plage | 49.272 -0.196 | 10 | 
Locmariaquer | 47.569 -2.945 | Arzon | 47.549 -2.890 | 65 | 
Larmor-Baden | 47.583 -2.894 | Arzon | 47.549 -2.890 | 48 | 
Carantec | 48.668 -3.915 | Saint-Pol-de-Léon | 48.683 -3.983 | 13 | 
Camaret-sur-Mer | 48.275 -4.596 | Brest | 48.390 -4.486 | 67 | 
Bénodet | 47.875 -4.106 | Combrit | 47.887 -4.158 | 8 | 
Landéda | 48.587 -4.571 | Plouguerneau | 48.600 -4.500 | 12 | 
Paimpol | 48.778 -3.044 | Lézardrieux | 48.785 -3.106 | 5 | 
Hendaye | 43.358 -1.774 | Hondarribia | 43.369 -1.796 | 8 | 
Getxo | 43.357 -3.011 | Portugalete | 43.321 -3.021 | 11 | 
Ferrol | 43.485 -8.233 | Mugardos | 43.460 -8.255 | 16 | 
A Coruña | 43.371 -8.396 | Oleiros | 43.333 -8.317 | 12 | 
Vilagarcía de Arousa | 42.596 -8.764 | Rianxo | 42.650 -8.818 | 30 | 
Vilagarcía de Arousa | 42.596 -8.764 | O Grove | 42.494 -8.865 | 30 | 
Vigo | 42.233 -8.723 | Moaña | 42.278 -8.739 | 22 | 
Tui | 42.047 -8.644 | Valença | 42.031 -8.646 | 4 | doubtful
Sanlúcar de Guadiana | 37.473 -7.465 | Alcoutim | 37.474 -7.472 | 88 | 
Sanlúcar de Barrameda | 36.778 -6.351 | Almonte | 37.265 -6.517 | 178 | 
Coria del Río | 37.288 -6.054 | Dos Hermanas | 37.283 -5.921 | 24 | 
Isla Mayor | 37.130 -6.165 | Los Palacios y Villafranca | 37.162 -5.924 | 72 | 
Cádiz | 36.530 -6.293 | El Puerto de Santa María | 36.594 -6.233 | 21 | 
Lisbon | 38.717 -9.133 | Montijo | 38.707 -8.974 | 34 | 
Lisbon | 38.717 -9.133 | Seixal | 38.640 -9.101 | 24 | 
Alverca | 38.894 -9.038 | Alcochete | 38.755 -8.961 | 34 | 
Salvaterra de Magos | 39.028 -8.793 | Azambuja | 39.070 -8.868 | 31 | 
Aveiro | 40.644 -8.646 | São Jacinto | 40.665 -8.733 | 47 | 
Aveiro | 40.644 -8.646 | Torreira | 40.760 -8.705 | 32 | 
Portimão | 37.139 -8.538 | Ferragudo | 37.125 -8.519 | 6 | 
Casalmaggiore | 44.990 10.421 | Colorno | 44.926 10.374 | 11 | 
Viadana | 44.936 10.519 | Guastalla | 44.912 10.662 | 14 | 
Ostiglia | 45.070 11.135 | Revere | 45.052 11.131 | 3 | 
Ficarolo | 44.954 11.437 | Bondeno | 44.889 11.415 | 10 | 
Valenza | 45.012 8.644 | Frascarolo | 45.047 8.682 | 10 | doubtful
Piacenza | 45.052 9.693 | San Rocco al Porto | 45.082 9.697 | 6 | 
Salò | 45.607 10.521 | Garda | 45.579 10.718 | 51 | 
Gargnano | 45.686 10.659 | Malcesine | 45.761 10.809 | 49 | 
Angera | 45.776 8.579 | Arona | 45.759 8.557 | 18 | 
Stresa | 45.882 8.538 | Laveno-Mombello | 45.908 8.620 | 58 | 
Lovere | 45.814 10.070 | Pisogne | 45.808 10.110 | 7 | 
Sulzano | 45.687 10.100 | Tavernola Bergamasca | 45.708 10.045 | 26 | 
Lugano | 46.010 8.960 | Campione d'Italia | 45.969 8.971 | 10 | 
Lugano | 46.010 8.960 | Porlezza | 46.037 9.129 | 18 | 
Konstanz | 47.660 9.176 | Überlingen | 47.770 9.171 | 42 | 
Gaienhofen | 47.683 8.983 | Steckborn | 47.667 8.983 | 25 | 
Küsnacht | 47.318 8.584 | Kilchberg | 47.324 8.545 | 14 | 
Gersau | 46.994 8.525 | Beckenried | 46.967 8.476 | 43 | 
Vitznau | 47.010 8.484 | Beckenried | 46.967 8.476 | 47 | 
Brienz | 46.755 8.038 | Iseltwald | 46.710 7.965 | 14 | 
Spiez | 46.685 7.691 | Oberhofen | 46.730 7.670 | 16 | 
Nyon | 46.383 6.240 | Yvoire | 46.370 6.327 | 52 | 
Vevey | 46.463 6.843 | Saint-Gingolph | 46.393 6.805 | 23 | 
Neuchâtel | 46.992 6.931 | Cudrefin | 46.957 7.020 | 23 | 
Neuchâtel | 46.992 6.931 | Estavayer-le-Lac | 46.849 6.846 | 50 | 
La Neuveville | 47.066 7.097 | Erlach | 47.042 7.097 | 8 | 
Sevrier | 45.864 6.140 | Menthon-Saint-Bernard | 45.860 6.196 | 14 | 
Aix-les-Bains | 45.692 5.909 | Le Bourget-du-Lac | 45.654 5.855 | 10 | 
Tutzing | 47.909 11.280 | Münsing | 47.900 11.367 | 24 | 
Herrsching am Ammersee | 47.999 11.177 | Utting | 48.027 11.086 | 24 | 
Prien am Chiemsee | 47.856 12.346 | Chieming | 47.893 12.540 | 25 | 
Weyregg | 47.904 13.572 | Attersee | 47.916 13.540 | 14 | 
Pörtschach am Wörthersee | 46.636 14.146 | Maria Wörth | 46.616 14.163 | 17 | doubtful
Rust | 47.801 16.672 | Illmitz | 47.761 16.800 | 60 | 
Purbach am Neusiedler See | 47.913 16.696 | Podersdorf am See | 47.854 16.837 | 29 | 
Waren | 53.520 12.680 | Röbel | 53.376 12.604 | 25 | 
Steinhude | 52.455 9.360 | Mardorf | 52.490 9.310 | 19 | doubtful
Travemünde | 53.962 10.865 | Dassow | 53.911 10.976 | 33 | 
Ueckermünde | 53.738 14.045 | Usedom | 53.875 13.924 | 53 | 
Wiek | 54.620 13.289 | Schaprode | 54.515 13.165 | 60 | ferry
Hals | 56.996 10.308 | Egense | 56.980 10.300 | 60 | ferry
Fredericia | 55.566 9.753 | Middelfart | 55.506 9.731 | 13 | 
Assens | 55.270 9.901 | Haderslev | 55.249 9.488 | 88 | 
Hundested | 55.964 11.850 | Rørvig | 55.940 11.770 | 108 | ferry
Frederikssund | 55.840 12.069 | Holbæk | 55.718 11.713 | 38 | 
Nykøbing Mors | 56.793 8.853 | Skive | 56.567 9.027 | 36 | doubtful
Stege | 54.987 12.285 | Vordingborg | 55.008 11.911 | 25 | 
Struer | 56.492 8.594 | Hvidbjerg | 56.650 8.535 | 23 | doubtful
Lysekil | 58.274 11.436 | Fiskebäckskil | 58.247 11.460 | 65 | ferry
Stenungsund | 58.070 11.818 | Skärhamn | 57.987 11.557 | 26 | 
Hjo | 58.301 14.288 | Motala | 58.537 15.036 | 123 | 
Karlsborg | 58.537 14.505 | Motala | 58.537 15.036 | 92 | 
Gränna | 58.017 14.467 | Habo | 57.912 14.074 | 53 | 
Lidköping | 58.505 13.158 | Åmål | 59.051 12.705 | 150 | 
Sigtuna | 59.617 17.724 | Bålsta | 59.567 17.528 | 22 | doubtful
Enköping | 59.636 17.078 | Strängnäs | 59.377 17.031 | 35 | doubtful
Västerås | 59.616 16.553 | Eskilstuna | 59.367 16.508 | 46 | 
Nynäshamn | 58.903 17.948 | Trosa | 58.896 17.548 | 85 | 
Drøbak | 59.663 10.630 | Sætre | 59.681 10.527 | 14 | 
Voss | 60.629 6.415 | Kinsarvik | 60.375 6.720 | 60 | 
Stavanger | 58.970 5.733 | Tau | 59.064 5.920 | 24 | 
Gjøvik | 60.796 10.692 | Hamar | 60.794 11.068 | 47 | 
Kapp | 60.710 10.860 | Hamar | 60.794 11.068 | 62 | 
Kristiansund | 63.110 7.728 | Molde | 62.738 7.159 | 68 | 
Narvik | 68.438 17.427 | Bjerkvik | 68.550 17.550 | 20 | 
Balestrand | 61.210 6.530 | Vik | 61.087 6.580 | 150 | ferry
Padasjoki | 61.350 25.283 | Sysmä | 61.500 25.683 | 74 | doubtful
Turku | 60.451 22.269 | Nauvo | 60.190 21.910 | 52 | ferry
Gourock | 55.962 -4.818 | Dunoon | 55.950 -4.927 | 138 | ferry
Cromarty | 57.680 -4.035 | Invergordon | 57.689 -4.167 | 54 | 
Fortrose | 57.581 -4.133 | Ardersier | 57.567 -4.038 | 36 | 
Luss | 56.100 -4.638 | Balmaha | 56.085 -4.540 | 32 | 
Drumnadrochit | 57.334 -4.480 | Dores | 57.382 -4.333 | 37 | 
Broughty Ferry | 56.467 -2.873 | Tayport | 56.447 -2.880 | 13 | 
Inveraray | 56.230 -5.073 | Strachur | 56.165 -5.070 | 34 | 
Onich | 56.700 -5.210 | Strontian | 56.697 -5.570 | 100 | ferry
Dartmouth | 50.352 -3.579 | Kingswear | 50.349 -3.572 | 38 | 
Dartmouth | 50.352 -3.579 | Brixham | 50.394 -3.516 | 36 | 
Salcombe | 50.237 -3.769 | East Portlemouth | 50.237 -3.758 | 27 | 
Fowey | 50.336 -4.639 | Polruan | 50.329 -4.634 | 25 | 
Falmouth | 50.154 -5.071 | St Mawes | 50.159 -5.014 | 47 | 
Padstow | 50.539 -4.937 | Rock | 50.545 -4.920 | 18 | 
Appledore | 51.053 -4.192 | Instow | 51.052 -4.178 | 9 | 
Exmouth | 50.617 -3.402 | Dawlish | 50.581 -3.466 | 33 | 
Bournemouth | 50.720 -1.879 | Swanage | 50.608 -1.957 | 40 | 
Hamble | 50.859 -1.314 | Warsash | 50.856 -1.302 | 12 | 
Cowes | 50.763 -1.298 | East Cowes | 50.758 -1.288 | 15 | 
Southsea | 50.792 -1.086 | Hayling Island | 50.785 -0.980 | 23 | 
Burnham-on-Crouch | 51.633 0.815 | Southend-on-Sea | 51.538 0.714 | 40 | 
Felixstowe | 51.964 1.351 | Bawdsey | 52.010 1.420 | 42 | 
Southwold | 52.327 1.680 | Walberswick | 52.315 1.660 | 13 | 
Southport | 53.646 -3.010 | Lytham St Annes | 53.743 -2.997 | 52 | 
Fleetwood | 53.925 -3.011 | Knott End-on-Sea | 53.928 -2.995 | 25 | 
Morecambe | 54.068 -2.861 | Grange-over-Sands | 54.185 -2.925 | 40 | doubtful
Barrow in Furness | 54.111 -3.228 | Millom | 54.211 -3.272 | 36 | 
Lydney | 51.726 -2.526 | Berkeley | 51.691 -2.459 | 46 | 
Newport | 51.588 -2.998 | Clevedon | 51.442 -2.858 | 51 | doubtful
Milford Haven | 51.713 -5.034 | Pembroke Dock | 51.692 -4.940 | 13 | 
Ferryside | 51.768 -4.370 | Llansteffan | 51.772 -4.390 | 27 | 
Aberdyfi | 52.544 -4.045 | Borth | 52.489 -4.050 | 37 | 
Barmouth | 52.724 -4.057 | Fairbourne | 52.696 -4.053 | 29 | 
Flint | 53.249 -3.130 | Neston | 53.290 -3.060 | 23 | 
Kilrush | 52.640 -9.485 | Tarbert | 52.573 -9.375 | 138 | ferry
Passage East | 52.240 -6.973 | Ballyhack | 52.245 -6.967 | 55 | 
Cobh | 51.850 -8.295 | Ringaskiddy | 51.830 -8.320 | 37 | 
Cobh | 51.850 -8.295 | Passage West | 51.871 -8.335 | 30 | 
Carlingford | 54.040 -6.188 | Warrenpoint | 54.101 -6.257 | 29 | doubtful
Moville | 55.192 -7.039 | Limavady | 55.050 -6.951 | 58 | 
Rathmullan | 55.094 -7.537 | Buncrana | 55.133 -7.450 | 60 | 
Antrim | 54.700 -6.200 | Cookstown | 54.643 -6.746 | 46 | 
Kazimierz Dolny | 51.319 21.955 | Janowiec | 51.324 21.889 | 27 | 
Krynica Morska | 54.381 19.444 | Frombork | 54.358 19.680 | 102 | 
Chełmno | 53.349 18.425 | Świecie | 53.410 18.447 | 11 | 
Gniew | 53.836 18.823 | Kwidzyn | 53.725 18.931 | 20 | 
Police | 53.552 14.572 | Stepnica | 53.652 14.626 | 72 | 
Świnoujście | 53.911 14.247 | Międzyzdroje | 53.929 14.451 | 16 | 
Balatonfüred | 46.962 17.872 | Siófok | 46.904 18.058 | 42 | 
Aigio | 38.250 22.082 | Nafpaktos | 38.393 21.828 | 45 | 
Erétria | 38.401 23.802 | Skála Oropoú | 38.320 23.788 | 62 | 
Rovinj | 45.083 13.635 | Vrsar | 45.149 13.605 | 32 | 
Lignano Sabbiadoro | 45.676 13.117 | Bibione | 45.635 13.050 | 42 | doubtful
Grado | 45.678 13.403 | Lignano Sabbiadoro | 45.676 13.117 | 72 | 
Castiglione del Lago | 43.125 12.040 | Passignano sul Trasimeno | 43.190 12.135 | 24 | 
Bolsena | 42.643 11.985 | Marta | 42.533 11.924 | 19 | 
Portovenere | 44.051 9.834 | Lerici | 44.076 9.911 | 25 | 
Zierikzee | 51.650 3.919 | Goes | 51.504 3.889 | 27 | 
Tholen | 51.532 4.221 | Yerseke | 51.492 4.050 | 34 | 
Sint Philipsland | 51.617 4.165 | Bruinisse | 51.662 4.094 | 14 | 
Hulst | 51.280 4.053 | Yerseke | 51.492 4.050 | 64 | 
Stavoren | 52.885 5.358 | Enkhuizen | 52.703 5.292 | 101 | 
Kruibeke | 51.170 4.314 | Hoboken | 51.176 4.348 | 16 | 
Gebze | 40.803 29.431 | Yalova | 40.655 29.277 | 45 | 
Gelibolu | 40.410 26.671 | Lapseki | 40.344 26.686 | 26 | 
Perast | 42.486 18.700 | Prčanj | 42.457 18.742 | 18 | 
Split | 43.509 16.439 | Supetar | 43.384 16.551 | 3 | ferry
Hull | 53.744 -0.333 | Grimsby | 53.567 -0.080 | 48 | 
Weston-super-Mare | 51.346 -2.977 | Cardiff | 51.481 -3.179 | 86 | 
Gravesend | 51.442 0.370 | Tilbury | 51.463 0.360 | 24 | 
Exmouth | 50.620 -3.413 | Dawlish | 50.581 -3.466 | 31 | 
Harwich | 51.946 1.288 | Felixstowe | 51.961 1.351 | 50 | 
Southend-on-Sea | 51.538 0.714 | Sheerness | 51.440 0.763 | 88 | 
Dunoon | 55.950 -4.927 | Glasgow | 55.861 -4.250 | 130 | 
Nairn | 57.585 -3.870 | Fortrose | 57.582 -4.131 | 45 | 
Tain | 57.812 -4.056 | Dornoch | 57.880 -4.029 | 13 | 
Fredericia | 55.566 9.753 | Middelfart | 55.506 9.730 | 11 | 
Nykøbing Mors | 56.794 8.853 | Thisted | 56.956 8.694 | 29 | 
Rudkøbing | 54.937 10.710 | Svendborg | 55.060 10.607 | 20 | 
Hundested | 55.965 11.850 | Frederiksværk | 55.971 12.022 | 13 | 
Kalundborg | 55.679 11.089 | Nyborg | 55.312 10.790 | 80 | 
Lysekil | 58.274 11.436 | Uddevalla | 58.349 11.938 | 55 | 
Öregrund | 60.339 18.441 | Östhammar | 60.258 18.372 | 17 | 
Karlskrona | 56.161 15.587 | Ronneby | 56.210 15.276 | 27 | 
Stavanger | 58.970 5.733 | Haugesund | 59.414 5.268 | 83 | ferry
Molde | 62.737 7.160 | Ålesund | 62.472 6.150 | 82 | ferry
Bergen | 60.393 5.324 | Voss | 60.629 6.414 | 105 | 
Sogndal | 61.230 7.100 | Lærdal | 61.099 7.481 | 45 | ferry
Kristiansund | 63.111 7.728 | Averøy | 63.040 7.580 | 18 | 
Trondheim | 63.430 10.395 | Orkanger | 63.306 9.851 | 42 | 
Messina | 38.193 15.554 | Villa San Giovanni | 38.220 15.637 | 10 | ferry
Olbia | 40.923 9.498 | Arzachena | 41.081 9.388 | 26 | 
Chioggia | 45.219 12.279 | Venezia Mestre | 45.490 12.242 | 50 | 
Grado | 45.677 13.393 | Monfalcone | 45.805 13.533 | 26 | 
Rio | 38.300 21.785 | Nafpaktos | 38.392 21.828 | 18 | 
Preveza | 38.959 20.752 | Vonitsa | 38.918 20.887 | 20 | 
Chalkida | 38.464 23.599 | Athina | 37.984 23.728 | 80 | 
Split | 43.508 16.440 | Trogir | 43.517 16.251 | 27 | 
Zadar | 44.119 15.231 | Pag | 44.445 15.058 | 52 | 
Orebić | 42.976 17.176 | Ploče | 43.056 17.433 | 78 | 
Virtsu | 58.573 23.511 | Kuivastu | 58.575 23.393 | 8 | ferry
Haapsalu | 58.943 23.541 | Rohuküla | 58.905 23.425 | 9 | 
Le Havre | 49.494 0.108 | Honfleur | 49.419 0.233 | 25 | 
Saint-Nazaire | 47.273 -2.214 | Pornic | 47.115 -2.103 | 28 | 
Saint-Malo | 48.649 -2.026 | Dinard | 48.633 -2.058 | 12 | 
Rochefort | 45.937 -0.961 | Marennes | 45.823 -1.106 | 22 | 
Zierikzee | 51.650 3.916 | Goes | 51.504 3.889 | 24 | 
Hellevoetsluis | 51.833 4.133 | Ouddorp | 51.811 3.934 | 22 | 
Sint-Annaland | 51.602 4.104 | Tholen | 51.532 4.221 | 17 | 
Elmshorn | 53.753 9.653 | Stade | 53.593 9.476 | 85 | 
Brake | 53.330 8.481 | Bremerhaven | 53.536 8.593 | 36 | 
Basse-Indre | 47.199 -1.670 | Nantes | 47.218 -1.554 | 11 | 
Lesparre-Médoc | 45.307 -0.938 | Blaye | 45.128 -0.662 | 115 | 
`;
