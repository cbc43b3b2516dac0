/**
 * More sights, museums, parks, ski stations, piers and campuses of Denmark, Sweden, Norway and Finland that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfNordics = `
radhuspladsen-kobenhavn | DK | Copenhagen | 55.6740 | 12.5680 | Rådhuspladsen København | Rådhuspladsen |
copenhagen-city-hall-square | DK | Copenhagen | 55.6740 | 12.5680 | Copenhagen City Hall Square |  |
rosenborg-slot | DK | Copenhagen | 55.6850 | 12.5770 | Rosenborg Slot | Rosenborg Castle |
amalienborg | DK | Copenhagen | 55.6840 | 12.5930 | Amalienborg | Amalienborg Palace |
christiansborg | DK | Copenhagen | 55.6760 | 12.5790 | Christiansborg | Christiansborg Palace |
den-bla-planet | DK | Copenhagen | 55.6380 | 12.6560 | Den Blå Planet | Blue Planet Copenhagen |
zoologisk-have | DK | Copenhagen | 55.6720 | 12.5210 | Zoologisk Have |  |
copenhagen-zoo | DK | Copenhagen | 55.6720 | 12.5210 | Copenhagen Zoo |  |
zoo-kobenhavn | DK | Copenhagen | 55.6720 | 12.5210 | Zoo København |  |
bakken | DK | Charlottenlund | 55.7770 | 12.5760 | Bakken |  |
dyrehavsbakken | DK | Charlottenlund | 55.7770 | 12.5760 | Dyrehavsbakken |  |
royal-arena | DK | Copenhagen | 55.6300 | 12.5790 | Royal Arena |  |
langelinie | DK | Copenhagen | 55.6945 | 12.5995 | Langelinie | Langelinie Pier |
copenhagen-cruise-terminal | DK | Copenhagen | 55.7130 | 12.6160 | Copenhagen cruise terminal |  |
dtu | DK | Kongens Lyngby | 55.7850 | 12.5220 | DTU |  |
danmarks-tekniske-universitet | DK | Kongens Lyngby | 55.7850 | 12.5220 | Danmarks Tekniske Universitet |  |
roskilde-domkirke | DK | Roskilde | 55.6430 | 12.0800 | Roskilde Domkirke | Roskilde Cathedral |
roskilde-festival | DK | Roskilde | 55.6180 | 12.0780 | Roskilde Festival |  |
sagnlandet-lejre | DK | Lejre | 55.6155 | 11.9445 | Sagnlandet Lejre |  |
land-of-legends | DK | Lejre | 55.6155 | 11.9445 | Land of Legends |  |
bonbon-land | DK | Næstved | 55.2555 | 11.8630 | BonBon-Land |  |
bonbon-land-holme-olstrup | DK | Næstved | 55.2560 | 11.8620 | BonBon-Land Holme-Olstrup | BonBonLand |
knuthenborg-safaripark | DK | Maribo | 54.8290 | 11.5050 | Knuthenborg Safaripark | Knuthenborg |
lalandia-rodby | DK | Rødbyhavn | 54.6615 | 11.3320 | Lalandia Rødby |  |
lalandia-billund | DK | Billund | 55.7370 | 9.1390 | Lalandia Billund |  |
lego-house | DK | Billund | 55.7313 | 9.1150 | LEGO House |  |
jellingstenene | DK | Jelling | 55.7560 | 9.4190 | Jellingstenene | Jelling Stones, Kongernes Jelling |
givskud-zoo | DK | Jelling | 55.8085 | 9.3530 | Givskud Zoo |  |
zootopia | DK | Jelling | 55.8085 | 9.3530 | Zootopia |  |
koldinghus | DK | Kolding | 55.4910 | 9.4760 | Koldinghus |  |
ribe-domkirke | DK | Ribe | 55.3290 | 8.7620 | Ribe Domkirke | Ribe VikingeCenter |
mennesket-ved-havet | DK | Esbjerg | 55.4870 | 8.4110 | Mennesket ved Havet |  |
fiskeri-og-sofartsmuseet | DK | Esbjerg | 55.4870 | 8.4110 | Fiskeri- og Søfartsmuseet |  |
tirpitz | DK | Oksbøl | 55.5510 | 8.1810 | Tirpitz | Tirpitz Museum Blåvand |
odense-zoo | DK | Odense | 55.3795 | 10.3755 | Odense Zoo |  |
dybbol-banke | DK | Sønderborg | 54.9070 | 9.7560 | Dybbøl Banke | Dybbøl Mølle |
sonderborg-slot | DK | Sønderborg | 54.9130 | 9.7840 | Sønderborg Slot |  |
aros-aarhus | DK | Århus | 56.1540 | 10.1990 | ARoS Aarhus |  |
den-gamle-by | DK | Århus | 56.1590 | 10.1920 | Den Gamle By |  |
moesgaard-museum | DK | Århus | 56.0865 | 10.2230 | Moesgaard Museum | MOMU |
aarhus-universitet | DK | Århus | 56.1700 | 10.2000 | Aarhus Universitet |  |
tivoli-friheden | DK | Århus | 56.1370 | 10.1980 | Tivoli Friheden |  |
randers-regnskov | DK | Randers | 56.4600 | 10.0350 | Randers Regnskov |  |
aalborg-zoo | DK | Aalborg | 57.0360 | 9.9000 | Aalborg Zoo |  |
farup-sommerland | DK | Pandrup | 57.2690 | 9.6520 | Fårup Sommerland |  |
nordsoen-oceanarium | DK | Hirtshals | 57.5865 | 9.9790 | Nordsøen Oceanarium |  |
rubjerg-knude | DK | Løkken | 57.4500 | 9.7720 | Rubjerg Knude |  |
grenen | DK | Skagen | 57.7410 | 10.6370 | Grenen | Skagen Grenen |
kungliga-slottet | SE | Stockholm | 59.3267 | 18.0717 | Kungliga slottet |  |
royal-palace-stockholm | SE | Stockholm | 59.3267 | 18.0717 | Royal Palace Stockholm |  |
abba-the-museum | SE | Stockholm | 59.3230 | 18.0980 | ABBA The Museum | ABBA Museum |
stockholms-stadshus | SE | Stockholm | 59.3275 | 18.0545 | Stockholms stadshus | Stockholm City Hall |
nordiska-museet | SE | Stockholm | 59.3300 | 18.0900 | Nordiska museet |  |
drottningholm | SE | Stockholm | 59.3217 | 17.8860 | Drottningholm | Drottningholms slott, Drottningholm Palace |
3arena-stockholm | SE | Stockholm | 59.2912 | 18.0850 | 3Arena Stockholm |  |
stadsgardskajen | SE | Stockholm | 59.3180 | 18.0880 | Stadsgårdskajen |  |
viking-line-terminal-stockholm | SE | Stockholm | 59.3140 | 18.1000 | Viking Line terminal Stockholm |  |
stadsgarden | SE | Stockholm | 59.3180 | 18.0880 | Stadsgården |  |
stockholms-universitet | SE | Stockholm | 59.3650 | 18.0580 | Stockholms universitet |  |
kth | SE | Stockholm | 59.3470 | 18.0730 | KTH |  |
uppsala-domkyrka | SE | Uppsala | 59.8580 | 17.6330 | Uppsala domkyrka | Uppsala Cathedral, Uppsala universitet |
gripsholms-slott | SE | Mariefred | 59.2560 | 17.2190 | Gripsholms slott | Gripsholm Castle, Mariefred slott |
universeum | SE | Göteborg | 57.6950 | 11.9900 | Universeum |  |
varldskulturmuseet | SE | Göteborg | 57.6950 | 11.9900 | Världskulturmuseet |  |
goteborgsoperan | SE | Göteborg | 57.7107 | 11.9630 | Göteborgsoperan |  |
lilla-bommen | SE | Göteborg | 57.7110 | 11.9665 | Lilla Bommen |  |
chalmers | SE | Göteborg | 57.6890 | 11.9780 | Chalmers | Chalmers tekniska högskola |
world-of-volvo | SE | Göteborg | 57.6930 | 11.9970 | World of Volvo |  |
nordens-ark | SE | Brastad | 58.4430 | 11.4340 | Nordens Ark |  |
vitlycke | SE | Tanumshede | 58.7020 | 11.3410 | Vitlycke |  |
tanum-rock-carvings | SE | Tanumshede | 58.7020 | 11.3410 | Tanum rock carvings |  |
high-chaparral | SE | Hillerstorp | 57.2800 | 13.8500 | High Chaparral |  |
gekas | SE | Falkenberg | 57.1335 | 12.7165 | Gekås | Gekås Ullared |
gekas-ullared-varuhus | SE | Falkenberg | 57.1335 | 12.7165 | Gekås Ullared varuhus |  |
kalmar-slott | SE | Kalmar | 56.6640 | 16.3550 | Kalmar slott | Kalmar Castle |
marinmuseum | SE | Karlskrona | 56.1610 | 15.5990 | Marinmuseum |  |
lunds-domkyrka | SE | Lund | 55.7040 | 13.1930 | Lunds domkyrka | Lunds universitet |
malmohus | SE | Malmö | 55.6050 | 12.9880 | Malmöhus | Malmö Castle |
turning-torso | SE | Malmö | 55.6133 | 12.9764 | Turning Torso |  |
malmo-arena | SE | Malmö | 55.5650 | 12.9760 | Malmö Arena |  |
emporia | SE | Malmö | 55.5650 | 12.9760 | Emporia |  |
hyllie | SE | Malmö | 55.5650 | 12.9760 | Hyllie |  |
ales-stenar | SE | Köpingebro | 55.3820 | 14.0540 | Ales stenar |  |
visby-ringmur | SE | Visby | 57.6420 | 18.2960 | Visby ringmur |  |
almedalen | SE | Visby | 57.6420 | 18.2960 | Almedalen |  |
vadstena-slott | SE | Vadstena | 58.4470 | 14.8910 | Vadstena slott | Vadstena klosterkyrka |
motala-verkstad | SE | Motala | 58.5460 | 15.0740 | Motala Verkstad |  |
gamla-linkoping | SE | Linköping | 58.4060 | 15.5900 | Gamla Linköping |  |
orebro-slott | SE | Örebro | 59.2750 | 15.2140 | Örebro slott |  |
falu-gruva | SE | Falun | 60.6050 | 15.6130 | Falu gruva | Falun Mine, Lugnet Falun |
tomteland | SE | Mora | 60.8950 | 14.5650 | Tomteland |  |
mora-zorngarden | SE | Mora | 61.0050 | 14.5420 | Mora Zorngården |  |
vasaloppet | SE | Mora | 61.0050 | 14.5420 | Vasaloppet |  |
jamtli | SE | Östersund | 63.1882 | 14.6290 | Jamtli |  |
are-holiday-club | SE | Åre | 63.4010 | 13.0810 | Åre Holiday Club |  |
gammelstads-kyrkstad | SE | Gammelstad | 65.6460 | 22.0220 | Gammelstads kyrkstad |  |
kiruna-gruva | SE | Kiruna | 67.8490 | 20.2320 | Kiruna gruva |  |
operahuset-oslo | NO | Oslo | 59.9075 | 10.7532 | Operahuset Oslo | Oslo Opera House |
operaen | NO | Oslo | 59.9075 | 10.7532 | Operaen |  |
munchmuseet | NO | Oslo | 59.9060 | 10.7540 | Munchmuseet | Munch Museum |
bygdoy | NO | Oslo | 59.9049 | 10.6840 | Bygdøy |  |
vikingskipshuset | NO | Oslo | 59.9049 | 10.6840 | Vikingskipshuset |  |
kon-tiki-museum | NO | Oslo | 59.9034 | 10.6984 | Kon-Tiki Museum |  |
frammuseet | NO | Oslo | 59.9033 | 10.6997 | Frammuseet |  |
norsk-folkemuseum | NO | Oslo | 59.9049 | 10.6840 | Norsk Folkemuseum |  |
det-kongelige-slott | NO | Oslo | 59.9170 | 10.7270 | Det kongelige slott |  |
royal-palace-oslo | NO | Oslo | 59.9170 | 10.7270 | Royal Palace Oslo |  |
akershus-festning | NO | Oslo | 59.9070 | 10.7370 | Akershus festning | Akershus Fortress |
universitetet-i-oslo | NO | Oslo | 59.9390 | 10.7220 | Universitetet i Oslo |  |
blindern | NO | Oslo | 59.9390 | 10.7220 | Blindern |  |
tusenfryd | NO | Ski | 59.7470 | 10.7780 | TusenFryd |  |
telenor-arena | NO | Oslo | 59.9033 | 10.6240 | Telenor Arena |  |
unity-arena | NO | Oslo | 59.9033 | 10.6240 | Unity Arena |  |
eidsvoll-1814 | NO | Råholt | 60.2960 | 11.1690 | Eidsvoll 1814 | Eidsvollsbygningen |
maihaugen | NO | Lillehammer | 61.1100 | 10.4780 | Maihaugen |  |
hakons-hall | NO | Lillehammer | 61.1233 | 10.4742 | Håkons Hall |  |
lysgardsbakkene | NO | Lillehammer | 61.1250 | 10.4870 | Lysgårdsbakkene |  |
hafjell | NO | Lillehammer | 61.2355 | 10.4430 | Hafjell | Hafjell Alpinsenter |
kvitfjell | NO | Ringebu | 61.4600 | 10.1550 | Kvitfjell |  |
trysil-skistar | NO | Trysil | 61.3100 | 12.2600 | Trysil Skistar |  |
hemsedal-skisenter | NO | Hemsedal | 60.8580 | 8.5080 | Hemsedal Skisenter |  |
geilo-skisenter | NO | Geilo | 60.5340 | 8.2060 | Geilo Skisenter |  |
galdhopiggen | NO | Fossbergom | 61.6762 | 8.3592 | Galdhøpiggen |  |
juvasshytta | NO | Fossbergom | 61.6762 | 8.3592 | Juvasshytta |  |
heddal-stavkirke | NO | Notodden | 59.5790 | 9.1760 | Heddal stavkirke | Heddal Stave Church |
borgund-stavkirke | NO | Lærdalsøyri | 61.0470 | 7.8120 | Borgund stavkirke | Borgund Stave Church |
urnes-stavkirke | NO | Gaupne | 61.2980 | 7.3220 | Urnes stavkirke | Urnes Stave Church |
dyreparken | NO | Kristiansand | 58.1867 | 8.1410 | Dyreparken | Kristiansand Dyrepark |
norsk-oljemuseum | NO | Stavanger | 58.9740 | 5.7330 | Norsk Oljemuseum |  |
norwegian-petroleum-museum | NO | Stavanger | 58.9740 | 5.7330 | Norwegian Petroleum Museum |  |
folgefonna | NO | Rosendal | 59.9740 | 6.0680 | Folgefonna |  |
voringsfossen | NO | Eidfjord | 60.4260 | 7.2510 | Vøringsfossen |  |
floibanen | NO | Bergen | 60.3960 | 5.3420 | Fløibanen |  |
floyen | NO | Bergen | 60.3960 | 5.3420 | Fløyen |  |
fisketorget-bergen | NO | Bergen | 60.3960 | 5.3260 | Fisketorget Bergen | Bergen fish market |
troldhaugen | NO | Bergen | 60.3200 | 5.3290 | Troldhaugen |  |
edvard-grieg-museum | NO | Bergen | 60.3200 | 5.3290 | Edvard Grieg Museum |  |
bergen-aquarium | NO | Bergen | 60.3997 | 5.3037 | Bergen Aquarium | Akvariet i Bergen |
stegastein | NO | Aurlandsvangen | 60.9083 | 7.2128 | Stegastein |  |
gudvangen | NO | Vik | 60.8800 | 6.8420 | Gudvangen |  |
naeroyfjord | NO | Vik | 60.8800 | 6.8420 | Nærøyfjord |  |
viking-valley | NO | Vik | 60.8805 | 6.8425 | Viking Valley |  |
trollstigen | NO | Åndalsnes | 62.4560 | 7.6700 | Trollstigen |  |
dalsnibba | NO | Geiranger | 62.0490 | 7.2690 | Dalsnibba |  |
atlanterhavsveien | NO | Eide | 63.0160 | 7.3530 | Atlanterhavsveien |  |
atlantic-road | NO | Eide | 63.0160 | 7.3530 | Atlantic Road |  |
atlantic-ocean-road | NO | Eide | 63.0160 | 7.3530 | Atlantic Ocean Road |  |
nidarosdomen | NO | Trondheim | 63.4270 | 10.3970 | Nidarosdomen | Nidaros Cathedral |
ntnu-gloshaugen | NO | Trondheim | 63.4190 | 10.4020 | NTNU Gløshaugen | NTNU |
ishavskatedralen | NO | Tromsø | 69.6480 | 18.9870 | Ishavskatedralen |  |
arctic-cathedral | NO | Tromsø | 69.6480 | 18.9870 | Arctic Cathedral |  |
lofotr-vikingmuseum | NO | Evjen | 68.2440 | 13.7560 | Lofotr Vikingmuseum |  |
helsingin-tuomiokirkko | FI | Helsinki | 60.1699 | 24.9526 | Helsingin tuomiokirkko |  |
senaatintori | FI | Helsinki | 60.1699 | 24.9526 | Senaatintori |  |
senate-square | FI | Helsinki | 60.1699 | 24.9526 | Senate Square |  |
helsinki-cathedral | FI | Helsinki | 60.1699 | 24.9526 | Helsinki Cathedral |  |
temppeliaukion-kirkko | FI | Helsinki | 60.1729 | 24.9250 | Temppeliaukion kirkko | Temppeliaukio |
kauppatori | FI | Helsinki | 60.1670 | 24.9530 | Kauppatori |  |
market-square-helsinki | FI | Helsinki | 60.1670 | 24.9530 | Market Square Helsinki |  |
sibelius-monumentti | FI | Helsinki | 60.1820 | 24.9130 | Sibelius-monumentti | Sibelius Monument |
olympiastadion-helsinki | FI | Helsinki | 60.1870 | 24.9270 | Olympiastadion Helsinki | Helsinki Olympic Stadium |
helsinki-halli | FI | Helsinki | 60.2060 | 24.9290 | Helsinki Halli | Helsinki Arena |
hartwall-arena | FI | Helsinki | 60.2060 | 24.9290 | Hartwall Arena |  |
aalto-university | FI | Helsinki | 60.1830 | 24.8270 | Aalto University | Aalto-yliopisto |
heureka | FI | Vantaa | 60.2930 | 25.0430 | Heureka |  |
lansiterminaali | FI | Helsinki | 60.1530 | 24.9200 | Länsiterminaali |  |
west-terminal-helsinki | FI | Helsinki | 60.1530 | 24.9200 | West Terminal Helsinki |  |
katajanokan-terminaali | FI | Helsinki | 60.1630 | 24.9650 | Katajanokan terminaali |  |
katajanokka-terminal | FI | Helsinki | 60.1630 | 24.9650 | Katajanokka Terminal |  |
olympiaterminaali | FI | Helsinki | 60.1620 | 24.9560 | Olympiaterminaali | Olympia Terminal |
turun-linna | FI | Turku | 60.4350 | 22.2290 | Turun linna |  |
turku-castle | FI | Turku | 60.4350 | 22.2290 | Turku Castle |  |
turku-ferry-terminal | FI | Turku | 60.4350 | 22.2200 | Turku ferry terminal |  |
turun-satama | FI | Turku | 60.4350 | 22.2200 | Turun satama |  |
turun-tuomiokirkko | FI | Turku | 60.4520 | 22.2780 | Turun tuomiokirkko |  |
muumimaailma | FI | Naantali | 60.4720 | 22.0050 | Muumimaailma |  |
moomin-world | FI | Naantali | 60.4720 | 22.0050 | Moomin World |  |
porvoon-vanha-kaupunki | FI | Porvoo | 60.3940 | 25.6580 | Porvoon vanha kaupunki |  |
nokia-arena | FI | Tampere | 61.4980 | 23.7730 | Nokia Arena |  |
tampereen-yliopisto-hervanta | FI | Tampere | 61.4495 | 23.8565 | Tampereen yliopisto Hervanta |  |
olavinlinna | FI | Savonlinna | 61.8640 | 28.9010 | Olavinlinna |  |
savonlinna-opera-festival | FI | Savonlinna | 61.8640 | 28.9010 | Savonlinna Opera Festival |  |
laajavuori | FI | Jyväskylä | 62.2630 | 25.6950 | Laajavuori |  |
salpausselka | FI | Lahti | 60.9830 | 25.6280 | Salpausselkä |  |
lahden-makihyppytornit | FI | Lahti | 60.9830 | 25.6280 | Lahden mäkihyppytornit |  |
arktikum | FI | Rovaniemi | 66.5090 | 25.7330 | Arktikum |  |
siida | FI | Inari | 68.9060 | 27.0150 | Siida |  |
`;
