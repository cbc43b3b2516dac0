/**
 * Towns and resorts that the GeoNames extract lacks or knows only under a longer name, though groups travel from and to them.
 * Source: own list from general knowledge, good to about a kilometre; inhabitants rounded, for ranking only.
 * Columns: key | country | latitude | longitude | inhabitants | name | other names | names by language.
 */
export const addedTownRows = `
neheim | DE | 51.4490 | 7.9650 | 24000 | Neheim | Arnsberg-Neheim, Neheim-Hüsten |
hahnenklee | DE | 51.8570 | 10.3400 | 1200 | Hahnenklee | Hahnenklee-Bockswiese, Goslar-Hahnenklee |
bakkum | NL | 52.5640 | 4.6560 | 4500 | Bakkum | |
hoogkerk | NL | 53.2140 | 6.5070 | 10500 | Hoogkerk | |
kaatsheuvel | NL | 51.6575 | 5.0347 | 16500 | Kaatsheuvel | |
etten-leur | NL | 51.5706 | 4.6356 | 44000 | Etten-Leur | |
katwijk | NL | 52.2033 | 4.3986 | 66000 | Katwijk | Katwijk aan Zee |
noordwijk | NL | 52.2400 | 4.4400 | 44000 | Noordwijk | Noordwijk aan Zee |
nijverdal | NL | 52.3608 | 6.4650 | 25000 | Nijverdal | |
hellendoorn | NL | 52.3888 | 6.4497 | 6500 | Hellendoorn | |
slagharen | NL | 52.6200 | 6.5600 | 2600 | Slagharen | |
leidschendam | NL | 52.0878 | 4.3967 | 40000 | Leidschendam | |
drunen | NL | 51.6853 | 5.1347 | 18500 | Drunen | |
deurne-nl | NL | 51.4642 | 5.7931 | 24000 | Deurne | |
landgraaf | NL | 50.8942 | 6.0228 | 37000 | Landgraaf | |
bilthoven | NL | 52.1300 | 5.2050 | 24000 | Bilthoven | |
soesterberg | NL | 52.1183 | 5.2856 | 6900 | Soesterberg | |
horst-nl | NL | 51.4536 | 6.0514 | 13000 | Horst | |
rijssen | NL | 52.3067 | 6.5183 | 29000 | Rijssen | |
dedemsvaart | NL | 52.6000 | 6.4600 | 13000 | Dedemsvaart | |
nieuw-vennep | NL | 52.2633 | 4.6317 | 31000 | Nieuw-Vennep | |
badhoevedorp | NL | 52.3358 | 4.7833 | 13000 | Badhoevedorp | |
didam | NL | 51.9408 | 6.1317 | 17000 | Didam | |
ulft | NL | 51.8903 | 6.3792 | 10500 | Ulft | |
anderlecht | BE | 50.8367 | 4.3094 | 120000 | Anderlecht | |
molenbeek | BE | 50.8550 | 4.3286 | 97000 | Molenbeek-Saint-Jean | Molenbeek | nl: Sint-Jans-Molenbeek
ixelles | BE | 50.8333 | 4.3667 | 87000 | Ixelles | | nl: Elsene
uccle | BE | 50.8014 | 4.3372 | 85000 | Uccle | | nl: Ukkel
etterbeek | BE | 50.8361 | 4.3908 | 48000 | Etterbeek | |
schaerbeek | BE | 50.8676 | 4.3737 | 133000 | Schaerbeek | | nl: Schaarbeek
forest | BE | 50.8100 | 4.3242 | 56000 | Forest | | nl: Vorst
evere | BE | 50.8700 | 4.4011 | 43000 | Evere | |
laeken | BE | 50.8786 | 4.3558 | 60000 | Laeken | | nl: Laken
jette | BE | 50.8767 | 4.3261 | 52000 | Jette | |
woluwe-saint-lambert | BE | 50.8433 | 4.4200 | 58000 | Woluwe-Saint-Lambert | | nl: Sint-Lambrechts-Woluwe
woluwe-saint-pierre | BE | 50.8300 | 4.4500 | 42000 | Woluwe-Saint-Pierre | | nl: Sint-Pieters-Woluwe
auderghem | BE | 50.8156 | 4.4331 | 34000 | Auderghem | | nl: Oudergem
saint-gilles-brussels | BE | 50.8267 | 4.3458 | 49000 | Saint-Gilles | | nl: Sint-Gillis
heusden-zolder | BE | 51.0300 | 5.2950 | 34000 | Heusden-Zolder | Zolder |
houthalen-helchteren | BE | 51.0311 | 5.3733 | 31000 | Houthalen-Helchteren | |
berchem | BE | 51.1950 | 4.4264 | 43000 | Berchem | |
merksem | BE | 51.2456 | 4.4431 | 45000 | Merksem | |
libramont | BE | 49.9200 | 5.3800 | 10000 | Libramont | |
sankt-vith | BE | 50.2806 | 6.1278 | 9000 | St. Vith | Saint-Vith, Sankt Vith |
kempten | DE | 47.7267 | 10.3139 | 69000 | Kempten | |
argeles-sur-mer | FR | 42.5464 | 3.0236 | 10500 | Argelès-sur-Mer | |
cap-d-agde | FR | 43.2833 | 3.5100 | 12000 | Le Cap d'Agde | Cap d'Agde |
font-romeu | FR | 42.5056 | 2.0386 | 3000 | Font-Romeu | |
alpe-d-huez | FR | 45.0925 | 6.0700 | 3000 | L'Alpe d'Huez | Alpe d'Huez |
la-plagne | FR | 45.5069 | 6.6775 | 3000 | La Plagne | |
avoriaz | FR | 46.1925 | 6.7739 | 3000 | Avoriaz | |
flaine | FR | 46.0058 | 6.6900 | 3000 | Flaine | |
risoul | FR | 44.6233 | 6.6392 | 3000 | Risoul | Risoul 1850 |
serre-chevalier | FR | 44.9333 | 6.5850 | 3000 | Serre Chevalier | Chantemerle |
les-menuires | FR | 45.3250 | 6.5383 | 3000 | Les Menuires | |
valmorel | FR | 45.4628 | 6.4439 | 3000 | Valmorel | |
la-toussuire | FR | 45.2575 | 6.2592 | 3000 | La Toussuire | Les Sybelles |
isola-2000 | FR | 44.1861 | 7.1586 | 3000 | Isola 2000 | |
baqueira | ES | 42.6992 | 0.9331 | 3000 | Baqueira | Baqueira-Beret |
formigal | ES | 42.7742 | -0.3611 | 3000 | Formigal | |
sierra-nevada | ES | 37.0950 | -3.3986 | 3000 | Sierra Nevada | Pradollano |
sankt-anton | AT | 47.1297 | 10.2683 | 3000 | St. Anton am Arlberg | Sankt Anton |
obertauern | AT | 47.2503 | 13.5608 | 3000 | Obertauern | |
hallstatt | AT | 47.5622 | 13.6493 | 3000 | Hallstatt | |
cervinia | IT | 45.9339 | 7.6289 | 3000 | Cervinia | Breuil-Cervinia |
selva-gardena | IT | 46.5544 | 11.7592 | 3000 | Selva di Val Gardena | Wolkenstein | de: Wolkenstein in Gröden
fiumicino | IT | 41.7711 | 12.2336 | 60000 | Fiumicino | |
gedser | DK | 54.5750 | 11.9300 | 700 | Gedser | |
los-cristianos | ES | 28.0525 | -16.7170 | 21000 | Los Cristianos | |
playa-del-ingles | ES | 27.7570 | -15.5720 | 10000 | Playa del Inglés | |
geiranger | NO | 62.1008 | 7.2050 | 250 | Geiranger | |
flam | NO | 60.8628 | 7.1136 | 350 | Flåm | |
cap-ferret | FR | 44.6250 | -1.2490 | 3000 | Cap Ferret | Le Cap Ferret |
port-navalo | FR | 47.5480 | -2.9180 | 2000 | Port-Navalo | |
auron | FR | 44.2260 | 6.9300 | 2000 | Auron | |
pra-loup | FR | 44.3690 | 6.6050 | 2000 | Pra-Loup | |
valfrejus | FR | 45.1800 | 6.6550 | 2000 | Valfréjus | |
gourette | FR | 42.9580 | -0.3320 | 1000 | Gourette | |
piau-engaly | FR | 42.7860 | 0.1580 | 1000 | Piau-Engaly | |
puerto-banus | ES | 36.4850 | -4.9520 | 5000 | Puerto Banús | |
comines-warneton | BE | 50.7690 | 3.0010 | 18000 | Comines-Warneton | Komen | nl: Komen-Waasten
killarney | IE | 52.0593 | -9.5044 | 14500 | Killarney | |
lahinch | IE | 52.9340 | -9.3460 | 700 | Lahinch | |
kyle-of-lochalsh | GB | 57.2810 | -5.7140 | 700 | Kyle of Lochalsh | |
trysil | NO | 61.3140 | 12.2640 | 2500 | Trysil | Trysilfjellet |
mirow | DE | 53.2747 | 12.8133 | 3500 | Mirow | |
salen | SE | 61.1560 | 13.2640 | 700 | Sälen | Lindvallen |
les-orres | FR | 44.5150 | 6.5510 | 550 | Les Orres | |
el-rocio | ES | 37.1310 | -6.4840 | 1600 | El Rocío | |
westende | BE | 51.1640 | 2.7710 | 5500 | Westende | Westende-Bad, Westende Bains |
chenonceaux | FR | 47.3300 | 1.0690 | 350 | Chenonceaux | |
zevenbergen | NL | 51.6450 | 4.6040 | 14500 | Zevenbergen | |
collonges-la-rouge | FR | 45.0610 | 1.6570 | 450 | Collonges-la-Rouge | |
matalascanas | ES | 36.9990 | -6.5480 | 2500 | Matalascañas | |
`;
