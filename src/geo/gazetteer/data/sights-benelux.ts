/**
 * Sights, abbeys, castles, museums, parks, memorials and large works of the Netherlands, Belgium and Luxembourg that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre; that each row lies in its country and near its town is
 * tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const sightRowsOfBenelux = `
slot-zuylen | NL | Utrecht | 52.1264 | 5.0722 | Slot Zuylen | Kasteel Zuylen |
huis-bergh | NL | 's-Heerenberg | 51.8767 | 6.2486 | Huis Bergh | Kasteel Huis Bergh |
kornwerderzand | NL | Makkum | 53.0740 | 5.3370 | Kornwerderzand |  |
oosterscheldekering | NL | Kamperland | 51.6370 | 3.7100 | Oosterscheldekering |  |
attractiepark-de-waarbeek | NL | Hengelo | 52.2440 | 6.8130 | Attractiepark De Waarbeek | De Waarbeek |
plopsaland-coevorden | NL | Coevorden | 52.6860 | 6.7190 | Plopsaland Coevorden |  |
plopsa-indoor-coevorden | NL | Coevorden | 52.6860 | 6.7190 | Plopsa Indoor Coevorden |  |
plopsa-coevorden | NL | Coevorden | 52.6860 | 6.7190 | Plopsa Coevorden |  |
aviodrome | NL | Lelystad | 52.4560 | 5.5290 | Aviodrome | Luchtvaartmuseum Aviodrome |
nationaal-monument-kamp-vught | NL | Vught | 51.6660 | 5.2590 | Nationaal Monument Kamp Vught | Kamp Vught |
herinneringscentrum-kamp-westerbork | NL | Westerbork | 52.9210 | 6.5730 | Herinneringscentrum Kamp Westerbork | Kamp Westerbork |
nationaal-monument-kamp-amersfoort | NL | Amersfoort | 52.1330 | 5.3650 | Nationaal Monument Kamp Amersfoort | Kamp Amersfoort |
vredespaleis | NL | The Hague | 52.0866 | 4.2955 | Vredespaleis | Peace Palace, Palais de la Paix, Friedenspalast |
concertgebouw | NL | Amsterdam | 52.3562 | 4.8791 | Concertgebouw | Koninklijk Concertgebouw, Concertgebouw Amsterdam |
dam | NL | Amsterdam | 52.3731 | 4.8926 | Dam |  |
de-dam | NL | Amsterdam | 52.3731 | 4.8926 | De Dam |  |
dam-square | NL | Amsterdam | 52.3731 | 4.8926 | Dam Square |  |
museumplein-amsterdam | NL | Amsterdam | 52.3580 | 4.8810 | Museumplein Amsterdam |  |
stedelijk-museum | NL | Amsterdam | 52.3580 | 4.8810 | Stedelijk Museum |  |
hermitage-amsterdam | NL | Amsterdam | 52.3670 | 4.9038 | Hermitage Amsterdam |  |
h-art-museum | NL | Amsterdam | 52.3670 | 4.9038 | H'ART Museum |  |
amstelhof | NL | Amsterdam | 52.3670 | 4.9038 | Amstelhof |  |
markthal-rotterdam | NL | Rotterdam | 51.9200 | 4.4870 | Markthal Rotterdam | Markthal, De Markthal |
kubuswoningen | NL | Rotterdam | 51.9200 | 4.4870 | Kubuswoningen |  |
euromast | NL | Rotterdam | 51.9054 | 4.4667 | Euromast |  |
ss-rotterdam | NL | Rotterdam | 51.8985 | 4.4735 | SS Rotterdam |  |
stoomschip-rotterdam | NL | Rotterdam | 51.8985 | 4.4735 | Stoomschip Rotterdam |  |
van-nelle-fabriek | NL | Rotterdam | 51.9230 | 4.4340 | Van Nelle Fabriek |  |
van-nellefabriek | NL | Rotterdam | 51.9230 | 4.4340 | Van Nellefabriek |  |
zeeuws-museum | NL | Middelburg | 51.4990 | 3.6110 | Zeeuws Museum |  |
abdij-van-middelburg | NL | Middelburg | 51.4990 | 3.6110 | Abdij van Middelburg |  |
mini-mundi | NL | Middelburg | 51.4845 | 3.6430 | Mini Mundi |  |
fort-sint-pieter | NL | Maastricht | 50.8365 | 5.6830 | Fort Sint Pieter | Sint Pietersberg, Grotten Sint Pietersberg |
gemeentegrot-valkenburg | NL | Valkenburg | 50.8630 | 5.8310 | Gemeentegrot Valkenburg |  |
fluweelengrot | NL | Valkenburg | 50.8630 | 5.8310 | Fluweelengrot |  |
thermae-2000 | NL | Valkenburg | 50.8630 | 5.8310 | Thermae 2000 |  |
gaiazoo | NL | Kerkrade | 50.8650 | 6.0610 | GaiaZOO |  |
gaia-zoo | NL | Kerkrade | 50.8650 | 6.0610 | Gaia Zoo |  |
discovery-museum-kerkrade | NL | Kerkrade | 50.8650 | 6.0610 | Discovery Museum Kerkrade |  |
snowworld-landgraaf | NL | Landgraaf | 50.8715 | 6.0240 | SnowWorld Landgraaf | Snowworld |
megaland-landgraaf | NL | Landgraaf | 50.8715 | 6.0240 | Megaland Landgraaf |  |
snowworld-zoetermeer | NL | Zoetermeer | 52.0680 | 4.4670 | SnowWorld Zoetermeer |  |
kasteel-hoensbroek | NL | Hoensbroek | 50.9275 | 5.9150 | Kasteel Hoensbroek |  |
drielandenpunt | NL | Vaals | 50.7550 | 6.0210 | Drielandenpunt | Drielandenpunt Vaals |
dreilandereck | NL | Vaals | 50.7550 | 6.0210 | Dreiländereck |  |
trois-frontieres | NL | Vaals | 50.7550 | 6.0210 | Trois frontières |  |
kasteel-doorwerth | NL | Doorwerth | 51.9680 | 5.7870 | Kasteel Doorwerth |  |
airborne-museum-hartenstein | NL | Oosterbeek | 51.9870 | 5.8320 | Airborne Museum Hartenstein | Airborne Museum |
vrijheidsmuseum-groesbeek | NL | Groesbeek | 51.7790 | 5.9400 | Vrijheidsmuseum Groesbeek | Vrijheidsmuseum |
freedom-museum | NL | Groesbeek | 51.7790 | 5.9400 | Freedom Museum |  |
heilig-land-stichting | NL | Nijmegen | 51.8160 | 5.8930 | Heilig Land Stichting |  |
museumpark-orientalis | NL | Groesbeek | 51.8160 | 5.8960 | Museumpark Orientalis |  |
oorlogsmuseum-overloon | NL | Overloon | 51.5760 | 5.9590 | Oorlogsmuseum Overloon |  |
zooparc-overloon | NL | Overloon | 51.5760 | 5.9590 | ZooParc Overloon |  |
overloon-war-chronicles-museum | NL | Overloon | 51.5760 | 5.9590 | Overloon War Chronicles Museum |  |
van-gogh-village-museum | NL | Nuenen | 51.4750 | 5.5470 | Van Gogh Village Museum |  |
philips-museum | NL | Eindhoven | 51.4400 | 5.4755 | Philips Museum |  |
landgoed-de-utrecht | NL | Hilvarenbeek | 51.4500 | 5.1300 | Landgoed de Utrecht |  |
museum-het-oude-raadhuis-urk | NL | Urk | 52.6620 | 5.6010 | Museum Het Oude Raadhuis Urk |  |
oldehove | NL | Leeuwarden | 53.2010 | 5.7990 | Oldehove |  |
fries-museum | NL | Leeuwarden | 53.2010 | 5.7990 | Fries Museum |  |
natuurmuseum-fryslan | NL | Leeuwarden | 53.2010 | 5.7990 | Natuurmuseum Fryslân |  |
planetarium-eise-eisinga | NL | Franeker | 53.1870 | 5.5440 | Planetarium Eise Eisinga | Eise Eisinga Planetarium |
groninger-museum | NL | Groningen | 53.2120 | 6.5660 | Groninger Museum |  |
forum-groningen | NL | Groningen | 53.2120 | 6.5660 | Forum Groningen |  |
vesting-bourtange | NL | Vlagtwedde | 53.0070 | 7.1920 | Vesting Bourtange |  |
gevangenismuseum-veenhuizen | NL | Norg | 53.0440 | 6.3920 | Gevangenismuseum Veenhuizen | Gevangenismuseum |
hunebedcentrum | NL | Borger | 52.9290 | 6.7980 | Hunebedcentrum | Hunebedcentrum Borger |
rijksmuseum-twenthe | NL | Enschede | 52.2350 | 6.8850 | Rijksmuseum Twenthe |  |
kasteel-twickel | NL | Delden | 52.2695 | 6.7065 | Kasteel Twickel |  |
de-waag-deventer | NL | Deventer | 52.2510 | 6.1600 | De Waag Deventer |  |
librije-walburgiskerk | NL | Zutphen | 52.1390 | 6.1960 | Librije Walburgiskerk |  |
mosterdmuseum-doesburg | NL | Doesburg | 52.0140 | 6.1370 | Mosterdmuseum Doesburg |  |
doesburgsch-mosterd-en-azijnmuseum | NL | Doesburg | 52.0140 | 6.1370 | Doesburgsch Mosterd- en Azijnmuseum |  |
goudse-sint-janskerk | NL | Gouda | 52.0110 | 4.7110 | Goudse Sint-Janskerk | Sint-Janskerk Gouda |
royal-delft | NL | Delft | 52.0020 | 4.3760 | Royal Delft |  |
koninklijke-porceleyne-fles | NL | Delft | 52.0020 | 4.3760 | Koninklijke Porceleyne Fles |  |
de-porceleyne-fles | NL | Delft | 52.0020 | 4.3760 | De Porceleyne Fles |  |
pier-van-scheveningen | NL | Scheveningen | 52.1180 | 4.2800 | Pier van Scheveningen | De Pier |
sea-life-scheveningen | NL | Scheveningen | 52.1180 | 4.2800 | Sea Life Scheveningen |  |
kurhaus-scheveningen | NL | Scheveningen | 52.1180 | 4.2800 | Kurhaus Scheveningen |  |
kasteel-keukenhof | NL | Lisse | 52.2660 | 4.5540 | Kasteel Keukenhof |  |
museum-de-cruquius | NL | Haarlem | 52.3380 | 4.6370 | Museum De Cruquius | Cruquius Museum |
bloemenveiling-aalsmeer | NL | Aalsmeer | 52.2590 | 4.7780 | Bloemenveiling Aalsmeer |  |
royal-floraholland-aalsmeer | NL | Aalsmeer | 52.2590 | 4.7780 | Royal FloraHolland Aalsmeer |  |
floraholland | NL | Aalsmeer | 52.2590 | 4.7780 | FloraHolland |  |
kaasmarkt-alkmaar | NL | Alkmaar | 52.6320 | 4.7520 | Kaasmarkt Alkmaar |  |
waagplein-alkmaar | NL | Alkmaar | 52.6320 | 4.7520 | Waagplein Alkmaar |  |
westfries-museum | NL | Hoorn | 52.6400 | 5.0600 | Westfries Museum |  |
museumstoomtram-hoorn | NL | Hoorn | 52.6400 | 5.0600 | Museumstoomtram Hoorn |  |
kasteel-radboud | NL | Medemblik | 52.7730 | 5.1130 | Kasteel Radboud |  |
ecomare | NL | De Koog | 53.0770 | 4.7450 | Ecomare | Ecomare Texel |
haven-harlingen-museum | NL | Harlingen | 53.1750 | 5.4120 | Haven Harlingen Museum |  |
hannemahuis | NL | Harlingen | 53.1750 | 5.4120 | Hannemahuis |  |
marinemuseum | NL | Den Helder | 52.9620 | 4.7700 | Marinemuseum | Marinemuseum Den Helder |
fort-kijkduin | NL | Den Helder | 52.9525 | 4.7230 | Fort Kijkduin |  |
willemsoord | NL | Den Helder | 52.9620 | 4.7700 | Willemsoord |  |
pampus | NL | Muiden | 52.3370 | 5.0700 | Pampus | Forteiland Pampus |
vestingmuseum-naarden | NL | Naarden | 52.2960 | 5.1620 | Vestingmuseum Naarden | Nederlands Vestingmuseum |
naarden-vesting | NL | Naarden | 52.2960 | 5.1620 | Naarden Vesting |  |
beeld-en-geluid | NL | Hilversum | 52.2380 | 5.1730 | Beeld en Geluid | Nederlands Instituut voor Beeld en Geluid |
media-park | NL | Hilversum | 52.2380 | 5.1730 | Media Park |  |
nationaal-militair-museum | NL | Soest | 52.1180 | 5.2720 | Nationaal Militair Museum | Militair Museum Soesterberg |
huis-doorn | NL | Doorn | 52.0310 | 5.3390 | Huis Doorn |  |
kasteel-amerongen | NL | Amerongen | 51.9970 | 5.4580 | Kasteel Amerongen |  |
fort-bij-rijnauwen | NL | Bunnik | 52.0775 | 5.1740 | Fort bij Rijnauwen | Fort Vechten |
waterliniemuseum | NL | Bunnik | 52.0580 | 5.1650 | Waterliniemuseum |  |
nationaal-glasmuseum | NL | Leerdam | 51.8940 | 5.0890 | Nationaal Glasmuseum | Glasmuseum Leerdam |
geofort | NL | Herwijnen | 51.8440 | 5.1380 | Geofort | GeoFort Herwijnen |
vesting-heusden | NL | Heusden | 51.7330 | 5.1380 | Vesting Heusden | Heusden Vesting |
kasteel-helmond | NL | Helmond | 51.4800 | 5.6560 | Kasteel Helmond |  |
kasteeltuinen-arcen | NL | Arcen | 51.4760 | 6.1860 | Kasteeltuinen Arcen | Kasteeltuinen |
oosterscheldemuseum | NL | Yerseke | 51.4930 | 4.0500 | Oosterscheldemuseum |  |
watersnoodmuseum | NL | Zierikzee | 51.6170 | 3.9790 | Watersnoodmuseum | Watersnoodmuseum Ouwerkerk |
portaal-van-vlaanderen | NL | Terneuzen | 51.3300 | 3.8270 | Portaal van Vlaanderen |  |
vesting-hulst | NL | Hulst | 51.2800 | 4.0540 | Vesting Hulst |  |
het-zwin | NL | Sluis | 51.3640 | 3.3650 | Het Zwin | Zwin |
landal-miggelenberg | NL | Apeldoorn | 52.1330 | 5.8980 | Landal Miggelenberg | Miggelenberg |
camping-de-lakens | NL | Bloemendaal | 52.4050 | 4.5530 | Camping De Lakens | De Lakens, Kennemer Duincamping de Lakens |
lowlands | NL | Biddinghuizen | 52.4350 | 5.7510 | Lowlands | Lowlands festival |
defqon | NL | Biddinghuizen | 52.4350 | 5.7510 | Defqon |  |
evenemententerrein-biddinghuizen | NL | Biddinghuizen | 52.4350 | 5.7510 | Evenemententerrein Biddinghuizen |  |
pinkpop | NL | Landgraaf | 50.8765 | 6.0200 | Pinkpop |  |
gravensteen | BE | Gent | 51.0573 | 3.7207 | Gravensteen | Gravensteen Gent, Castle of the Counts |
chateau-des-comtes-de-flandre | BE | Gent | 51.0573 | 3.7207 | Château des Comtes de Flandre |  |
de-vroente | BE | Kalmthout | 51.3780 | 4.4480 | De Vroente |  |
zwin-natuur-park | BE | Knokke-Heist | 51.3590 | 3.3510 | Zwin Natuur Park | Zwin Knokke |
abbaye-d-orval | BE | Florenville | 49.6386 | 5.3486 | Abbaye d'Orval | Abdij van Orval, Orval Abbey |
natura-parc | BE | Cerfontaine | 50.1900 | 4.3700 | Natura Parc |  |
abbaye-de-villers | BE | Villers-la-Ville | 50.5910 | 4.5300 | Abbaye de Villers | Abbaye de Villers-la-Ville |
villers-abbey | BE | Villers-la-Ville | 50.5910 | 4.5300 | Villers Abbey |  |
abbaye-de-maredsous | BE | Anhée | 50.3000 | 4.7660 | Abbaye de Maredsous | Maredsous, Abdij van Maredsous |
barrage-de-la-gileppe | BE | Jalhay | 50.5890 | 5.9690 | Barrage de la Gileppe | La Gileppe, Gileppe |
baraque-michel | BE | Waimes | 50.5190 | 6.0630 | Baraque Michel |  |
hoge-venen | BE | Waimes | 50.5010 | 6.0930 | Hoge Venen |  |
hohes-venn | BE | Waimes | 50.5010 | 6.0930 | Hohes Venn |  |
grottes-de-remouchamps | BE | Aywaille | 50.4800 | 5.7130 | Grottes de Remouchamps | Grotte de Remouchamps, Remouchamps |
grotte-de-lorette | BE | Rochefort | 50.1580 | 5.2230 | Grotte de Lorette | Grotte de Rochefort |
abbaye-de-rochefort | BE | Rochefort | 50.1765 | 5.2230 | Abbaye de Rochefort |  |
grottes-de-hotton | BE | Hotton | 50.2530 | 5.4570 | Grottes de Hotton |  |
citadelle-de-dinant | BE | Dinant | 50.2610 | 4.9120 | Citadelle de Dinant |  |
citadel-van-dinant | BE | Dinant | 50.2610 | 4.9120 | Citadel van Dinant |  |
citadelle-de-namur | BE | Namur | 50.4590 | 4.8590 | Citadelle de Namur |  |
citadel-van-namen | BE | Namur | 50.4590 | 4.8590 | Citadel van Namen |  |
fort-de-huy | BE | Huy | 50.5180 | 5.2370 | Fort de Huy |  |
adventure-valley-durbuy | BE | Durbuy | 50.3530 | 5.4560 | Adventure Valley Durbuy | Durbuy Adventure |
bastogne-war-museum | BE | Bastogne | 50.0100 | 5.7390 | Bastogne War Museum |  |
mardasson | BE | Bastogne | 50.0100 | 5.7390 | Mardasson |  |
memorial-du-mardasson | BE | Bastogne | 50.0100 | 5.7390 | Mémorial du Mardasson |  |
bastogne-barracks | BE | Bastogne | 50.0060 | 5.7170 | Bastogne Barracks |  |
chateau-de-bouillon | BE | Bouillon | 49.7930 | 5.0660 | Château de Bouillon | Château fort de Bouillon |
kasteel-van-bouillon | BE | Bouillon | 49.7930 | 5.0660 | Kasteel van Bouillon |  |
chateau-de-la-roche | BE | La Roche-en-Ardenne | 50.1820 | 5.5770 | Château de La Roche |  |
baugnez-44 | BE | Malmédy | 50.4070 | 6.0685 | Baugnez 44 | Baugnez 44 Historical Center |
abbaye-de-stavelot | BE | Stavelot | 50.3930 | 5.9310 | Abbaye de Stavelot |  |
abbaye-de-scourmont | BE | Chimay | 49.9825 | 4.3395 | Abbaye de Scourmont | Abbaye de Chimay, Abdij van Scourmont |
espace-chimay | BE | Chimay | 49.9900 | 4.3320 | Espace Chimay |  |
chateau-de-seneffe | BE | Seneffe | 50.5260 | 4.2610 | Château de Seneffe |  |
chateau-de-beloeil | BE | Beloeil | 50.5500 | 3.7310 | Château de Belœil |  |
canal-du-centre | BE | La Louvière | 50.4790 | 4.1390 | Canal du Centre | Ascenseurs du Canal du Centre |
ascenseur-de-strepy-thieu | BE | La Louvière | 50.4790 | 4.1390 | Ascenseur de Strépy-Thieu |  |
strepy-thieu | BE | La Louvière | 50.4790 | 4.1390 | Strépy-Thieu |  |
plan-incline-de-ronquieres | BE | Nivelles | 50.5900 | 4.2230 | Plan incliné de Ronquières | Ronquières |
grand-hornu | BE | Mons | 50.4350 | 3.8380 | Grand-Hornu | MACS Grand-Hornu, Le Grand-Hornu |
sparkoh | BE | Frameries | 50.4180 | 3.9060 | SPARKOH! |  |
le-pass | BE | Frameries | 50.4180 | 3.9060 | Le Pass |  |
pass-frameries | BE | Frameries | 50.4180 | 3.9060 | Pass Frameries |  |
bois-du-cazier | BE | Charleroi | 50.3810 | 4.4430 | Bois du Cazier | Le Bois du Cazier Marcinelle |
blegny-mine | BE | Blégny | 50.6860 | 5.7230 | Blegny-Mine |  |
cristal-du-val-saint-lambert | BE | Seraing | 50.5990 | 5.4860 | Cristal du Val Saint-Lambert | Val Saint-Lambert |
grottes-de-comblain | BE | Comblain-au-Pont | 50.4740 | 5.5780 | Grottes de Comblain |  |
monde-sauvage-d-aywaille | BE | Aywaille | 50.5010 | 5.7270 | Monde sauvage d'Aywaille |  |
le-monde-sauvage | BE | Aywaille | 50.5010 | 5.7270 | Le Monde Sauvage |  |
prehistomuseum | BE | Flémalle-Haute | 50.5830 | 5.4370 | Préhistomuseum | Préhistomuseum Flémalle |
aquarium-museum-de-liege | BE | Liège | 50.6270 | 5.5680 | Aquarium-Muséum de Liège |  |
la-boverie | BE | Liège | 50.6270 | 5.5680 | La Boverie |  |
manneken-pis | BE | Brussels | 50.8450 | 4.3500 | Manneken Pis |  |
grand-place | BE | Brussels | 50.8467 | 4.3525 | Grand-Place | Grand Place Bruxelles, Grand-Place de Bruxelles, Brussels Grand Place, Grand Place Brussels |
grote-markt-brussel | BE | Brussels | 50.8467 | 4.3525 | Grote Markt Brussel |  |
museum-des-sciences-naturelles | BE | Brussels | 50.8370 | 4.3760 | Muséum des Sciences naturelles | Museum voor Natuurwetenschappen, Museum of Natural Sciences |
bruparck | BE | Brussels | 50.8940 | 4.3400 | Bruparck |  |
autoworld | BE | Brussels | 50.8407 | 4.3930 | Autoworld |  |
parc-du-cinquantenaire | BE | Brussels | 50.8407 | 4.3930 | Parc du Cinquantenaire |  |
jubelpark | BE | Brussels | 50.8407 | 4.3930 | Jubelpark |  |
africamuseum | BE | Tervuren | 50.8310 | 4.5180 | AfricaMuseum | AfricaMuseum Tervuren |
koninklijk-museum-voor-midden-afrika | BE | Tervuren | 50.8310 | 4.5180 | Koninklijk Museum voor Midden-Afrika |  |
kasteel-van-gaasbeek | BE | Dilbeek | 50.8000 | 4.2000 | Kasteel van Gaasbeek |  |
chateau-de-gaasbeek | BE | Dilbeek | 50.8000 | 4.2000 | Château de Gaasbeek |  |
plantentuin-meise | BE | Meise | 50.9290 | 4.3270 | Plantentuin Meise |  |
jardin-botanique-de-meise | BE | Meise | 50.9290 | 4.3270 | Jardin botanique de Meise |  |
basiliek-van-scherpenheuvel | BE | Diest | 50.9800 | 4.9780 | Basiliek van Scherpenheuvel |  |
abdij-van-averbode | BE | Westerlo | 51.0330 | 4.9780 | Abdij van Averbode |  |
abdij-van-tongerlo | BE | Westerlo | 51.1080 | 4.9070 | Abdij van Tongerlo | Abdij Tongerlo |
abdij-van-westmalle | BE | Brecht | 51.2840 | 4.6560 | Abdij van Westmalle | Abdij Westmalle |
trappistenabdij-westmalle | BE | Brecht | 51.2840 | 4.6560 | Trappistenabdij Westmalle |  |
sint-sixtusabdij | BE | Poperinge | 50.8940 | 2.7190 | Sint-Sixtusabdij |  |
abdij-westvleteren | BE | Poperinge | 50.8940 | 2.7190 | Abdij Westvleteren |  |
westvleteren | BE | Poperinge | 50.8940 | 2.7190 | Westvleteren |  |
in-de-vrede | BE | Poperinge | 50.8940 | 2.7190 | In de Vrede |  |
abdij-van-grimbergen | BE | Grimbergen | 50.9350 | 4.3710 | Abdij van Grimbergen |  |
abdij-van-park | BE | Leuven | 50.8637 | 4.7180 | Abdij van Park | Abdij Keizersberg |
parkabdij | BE | Leuven | 50.8637 | 4.7180 | Parkabdij |  |
mas | BE | Antwerpen | 51.2289 | 4.4049 | MAS |  |
museum-aan-de-stroom | BE | Antwerpen | 51.2289 | 4.4049 | Museum aan de Stroom |  |
red-star-line-museum | BE | Antwerpen | 51.2330 | 4.4020 | Red Star Line Museum |  |
de-schorre | BE | Boom | 51.0850 | 4.3800 | De Schorre | Recreatiedomein De Schorre |
tomorrowland | BE | Boom | 51.0850 | 4.3800 | Tomorrowland |  |
fort-van-breendonk | BE | Willebroek | 51.0560 | 4.3410 | Fort van Breendonk | Fort Breendonk |
zimmertoren | BE | Lier | 51.1320 | 4.5690 | Zimmertoren |  |
kasteel-d-ursel | BE | Bornem | 51.1050 | 4.2690 | Kasteel d'Ursel | Kasteel Marnix de Sainte-Aldegonde |
belfort-van-brugge | BE | Brugge | 51.2080 | 3.2250 | Belfort van Brugge | Belfort Brugge, Markt Brugge |
beffroi-de-bruges | BE | Brugge | 51.2080 | 3.2250 | Beffroi de Bruges |  |
begijnhof-brugge | BE | Brugge | 51.2010 | 3.2230 | Begijnhof Brugge |  |
minnewater | BE | Brugge | 51.2010 | 3.2230 | Minnewater |  |
beguinage-de-bruges | BE | Brugge | 51.2010 | 3.2230 | Béguinage de Bruges |  |
seafront-zeebrugge | BE | Zeebrugge | 51.3270 | 3.2060 | Seafront Zeebrugge |  |
ijzertoren | BE | Diksmuide | 51.0320 | 2.8540 | IJzertoren |  |
museum-aan-de-ijzer | BE | Diksmuide | 51.0320 | 2.8540 | Museum aan de IJzer |  |
tour-de-l-yser | BE | Diksmuide | 51.0320 | 2.8540 | Tour de l'Yser |  |
memorial-museum-passchendaele-1917 | BE | Zonnebeke | 50.8730 | 2.9870 | Memorial Museum Passchendaele 1917 | Passchendaele Museum |
deutscher-soldatenfriedhof-langemark | BE | Zonnebeke | 50.9210 | 2.9160 | Deutscher Soldatenfriedhof Langemark | Deutscher Soldatenfriedhof |
langemark-german-cemetery | BE | Zonnebeke | 50.9210 | 2.9160 | Langemark German Cemetery |  |
sea-life-blankenberge | BE | Blankenberge | 51.3130 | 3.1290 | Sea Life Blankenberge |  |
serpentarium | BE | Blankenberge | 51.3130 | 3.1290 | Serpentarium |  |
navigo | BE | Oostduinkerke | 51.1130 | 2.6810 | Navigo |  |
nationaal-visserijmuseum | BE | Oostduinkerke | 51.1130 | 2.6810 | Nationaal Visserijmuseum |  |
texture-museum | BE | Kortrijk | 50.8310 | 3.2540 | Texture Museum |  |
kortrijk-1302 | BE | Kortrijk | 50.8310 | 3.2540 | Kortrijk 1302 |  |
gallo-romeins-museum | BE | Tongeren | 50.7810 | 5.4650 | Gallo-Romeins Museum |  |
maasmechelen-village | BE | Maasmechelen | 50.9930 | 5.7010 | Maasmechelen Village |  |
terhills | BE | Maasmechelen | 50.9930 | 5.7010 | Terhills |  |
connecterra | BE | Maasmechelen | 50.9930 | 5.7010 | Connecterra |  |
c-mine | BE | Genk | 50.9830 | 5.4870 | C-mine | C-mine Genk |
be-mine | BE | Beringen | 51.0690 | 5.2240 | be-MINE |  |
beringen-mijnmuseum | BE | Beringen | 51.0690 | 5.2240 | Beringen Mijnmuseum |  |
speelgoedmuseum-mechelen | BE | Mechelen | 51.0280 | 4.4800 | Speelgoedmuseum Mechelen |  |
sint-romboutstoren | BE | Mechelen | 51.0280 | 4.4800 | Sint-Romboutstoren |  |
muur-van-geraardsbergen | BE | Geraardsbergen | 50.7740 | 3.8900 | Muur van Geraardsbergen |  |
de-gavers | BE | Geraardsbergen | 50.7890 | 3.9130 | De Gavers |  |
centrum-ronde-van-vlaanderen | BE | Oudenaarde | 50.8430 | 3.6040 | Centrum Ronde van Vlaanderen |  |
chateau-de-vianden | LU | Vianden | 49.9350 | 6.2020 | Château de Vianden | Vianden Castle, Burg Vianden |
casemates-du-bock | LU | Luxembourg | 49.6120 | 6.1350 | Casemates du Bock |  |
kasematten | LU | Luxembourg | 49.6120 | 6.1350 | Kasematten |  |
philharmonie-luxembourg | LU | Luxembourg | 49.6190 | 6.1510 | Philharmonie Luxembourg |  |
mudam | LU | Luxembourg | 49.6190 | 6.1510 | MUDAM |  |
european-school-luxembourg | LU | Luxembourg | 49.6250 | 6.1560 | European School Luxembourg |  |
ecole-europeenne-de-luxembourg | LU | Luxembourg | 49.6250 | 6.1560 | École européenne de Luxembourg |  |
europaische-schule-luxemburg | LU | Luxembourg | 49.6250 | 6.1560 | Europäische Schule Luxemburg |  |
european-school-luxembourg-ii | LU | Luxembourg | 49.6220 | 6.0380 | European School Luxembourg II |  |
ecole-europeenne-mamer | LU | Luxembourg | 49.6220 | 6.0380 | École européenne Mamer |  |
parc-merveilleux | LU | Bettembourg | 49.5180 | 6.1080 | Parc Merveilleux |  |
abbaye-d-echternach | LU | Echternach | 49.8130 | 6.4220 | Abbaye d'Echternach |  |
mullerthal | LU | Waldbillig | 49.7910 | 6.3050 | Mullerthal |  |
belval | LU | Esch-sur-Alzette | 49.5010 | 5.9460 | Belval | Belval Blast Furnace |
rockhal | LU | Esch-sur-Alzette | 49.5010 | 5.9460 | Rockhal |  |
scheepvaartmuseum | NL | Amsterdam | 52.3716 | 4.9148 | Scheepvaartmuseum | Het Scheepvaartmuseum |
passchendaele | BE | Zonnebeke | 50.9000 | 3.0200 | Passchendaele |  |
cascade-de-coo | BE | Stavelot | 50.3930 | 5.8760 | Cascade de Coo |  |
`;
