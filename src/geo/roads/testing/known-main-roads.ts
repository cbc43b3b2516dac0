/**
 * Pairs of towns between which the network of main roads goes far round, with the road that is driven: name | latitude longitude | name |
 * latitude longitude | kilometres. They were the network's worst of some 20,000 pairs in the ten countries. Source: road kilometres as
 * commonly known, November 2026, good to about 5 %; positions from GeoNames (CC BY 4.0).
 */
export const mainRoadRows = `
Drachten | 53.113 6.099 | Assen | 52.997 6.563 | 47
Soest | 52.173 5.292 | Huizen | 52.299 5.242 | 20
Zoetermeer | 52.058 4.493 | Barendrecht | 51.857 4.535 | 34
Veghel | 51.617 5.549 | Tilburg | 51.556 5.091 | 46
Hoogeveen | 52.723 6.476 | Emmeloord | 52.711 5.749 | 66
Oss | 51.765 5.518 | Nijkerk | 52.22 5.486 | 79
Veenendaal | 52.029 5.559 | Beuningen | 51.861 5.767 | 35
Zeist | 52.09 5.233 | Baarn | 52.212 5.288 | 18
Purmerend | 52.505 4.96 | IJmuiden | 52.46 4.61 | 36
Geldermalsen | 51.881 5.289 | Barneveld | 52.14 5.585 | 56
Oss | 51.765 5.518 | Deurne | 51.464 5.793 | 48
Helmond | 51.482 5.661 | Barneveld | 52.14 5.585 | 100
Elst | 51.919 5.842 | Ede | 52.033 5.658 | 26
Leusden | 52.133 5.432 | Geldermalsen | 51.881 5.289 | 48
Huizen | 52.299 5.242 | Amersfoort | 52.155 5.388 | 26
Tilburg | 51.556 5.091 | Oosterhout | 51.645 4.86 | 21
Veghel | 51.617 5.549 | Ede | 52.033 5.658 | 66
Woerden | 52.085 4.883 | Gorinchem | 51.837 4.972 | 50
Waalwijk | 51.683 5.071 | Gouda | 52.017 4.708 | 80
Waddinxveen | 52.045 4.651 | Gorinchem | 51.837 4.972 | 60
Maastricht | 50.848 5.689 | Vaals | 50.771 6.018 | 28
Namur | 50.467 4.867 | Leuven | 50.88 4.701 | 60
Brugge | 51.209 3.224 | Deinze | 50.982 3.531 | 40
Roeselare | 50.947 3.123 | Ostend | 51.216 2.927 | 43
Izegem | 50.914 3.214 | Ieper | 50.851 2.886 | 31
Waterloo | 50.715 4.399 | Binche | 50.412 4.165 | 45
Genk | 50.965 5.501 | Eindhoven | 51.441 5.478 | 67
Sint-Niklaas | 51.165 4.144 | Laeken | 50.879 4.356 | 45
Deurne | 51.221 4.466 | Roosendaal | 51.531 4.465 | 46
Stuttgart | 48.782 9.177 | Reutlingen | 48.491 9.204 | 41
Pforzheim | 48.884 8.699 | Heilbronn | 49.14 9.221 | 80
Karlsruhe | 49.009 8.404 | Heilbronn | 49.14 9.221 | 85
Velbert | 51.335 7.043 | Neuss | 51.198 6.685 | 40
Essen | 51.457 7.012 | Hengelo | 52.266 6.793 | 125
Trier | 49.756 6.639 | Düren | 50.804 6.493 | 145
Remscheid | 51.18 7.193 | Lüdenscheid | 51.22 7.627 | 48
Kempten | 47.727 10.314 | Augsburg | 48.372 10.899 | 108
Siegen | 50.875 8.024 | Kassel | 51.317 9.5 | 155
Siegen | 50.875 8.024 | Marburg an der Lahn | 50.809 8.771 | 75
Heilbronn | 49.14 9.221 | Aalen | 48.838 10.093 | 105
Fulda | 50.552 9.675 | Aschaffenburg | 49.977 9.152 | 108
Göttingen | 51.534 9.932 | Erfurt | 50.979 11.033 | 125
Halle (Saale) | 51.482 11.979 | Dessau | 51.839 12.246 | 62
Ulm | 48.398 9.992 | Tübingen | 48.523 9.052 | 95
Salzgitter | 52.157 10.415 | Hildesheim | 52.151 9.951 | 45
Saarbrücken | 49.233 7.01 | Karlsruhe | 49.009 8.404 | 150
Gießen | 50.587 8.676 | Fulda | 50.552 9.675 | 106
Paderborn | 51.719 8.754 | Gütersloh | 51.907 8.379 | 45
Worms | 49.633 8.359 | Kaiserslautern | 49.443 7.772 | 60
Tübingen | 48.523 9.052 | Pforzheim | 48.884 8.699 | 72
Villingen-Schwenningen | 48.062 8.494 | Karlsruhe | 49.009 8.404 | 163
Plauen | 50.497 12.138 | Jena | 50.929 11.59 | 105
Zwickau | 50.727 12.488 | Weimar | 50.98 11.329 | 112
Münster | 51.962 7.626 | Gütersloh | 51.907 8.379 | 62
Paderborn | 51.719 8.754 | Hildesheim | 52.151 9.951 | 128
Lippstadt | 51.674 8.345 | Siegen | 50.875 8.024 | 112
Wiesbaden | 50.083 8.249 | Siegen | 50.875 8.024 | 125
Neuwied | 50.434 7.471 | Marburg an der Lahn | 50.809 8.771 | 120
Rotherham | 53.43 -1.357 | Halifax | 53.717 -1.85 | 71
Romford | 51.575 0.186 | Cambridge | 52.2 0.117 | 80
Warrington | 53.393 -2.58 | Stoke-on-Trent | 53.004 -2.185 | 63
Warrington | 53.393 -2.58 | Preston | 53.763 -2.705 | 48
Walsall | 52.585 -1.984 | Tamworth | 52.634 -1.696 | 26
Chatham | 51.379 0.528 | Brighton | 50.828 -0.139 | 115
Shrewsbury | 52.71 -2.752 | Cardiff | 51.48 -3.18 | 173
Saint-Quentin | 49.849 3.288 | Paris | 48.853 2.349 | 165
Évreux | 49.024 1.151 | Saint-Quentin-en-Yvelines | 48.772 2.019 | 83
Saint-Brieuc | 48.515 -2.768 | Quimper | 48 -4.1 | 132
Poitiers | 46.583 0.343 | Angers | 47.474 -0.548 | 140
Orléans | 47.903 1.904 | Le Mans | 48 0.205 | 143
Saint-Nazaire | 47.28 -2.21 | Saint-Brieuc | 48.515 -2.768 | 185
Montpellier | 43.611 3.877 | Albi | 43.93 2.148 | 217
Grenoble | 45.179 5.715 | Saint-Étienne | 45.434 4.39 | 158
Gandia | 38.967 -0.183 | Elda | 38.478 -0.792 | 118
Tarragona | 41.117 1.25 | Manresa | 41.728 1.824 | 115
Talavera de la Reina | 39.963 -4.831 | Salamanca | 40.969 -5.664 | 200
Jaén | 37.769 -3.79 | Córdoba | 37.892 -4.773 | 108
Segovia | 40.948 -4.118 | Guadalajara | 40.629 -3.162 | 148
Toledo | 39.858 -4.023 | Ávila | 40.657 -4.7 | 137
Logroño | 42.467 -2.45 | Irun | 43.339 -1.789 | 165
Torrelavega | 43.349 -4.048 | León | 42.6 -5.57 | 245
Sevilla | 37.383 -5.973 | Marbella | 36.515 -4.886 | 205
Granada | 37.188 -3.607 | El Ejido | 36.776 -2.815 | 135
San Fernando | 36.476 -6.198 | Marbella | 36.515 -4.886 | 185
Vigo | 42.233 -8.723 | Ponferrada | 42.547 -6.596 | 230
Málaga | 36.72 -4.42 | Linares | 38.095 -3.636 | 240
Perugia | 43.112 12.389 | Pesaro | 43.909 12.916 | 150
Rimini | 44.058 12.565 | Florence | 43.779 11.246 | 170
Parma | 44.799 10.326 | Brescia | 45.536 10.215 | 105
Naples | 40.852 14.268 | Foggia | 41.458 15.552 | 175
Prato | 43.881 11.097 | Forlì | 44.222 12.041 | 130
Olsztyn | 53.78 20.494 | Płock | 52.547 19.706 | 190
Tarnów | 50.014 20.987 | Kielce | 50.87 20.628 | 120
Poznań | 52.407 16.93 | Głogów | 51.664 16.084 | 115
Opava | 49.939 17.903 | Tarnowskie Góry | 50.445 18.861 | 125
`;
