/**
 * More sights, museums, parks, ski stations, piers and campuses of the Netherlands and Belgium that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfLowCountries = `
center-parcs-zandvoort | NL | Haarlem | 52.3890 | 4.5440 | Center Parcs Zandvoort | Center Parcs Park Zandvoort |
center-parcs-de-kempervennen | NL | Valkenswaard | 51.3220 | 5.4370 | Center Parcs De Kempervennen | De Kempervennen |
center-parcs-parc-sandur | NL | Emmen | 52.7480 | 6.9180 | Center Parcs Parc Sandur | Parc Sandur |
center-parcs-het-meerdal | NL | America | 51.4180 | 5.9420 | Center Parcs Het Meerdal | Center Parcs Meerdal |
recreatiepark-de-leistert | NL | Heythuysen | 51.2745 | 5.9300 | Recreatiepark De Leistert | De Leistert |
mondo-verde-landgraaf | NL | Landgraaf | 50.8715 | 6.0270 | Mondo Verde Landgraaf | Wereldtuinen Mondo Verde |
landal-waterparc-veluwemeer | NL | Biddinghuizen | 52.4050 | 5.7300 | Landal Waterparc Veluwemeer | Waterparc Veluwemeer |
landal-hunerwold-state | NL | Diever | 52.9020 | 6.2760 | Landal Hunerwold State | Hunerwold State |
landal-orveltermarke | NL | Westerbork | 52.8210 | 6.6520 | Landal Orveltermarke |  |
hoog-vaals | NL | Vaals | 50.7700 | 6.0070 | Hoog Vaals |  |
landal-landgoed-t-loo | NL | Oldebroek | 52.4200 | 5.9250 | Landal Landgoed 't Loo |  |
hunzedal | NL | Borger | 52.9225 | 6.8030 | Hunzedal | Roompot Hunzedal |
landal-hunzepark | NL | Gasselternijveen | 52.9800 | 6.8420 | Landal Hunzepark |  |
de-schatberg | NL | Sevenum | 51.3829 | 5.9757 | De Schatberg | Camping De Schatberg |
vakantiepark-beekse-bergen | NL | Hilvarenbeek | 51.5265 | 5.1290 | Vakantiepark Beekse Bergen | Lake Resort Beekse Bergen, Safari Resort Beekse Bergen, Speelland Beekse Bergen |
efteling-bosrijk | NL | Kaatsheuvel | 51.6450 | 5.0510 | Efteling Bosrijk |  |
efteling-loonsche-land | NL | Kaatsheuvel | 51.6525 | 5.0570 | Efteling Loonsche Land | Loonsche Land |
splesj-hoeven | NL | Hoeven | 51.5680 | 4.5610 | Splesj Hoeven | Bosbad Hoeven, Molecaten Park Bosbad Hoeven |
kasteel-rosendael | NL | Arnhem | 52.0098 | 5.9640 | Kasteel Rosendael |  |
kasteel-rosendaal | NL | Arnhem | 52.0098 | 5.9640 | Kasteel Rosendaal |  |
posbank | NL | Arnhem | 52.0292 | 6.0215 | Posbank | De Posbank, Paviljoen de Posbank |
kasteel-middachten | NL | Rheden | 52.0148 | 6.0643 | Kasteel Middachten |  |
valkhof | NL | Nijmegen | 51.8478 | 5.8705 | Valkhof | Museum Het Valkhof, Valkhof Museum |
ooijpolder | NL | Nijmegen | 51.8560 | 5.9250 | Ooijpolder |  |
domtoren | NL | Utrecht | 52.0940 | 5.1180 | Domtoren |  |
dom-tower | NL | Utrecht | 52.0940 | 5.1180 | Dom Tower |  |
dom-van-utrecht | NL | Utrecht | 52.0940 | 5.1180 | Dom van Utrecht |  |
centraal-museum | NL | Utrecht | 52.0836 | 5.1250 | Centraal Museum |  |
nijntje-museum-utrecht | NL | Utrecht | 52.0836 | 5.1250 | nijntje museum Utrecht |  |
miffy-museum | NL | Utrecht | 52.0836 | 5.1250 | Miffy Museum |  |
pyramide-van-austerlitz | NL | Zeist | 52.0898 | 5.3422 | Pyramide van Austerlitz |  |
henschotermeer | NL | Maarn | 52.0840 | 5.3735 | Henschotermeer |  |
sint-jan | NL | 's-Hertogenbosch | 51.6880 | 5.3080 | Sint-Jan | Sint-Janskathedraal, Sint-Jan Den Bosch |
noordbrabants-museum | NL | 's-Hertogenbosch | 51.6860 | 5.3040 | Noordbrabants Museum | Het Noordbrabants Museum |
textielmuseum | NL | Tilburg | 51.5685 | 5.0805 | Textielmuseum | TextielMuseum Tilburg |
stedelijk-museum-breda | NL | Breda | 51.5905 | 4.7810 | Stedelijk Museum Breda |  |
van-abbemuseum | NL | Eindhoven | 51.4360 | 5.4790 | Van Abbemuseum |  |
van-abbe-museum | NL | Eindhoven | 51.4360 | 5.4790 | Van Abbe Museum |  |
strijp-s | NL | Eindhoven | 51.4480 | 5.4570 | Strijp-S |  |
klokgebouw | NL | Eindhoven | 51.4480 | 5.4570 | Klokgebouw |  |
aquabest | NL | Eindhoven | 51.4915 | 5.4335 | Aquabest |  |
bonnefanten | NL | Maastricht | 50.8420 | 5.7020 | Bonnefanten | Bonnefantenmuseum |
amerikaanse-begraafplaats-margraten | NL | Margraten | 50.8210 | 5.8046 | Amerikaanse begraafplaats Margraten | Margraten American Cemetery |
netherlands-american-cemetery | NL | Margraten | 50.8210 | 5.8046 | Netherlands American Cemetery |  |
deutscher-soldatenfriedhof-ysselsteyn | NL | Venray | 51.4688 | 5.9075 | Deutscher Soldatenfriedhof Ysselsteyn | Duitse militaire begraafplaats Ysselsteyn, Ysselsteyn German War Cemetery |
airborne-begraafplaats-oosterbeek | NL | Arnhem | 51.9930 | 5.8480 | Airborne begraafplaats Oosterbeek | Arnhem Oosterbeek War Cemetery, Airborne Cemetery |
canadese-begraafplaats-groesbeek | NL | Groesbeek | 51.7960 | 5.9300 | Canadese begraafplaats Groesbeek | Groesbeek Canadian War Cemetery |
john-frostbrug | NL | Arnhem | 51.9747 | 5.9113 | John Frostbrug | John Frost Bridge |
bridge-too-far | NL | Arnhem | 51.9747 | 5.9113 | Bridge too far |  |
giethoorn-dorp | NL | Giethoorn | 52.7390 | 6.0785 | Giethoorn dorp |  |
venetie-van-het-noorden | NL | Giethoorn | 52.7390 | 6.0785 | Venetië van het Noorden |  |
weerribben-wieden | NL | Giethoorn | 52.7260 | 6.0760 | Weerribben-Wieden |  |
nationaal-park-weerribben-wieden | NL | Blokzijl | 52.7690 | 5.9500 | Nationaal Park Weerribben-Wieden | Weerribben |
veenpark | NL | Emmen | 52.7600 | 7.0240 | Veenpark | Veenpark Barger-Compascuum |
orvelte | NL | Westerbork | 52.8460 | 6.6590 | Orvelte | Museumdorp Orvelte |
dwingelderveld | NL | Dwingeloo | 52.8070 | 6.3960 | Dwingelderveld | Nationaal Park Dwingelderveld |
avonturenpark-ponypark-city | NL | Hardenberg | 52.6040 | 6.5850 | Avonturenpark Ponypark City |  |
strand-bergen-aan-zee | NL | Egmond aan Zee | 52.6610 | 4.6285 | Strand Bergen aan Zee | Zee Aquarium Bergen aan Zee |
monument-afsluitdijk | NL | Den Oever | 52.9720 | 5.1235 | Monument Afsluitdijk |  |
vlietermonument | NL | Den Oever | 52.9720 | 5.1235 | Vlietermonument |  |
zeehaven-ijmuiden | NL | IJmuiden | 52.4615 | 4.5860 | Zeehaven IJmuiden | Sluizen IJmuiden |
noordzeesluizen | NL | IJmuiden | 52.4670 | 4.6050 | Noordzeesluizen |  |
teylers-museum | NL | Haarlem | 52.3810 | 4.6360 | Teylers Museum |  |
grote-kerk-haarlem | NL | Haarlem | 52.3813 | 4.6373 | Grote Kerk Haarlem | St. Bavo Haarlem |
sint-bavokerk | NL | Haarlem | 52.3813 | 4.6373 | Sint-Bavokerk |  |
frans-hals-museum | NL | Haarlem | 52.3760 | 4.6330 | Frans Hals Museum |  |
langevelderslag | NL | Lisse | 52.2995 | 4.4845 | Langevelderslag |  |
strand-noordwijk | NL | Noordwijk | 52.2435 | 4.4260 | Strand Noordwijk |  |
space-expo | NL | Noordwijk | 52.2190 | 4.4270 | Space Expo |  |
esa-estec | NL | Katwijk aan Zee | 52.2190 | 4.4210 | ESA ESTEC |  |
hortus-leiden | NL | Leiden | 52.1570 | 4.4840 | Hortus Leiden | Hortus Botanicus Leiden |
de-lakenhal | NL | Leiden | 52.1626 | 4.4868 | De Lakenhal | Museum De Lakenhal |
pieterskerk-leiden | NL | Leiden | 52.1590 | 4.4920 | Pieterskerk Leiden |  |
binnenhof-den-haag | NL | The Hague | 52.0800 | 4.3130 | Binnenhof Den Haag |  |
kunstmuseum-den-haag | NL | The Hague | 52.0890 | 4.2807 | Kunstmuseum Den Haag | Gemeentemuseum Den Haag |
museon | NL | The Hague | 52.0895 | 4.2800 | Museon |  |
omniversum | NL | The Hague | 52.0890 | 4.2810 | Omniversum |  |
nieuwe-kerk-delft | NL | Delft | 52.0120 | 4.3600 | Nieuwe Kerk Delft |  |
prinsenhof | NL | Delft | 52.0120 | 4.3600 | Prinsenhof |  |
tu-delft | NL | Delft | 51.9990 | 4.3730 | TU Delft | Technische Universiteit Delft, Delft University of Technology |
tu-eindhoven | NL | Eindhoven | 51.4480 | 5.4900 | TU Eindhoven | Technische Universiteit Eindhoven |
tu-e | NL | Eindhoven | 51.4480 | 5.4900 | TU/e |  |
tilburg-university | NL | Tilburg | 51.5630 | 5.0420 | Tilburg University | Universiteit Tilburg |
erasmus-universiteit | NL | Rotterdam | 51.9180 | 4.5260 | Erasmus Universiteit | Erasmus University Rotterdam, Erasmus Universiteit Rotterdam |
utrecht-science-park | NL | Utrecht | 52.0850 | 5.1770 | Utrecht Science Park |  |
uithof | NL | Utrecht | 52.0850 | 5.1770 | Uithof |  |
zernike-campus | NL | Groningen | 53.2400 | 6.5360 | Zernike Campus | Zernike, Zernike Campus Groningen |
radboud-universiteit | NL | Nijmegen | 51.8200 | 5.8660 | Radboud Universiteit | Radboud University, Radboudumc |
wageningen-campus | NL | Wageningen | 51.9850 | 5.6640 | Wageningen Campus | Wageningen University, WUR |
vrije-universiteit-amsterdam | NL | Amsterdam | 52.3340 | 4.8660 | Vrije Universiteit Amsterdam | VU Amsterdam |
amsterdam-science-park | NL | Amsterdam | 52.3550 | 4.9560 | Amsterdam Science Park | Science Park Amsterdam |
hotel-new-york | NL | Rotterdam | 51.9050 | 4.4870 | Hotel New York |  |
wilhelminapier | NL | Rotterdam | 51.9050 | 4.4870 | Wilhelminapier |  |
fotomuseum-rotterdam | NL | Rotterdam | 51.9050 | 4.4880 | Fotomuseum Rotterdam | Nederlands Fotomuseum |
museum-boijmans-van-beuningen | NL | Rotterdam | 51.9142 | 4.4730 | Museum Boijmans Van Beuningen | Boijmans |
maritiem-museum-rotterdam | NL | Rotterdam | 51.9180 | 4.4800 | Maritiem Museum Rotterdam |  |
futureland | NL | Hoek van Holland | 51.9600 | 4.0150 | FutureLand | Futureland Maasvlakte |
maasvlakte-2 | NL | Hoek van Holland | 51.9530 | 4.0050 | Maasvlakte 2 |  |
europoort-ferry-terminal | NL | Hoek van Holland | 51.9480 | 4.1345 | Europoort ferry terminal | P&O Europoort |
haringvlietsluizen | NL | Hellevoetsluis | 51.8370 | 4.0500 | Haringvlietsluizen |  |
haringvlietdam | NL | Hellevoetsluis | 51.8370 | 4.0500 | Haringvlietdam |  |
zierikzee-noordhavenpoort | NL | Zierikzee | 51.6505 | 3.9240 | Zierikzee Noordhavenpoort |  |
zeelandbrug | NL | Zierikzee | 51.6135 | 3.9030 | Zeelandbrug |  |
brouwersdam | NL | Scharendijke | 51.7600 | 3.8520 | Brouwersdam |  |
domburg-strand | NL | Domburg | 51.5650 | 3.4970 | Domburg strand | Badpaviljoen Domburg |
boulevard-vlissingen | NL | Vlissingen | 51.4440 | 3.5680 | Boulevard Vlissingen |  |
muzeeum | NL | Vlissingen | 51.4420 | 3.5800 | Muzeeum |  |
omnisportcentrum-apeldoorn | NL | Apeldoorn | 52.2095 | 5.9930 | Omnisportcentrum Apeldoorn |  |
veluwemeer | NL | Harderwijk | 52.3470 | 5.6230 | Veluwemeer |  |
strand-horst | NL | Ermelo | 52.3138 | 5.5660 | Strand Horst |  |
molecaten-park-kijkduin | NL | Monster | 52.0610 | 4.2125 | Molecaten Park Kijkduin | Kijkduin Park, Roompot Kijkduinpark |
dudok-hilversum | NL | Hilversum | 52.2306 | 5.1660 | Dudok Hilversum | Raadhuis Hilversum |
olympisch-stadion-amsterdam | NL | Amsterdam | 52.3430 | 4.8550 | Olympisch Stadion Amsterdam | Olympic Stadium Amsterdam |
a-dam-lookout | NL | Amsterdam | 52.3840 | 4.9020 | A'DAM Lookout |  |
eye-filmmuseum | NL | Amsterdam | 52.3840 | 4.9020 | EYE Filmmuseum |  |
a-dam-toren | NL | Amsterdam | 52.3840 | 4.9020 | A'DAM Toren |  |
this-is-holland | NL | Amsterdam | 52.3840 | 4.9020 | This is Holland |  |
ndsm | NL | Amsterdam | 52.4010 | 4.8940 | NDSM | NDSM-werf, NDSM Werf |
heineken-experience | NL | Amsterdam | 52.3610 | 4.8980 | Heineken Experience |  |
rembrandthuis | NL | Amsterdam | 52.3694 | 4.9012 | Rembrandthuis | Museum Het Rembrandthuis |
leidseplein | NL | Amsterdam | 52.3640 | 4.8830 | Leidseplein |  |
paradiso | NL | Amsterdam | 52.3640 | 4.8830 | Paradiso |  |
melkweg | NL | Amsterdam | 52.3640 | 4.8830 | Melkweg |  |
vondelpark | NL | Amsterdam | 52.3583 | 4.8686 | Vondelpark |  |
rembrandtplein | NL | Amsterdam | 52.3660 | 4.8965 | Rembrandtplein |  |
amsterdamse-bos | NL | Amsterdam | 52.3300 | 4.8300 | Amsterdamse Bos |  |
bosbaan | NL | Amsterdam | 52.3300 | 4.8300 | Bosbaan |  |
amstelpark | NL | Amsterdam | 52.3300 | 4.8950 | Amstelpark |  |
snowplanet | NL | Haarlem | 52.4375 | 4.6880 | SnowPlanet | SnowPlanet Spaarnwoude |
recreatiegebied-spaarnwoude | NL | Haarlem | 52.4310 | 4.7000 | Recreatiegebied Spaarnwoude | Spaarnwoude |
snowworld-venlo | NL | Venray | 51.5390 | 5.9710 | SnowWorld Venlo |  |
snowbase-terneuzen | NL | Terneuzen | 51.3280 | 3.8530 | SnowBase Terneuzen |  |
snowworld-rucphen | NL | Sint Willebrord | 51.5290 | 4.5730 | SnowWorld Rucphen |  |
skidome | NL | Sint Willebrord | 51.5290 | 4.5730 | Skidôme |  |
grolsch-brouwerij | NL | Enschede | 52.2065 | 6.8210 | Grolsch Brouwerij | Grolsch Bierbrouwerij |
scoutcentrum-buitenzorg | NL | Baarn | 52.2060 | 5.2720 | Scoutcentrum Buitenzorg | Buitenzorg Baarn |
scouting-landgoed-zeewolde | NL | Zeewolde | 52.3030 | 5.5000 | Scouting Landgoed Zeewolde | Scoutinglandgoed |
sint-walrick-overasselt | NL | Wijchen | 51.7760 | 5.7770 | Sint Walrick Overasselt | St. Walrick |
han-sur-lesse | BE | Rochefort | 50.1230 | 5.1890 | Han-sur-Lesse |  |
domaine-des-grottes-de-han | BE | Rochefort | 50.1230 | 5.1890 | Domaine des Grottes de Han |  |
redu | BE | Daverdisse | 50.0075 | 5.1600 | Redu | Village du livre Redu |
chateau-de-veves | BE | Houyet | 50.2228 | 4.9860 | Château de Vêves | Kasteel van Vêves |
abbaye-de-leffe | BE | Dinant | 50.2700 | 4.9120 | Abbaye de Leffe | Abdij van Leffe, Maison Leffe |
jardins-d-annevoie | BE | Yvoir | 50.3430 | 4.8460 | Jardins d'Annevoie | Tuinen van Annevoie |
abbaye-de-floreffe | BE | Floreffe | 50.4345 | 4.7595 | Abbaye de Floreffe |  |
chateau-de-reinhardstein | BE | Waimes | 50.4558 | 6.1025 | Château de Reinhardstein | Burg Reinhardstein |
lac-de-butgenbach | BE | Butgenbach | 50.4300 | 6.2150 | Lac de Bütgenbach | Bütgenbacher See, Meer van Bütgenbach |
worriken | BE | Butgenbach | 50.4270 | 6.2190 | Worriken |  |
lac-de-robertville | BE | Waimes | 50.4530 | 6.1140 | Lac de Robertville | Meer van Robertville |
thermes-de-spa | BE | Spa | 50.4920 | 5.8640 | Thermes de Spa | Les Thermes de Spa |
lac-d-eupen | BE | Eupen | 50.6200 | 6.0900 | Lac d'Eupen | Barrage d'Eupen |
wesertalsperre | BE | Eupen | 50.6200 | 6.0900 | Wesertalsperre |  |
barrage-de-la-vesdre | BE | Eupen | 50.6200 | 6.0900 | Barrage de la Vesdre |  |
henri-chapelle-american-cemetery | BE | Aubel | 50.6965 | 5.8990 | Henri-Chapelle American Cemetery | Cimetière américain Henri-Chapelle, Cimetière américain d'Henri-Chapelle, Amerikaanse begraafplaats Henri-Chapelle |
ardennes-american-cemetery | BE | Seraing | 50.5390 | 5.4680 | Ardennes American Cemetery |  |
cimetiere-americain-de-neupre | BE | Seraing | 50.5390 | 5.4680 | Cimetière américain de Neupré |  |
cimetiere-americain-de-neuville-en-condroz | BE | Seraing | 50.5390 | 5.4680 | Cimetière américain de Neuville-en-Condroz |  |
abbaye-du-val-dieu | BE | Aubel | 50.6945 | 5.8085 | Abbaye du Val-Dieu | Val-Dieu, Abdij van Val-Dieu |
flanders-field-american-cemetery | BE | Waregem | 50.8750 | 3.4500 | Flanders Field American Cemetery |  |
hill-60 | BE | Ieper | 50.8240 | 2.9300 | Hill 60 | Hill 60 Zillebeke |
kemmelberg | BE | Ieper | 50.7850 | 2.8100 | Kemmelberg | Mont Kemmel, Kemmelberg Heuvelland |
deutscher-soldatenfriedhof-vladslo | BE | Koekelare | 51.0710 | 2.9300 | Deutscher Soldatenfriedhof Vladslo | Vladslo German war cemetery, Duitse begraafplaats Vladslo |
treurend-ouderpaar | BE | Koekelare | 51.0710 | 2.9300 | Treurend Ouderpaar |  |
dodengang | BE | Diksmuide | 51.0460 | 2.8430 | Dodengang | Dodengang Diksmuide |
boyau-de-la-mort | BE | Diksmuide | 51.0460 | 2.8430 | Boyau de la Mort |  |
essex-farm | BE | Ieper | 50.8715 | 2.8735 | Essex Farm | Essex Farm Cemetery |
lijssenthoek | BE | Poperinge | 50.8280 | 2.6900 | Lijssenthoek | Lijssenthoek Military Cemetery |
talbot-house | BE | Poperinge | 50.8550 | 2.7250 | Talbot House | Talbot House Poperinge |
nieuwpoort-albertmonument | BE | Nieuwpoort | 51.1365 | 2.7560 | Nieuwpoort Albertmonument | Westfront Nieuwpoort, Koning Albert I-monument |
mercator | BE | Ostend | 51.2278 | 2.9218 | Mercator | Zeilschip Mercator |
mu-zee | BE | Ostend | 51.2268 | 2.9142 | Mu.ZEE |  |
fort-napoleon | BE | Ostend | 51.2340 | 2.9280 | Fort Napoleon |  |
atlantikwall-raversyde | BE | Middelkerke | 51.2010 | 2.8450 | Atlantikwall Raversyde | Raversyde |
domein-raversijde | BE | Middelkerke | 51.2010 | 2.8450 | Domein Raversijde |  |
knokke-casino | BE | Knokke-Heist | 51.3480 | 3.2870 | Knokke Casino | Casino Knokke |
grote-markt-brugge | BE | Brugge | 51.2080 | 3.2260 | Grote Markt Brugge |  |
historium | BE | Brugge | 51.2080 | 3.2260 | Historium |  |
sint-janshospitaal | BE | Brugge | 51.1980 | 3.2240 | Sint-Janshospitaal |  |
groeningemuseum | BE | Brugge | 51.2054 | 3.2262 | Groeningemuseum |  |
sint-baafskathedraal | BE | Gent | 51.0530 | 3.7250 | Sint-Baafskathedraal | Sint-Baafs |
lam-gods | BE | Gent | 51.0530 | 3.7250 | Lam Gods |  |
st-bavo-s-cathedral-ghent | BE | Gent | 51.0530 | 3.7250 | St Bavo's Cathedral Ghent |  |
smak | BE | Gent | 51.0440 | 3.7280 | SMAK |  |
s-m-a-k | BE | Gent | 51.0440 | 3.7280 | S.M.A.K. |  |
citadelpark-gent | BE | Gent | 51.0370 | 3.7212 | Citadelpark Gent |  |
blaarmeersen-gent | BE | Gent | 51.0470 | 3.6890 | Blaarmeersen Gent | De Blaarmeersen |
kasteel-van-ooidonk | BE | Nevele | 51.0170 | 3.5770 | Kasteel van Ooidonk | Ooidonk |
onze-lieve-vrouwekathedraal | BE | Antwerpen | 51.2202 | 4.4014 | Onze-Lieve-Vrouwekathedraal |  |
kathedraal-antwerpen | BE | Antwerpen | 51.2202 | 4.4014 | Kathedraal Antwerpen |  |
cathedrale-d-anvers | BE | Antwerpen | 51.2202 | 4.4014 | Cathédrale d'Anvers |  |
antwerp-cathedral | BE | Antwerpen | 51.2202 | 4.4014 | Antwerp Cathedral |  |
grote-markt-antwerpen | BE | Antwerpen | 51.2202 | 4.4014 | Grote Markt Antwerpen |  |
rubenshuis | BE | Antwerpen | 51.2170 | 4.4090 | Rubenshuis | Rubens House |
kmska | BE | Antwerpen | 51.2080 | 4.3950 | KMSKA |  |
koninklijk-museum-voor-schone-kunsten-antwerpen | BE | Antwerpen | 51.2080 | 4.3950 | Koninklijk Museum voor Schone Kunsten Antwerpen |  |
middelheimmuseum | BE | Antwerpen | 51.1830 | 4.4120 | Middelheimmuseum | Middelheim |
zilvermeer-mol | BE | Mol | 51.2220 | 5.1760 | Zilvermeer Mol | Provinciaal Domein Zilvermeer |
sunparks-kempense-meren | BE | Mol | 51.2330 | 5.1690 | Sunparks Kempense Meren | Center Parcs Kempense Meren, Sunparks Mol |
sunparks-oostduinkerke | BE | Oostduinkerke | 51.1195 | 2.6990 | Sunparks Oostduinkerke | Center Parcs Oostduinkerke |
sunparks-de-haan | BE | De Haan | 51.2880 | 3.0530 | Sunparks De Haan | Center Parcs De Haan, Center Parcs Park De Haan |
center-parcs-les-ardennes | BE | Vielsalm | 50.2700 | 5.9280 | Center Parcs Les Ardennes |  |
sunparks-vielsalm | BE | Vielsalm | 50.2700 | 5.9280 | Sunparks Vielsalm |  |
center-parcs-ardennen | BE | Vielsalm | 50.2700 | 5.9280 | Center Parcs Ardennen |  |
chevetogne | BE | Rochefort | 50.2130 | 5.1330 | Chevetogne | Domaine provincial de Chevetogne |
baraque-de-fraiture | BE | Lierneux | 50.2490 | 5.7320 | Baraque de Fraiture | Baraque Fraiture |
lion-de-waterloo | BE | Braine-l'Alleud | 50.6785 | 4.4048 | Lion de Waterloo | Butte du Lion, Leeuw van Waterloo |
memorial-1815 | BE | Braine-l'Alleud | 50.6790 | 4.4060 | Mémorial 1815 |  |
uclouvain | BE | Louvain-la-Neuve | 50.6700 | 4.6130 | UCLouvain |  |
ku-leuven | BE | Leuven | 50.8780 | 4.7005 | KU Leuven | KU Leuven Heverlee |
arenberg | BE | Leuven | 50.8630 | 4.6780 | Arenberg |  |
vub | BE | Brussels | 50.8220 | 4.3950 | VUB |  |
vub-etterbeek | BE | Brussels | 50.8220 | 4.3950 | VUB Etterbeek |  |
vrije-universiteit-brussel | BE | Brussels | 50.8220 | 4.3950 | Vrije Universiteit Brussel |  |
ulb | BE | Brussels | 50.8120 | 4.3820 | ULB |  |
ulb-solbosch | BE | Brussels | 50.8120 | 4.3820 | ULB Solbosch |  |
universite-libre-de-bruxelles | BE | Brussels | 50.8120 | 4.3820 | Université libre de Bruxelles |  |
parlamentarium | BE | Brussels | 50.8390 | 4.3770 | Parlamentarium |  |
nato-headquarters | BE | Schaerbeek | 50.8790 | 4.4210 | NATO Headquarters | NAVO |
otan-bruxelles | BE | Schaerbeek | 50.8790 | 4.4210 | OTAN Bruxelles |  |
basilique-de-koekelberg | BE | Brussels | 50.8670 | 4.3160 | Basilique de Koekelberg | Basiliek van Koekelberg, Basilique nationale du Sacré-Cœur |
magritte-museum | BE | Brussels | 50.8430 | 4.3590 | Magritte Museum | Musée Magritte, KMSKB |
musees-royaux-des-beaux-arts | BE | Brussels | 50.8430 | 4.3590 | Musées royaux des Beaux-Arts |  |
bozar | BE | Brussels | 50.8440 | 4.3600 | Bozar |  |
palais-des-beaux-arts-bruxelles | BE | Brussels | 50.8440 | 4.3600 | Palais des Beaux-Arts Bruxelles |  |
stella-artois-leuven | BE | Leuven | 50.8915 | 4.7065 | Stella Artois Leuven | Oude Markt Leuven, Grote Markt Leuven |
hengelhof | BE | Genk | 51.0110 | 5.4630 | Hengelhof |  |
camping-hengelhoef | BE | Genk | 51.0110 | 5.4630 | Camping Hengelhoef |  |
oostappen-hengelhoef | BE | Genk | 51.0110 | 5.4630 | Oostappen Hengelhoef |  |
snow-valley-peer | BE | Peer | 51.1345 | 5.4730 | Snow Valley Peer |  |
ice-mountain-comines | BE | Comines-Warneton | 50.7680 | 3.0120 | Ice Mountain Comines | Ice Mountain Komen |
mundaneum | BE | Mons | 50.4640 | 3.9550 | Mundaneum |  |
beffroi-de-mons | BE | Mons | 50.4545 | 3.9493 | Beffroi de Mons |  |
doudou | BE | Mons | 50.4544 | 3.9521 | Doudou |  |
grand-place-de-mons | BE | Mons | 50.4544 | 3.9521 | Grand-Place de Mons |  |
cathedrale-de-tournai | BE | Tournai | 50.6060 | 3.3880 | Cathédrale de Tournai | Cathédrale Notre-Dame de Tournai |
kathedraal-van-doornik | BE | Tournai | 50.6060 | 3.3880 | Kathedraal van Doornik |  |
la-louviere-louvexpo | BE | La Louvière | 50.4760 | 4.1880 | La Louvière Louvexpo | Louvexpo |
gare-des-guillemins | BE | Liège | 50.6290 | 5.5690 | Gare des Guillemins |  |
montagne-de-bueren | BE | Liège | 50.6430 | 5.5800 | Montagne de Bueren |  |
citadelle-de-liege | BE | Liège | 50.6507 | 5.5832 | Citadelle de Liège |  |
liege-saint-lambert | BE | Liège | 50.6430 | 5.5800 | Liège Saint-Lambert |  |
universite-de-liege-sart-tilman | BE | Liège | 50.5830 | 5.5580 | Université de Liège Sart Tilman | Sart-Tilman, CHU Liège, Sart Tilman, ULiège Sart-Tilman, ULg Sart-Tilman |
chateau-de-jehay | BE | Amay | 50.5770 | 5.3235 | Château de Jehay |  |
`;
