/**
 * Cruise and ferry terminals. Position: the terminal building, within about a kilometre.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const portRows = `
passenger-terminal-amsterdam | NL | Amsterdam | 52.3780 | 4.9133 | Passenger Terminal Amsterdam | Amsterdam cruise terminal |
cruise-port-rotterdam | NL | Rotterdam | 51.9055 | 4.4853 | Cruise Port Rotterdam | Rotterdam cruise terminal |
hook-of-holland | NL | Hoek van Holland | 51.9764 | 4.1283 | Hook of Holland ferry terminal | Stena Line Hoek van Holland | nl: Veerhaven Hoek van Holland, de: Fährhafen Hoek van Holland, fr: Terminal de Hoek van Holland, es: Terminal de Hoek van Holland
ijmuiden-ferry | NL | IJmuiden | 52.4628 | 4.5856 | IJmuiden ferry terminal | DFDS Amsterdam, Felison Terminal | nl: Veerterminal IJmuiden, de: Fährhafen IJmuiden
den-helder-teso | NL | Den Helder | 52.9625 | 4.7760 | Den Helder ferry to Texel | TESO | nl: Veerhaven Den Helder (Texel)
harlingen-ferry | NL | Harlingen | 53.1747 | 5.4108 | Harlingen ferry terminal | Rederij Doeksen | nl: Veerhaven Harlingen
calais-port | FR | Calais | 50.9664 | 1.8625 | Port of Calais | Calais ferry terminal | nl: Haven van Calais, de: Fährhafen Calais, fr: Port de Calais, es: Puerto de Calais
marseille-cruise | FR | Marseille | 43.3478 | 5.3322 | Marseille Provence Cruise Terminal | MPCT |
marseille-joliette | FR | Marseille | 43.3067 | 5.3655 | Marseille La Joliette ferry terminal | | fr: Gare maritime de la Joliette
nice-port | FR | Nice | 43.6947 | 7.2858 | Port of Nice | Port Lympia | fr: Port de Nice
hamburg-hafencity-cruise | DE | Hamburg | 53.5392 | 10.0010 | Cruise Center HafenCity | Hamburg cruise terminal |
hamburg-altona-cruise | DE | Hamburg | 53.5431 | 9.9392 | Cruise Center Altona | |
columbus-cruise-center | DE | Bremerhaven | 53.5633 | 8.5553 | Columbus Cruise Center Bremerhaven | |
kiel-ostseekai | DE | Kiel | 54.3272 | 10.1461 | Kiel Ostseekai | Ostseekai cruise terminal |
kiel-schwedenkai | DE | Kiel | 54.3203 | 10.1369 | Kiel Schwedenkai | Stena Line Kiel |
warnemunde-cruise | DE | Rostock | 54.1803 | 12.0900 | Warnemünde Cruise Center | Rostock cruise terminal |
travemunde-skandinavienkai | DE | Travemünde | 53.9433 | 10.8556 | Travemünde Skandinavienkai | |
puttgarden-ferry | DE | Fehmarn | 54.5036 | 11.2272 | Puttgarden ferry terminal | | de: Fährhafen Puttgarden
barcelona-moll-adossat | ES | Barcelona | 41.3600 | 2.1800 | Barcelona cruise terminal | Moll Adossat | nl: Cruiseterminal Barcelona, de: Kreuzfahrtterminal Barcelona, fr: Terminal de croisière de Barcelone, es: Terminal de cruceros de Barcelona
algeciras-port | ES | Algeciras | 36.1308 | -5.4372 | Port of Algeciras | | nl: Haven van Algeciras, de: Hafen Algeciras, fr: Port d'Algésiras, es: Puerto de Algeciras
tarifa-port | ES | Tarifa | 36.0094 | -5.6028 | Port of Tarifa | | nl: Haven van Tarifa, de: Hafen Tarifa, fr: Port de Tarifa, es: Puerto de Tarifa
port-of-dover | GB | Dover | 51.1275 | 1.3280 | Port of Dover | Dover Eastern Docks |
folkestone-leshuttle-terminal | GB | Folkestone | 51.0950 | 1.1210 | Folkestone LeShuttle terminal | Eurotunnel Folkestone |
harwich-international-port | GB | Harwich | 51.9470 | 1.2550 | Harwich International Port | |
hull-ferry-terminal | GB | Hull | 53.7410 | -0.2690 | Hull ferry terminal | King George Dock |
newcastle-ferry-terminal | GB | North Shields | 54.9920 | -1.4500 | Newcastle ferry terminal | Port of Tyne |
portsmouth-international-port | GB | Portsmouth | 50.8120 | -1.0900 | Portsmouth International Port | |
southampton-cruise-terminals | GB | Southampton | 50.8960 | -1.3970 | Southampton cruise terminals | |
plymouth-ferry-terminal | GB | Plymouth | 50.3650 | -4.1560 | Plymouth ferry terminal | Millbay Docks |
newhaven-ferry-port | GB | Newhaven | 50.7920 | 0.0550 | Newhaven ferry port | |
holyhead-ferry-port | GB | Holyhead | 53.3070 | -4.6310 | Holyhead ferry port | |
fishguard-ferry-port | GB | Fishguard | 52.0060 | -4.9890 | Fishguard ferry port | |
pembroke-dock-ferry-port | GB | Pembroke Dock | 51.6960 | -4.9500 | Pembroke Dock ferry port | |
cairnryan-ferry-port | GB | Stranraer | 54.9690 | -5.0240 | Cairnryan ferry port | Loch Ryan Port |
poole-ferry-port | GB | Poole | 50.7110 | -1.9900 | Poole ferry port | |
belfast-ferry-terminals | GB | Belfast | 54.6300 | -5.8950 | Belfast ferry terminals | |
dublin-port | IE | Dublin | 53.3470 | -6.2060 | Dublin Port | |
rosslare-europort | IE | Rosslare | 52.2520 | -6.3350 | Rosslare Europort | |
cork-ferry-terminal | IE | Ringaskiddy | 51.8310 | -8.3200 | Cork ferry terminal | Ringaskiddy |
dunkirk-ferry-terminal | FR | Loon-Plage | 51.0220 | 2.2000 | Dunkirk ferry terminal | Dunkerque ferry |
calais-leshuttle-terminal | FR | Coquelles | 50.9360 | 1.8120 | Calais LeShuttle terminal | Eurotunnel Calais, Coquelles |
dieppe-ferry-terminal | FR | Dieppe | 49.9340 | 1.0870 | Dieppe ferry terminal | |
le-havre-ferry-terminal | FR | Le Havre | 49.4860 | 0.1300 | Le Havre ferry terminal | |
caen-ouistreham-ferry-terminal | FR | Ouistreham | 49.2810 | -0.2490 | Caen-Ouistreham ferry terminal | |
cherbourg-ferry-terminal | FR | Cherbourg-Octeville | 49.6480 | -1.6040 | Cherbourg ferry terminal | |
saint-malo-ferry-terminal | FR | Saint-Malo | 48.6420 | -2.0230 | Saint-Malo ferry terminal | |
roscoff-ferry-terminal | FR | Roscoff | 48.7220 | -3.9670 | Roscoff ferry terminal | Port de Roscoff Bloscon, Port du Bloscon |
toulon-ferry-terminal | FR | Toulon | 43.1160 | 5.9350 | Toulon ferry terminal | |
bastia-ferry-port | FR | Bastia | 42.7010 | 9.4540 | Bastia ferry port | |
ajaccio-ferry-port | FR | Ajaccio | 41.9210 | 8.7400 | Ajaccio ferry port | |
quiberon-ferry-port | FR | Quiberon | 47.4800 | -3.1220 | Quiberon ferry port | Port-Maria |
zeebrugge-cruise-terminal | BE | Zeebrugge | 51.3330 | 3.1900 | Zeebrugge cruise terminal | |
eemshaven-ferry-terminal | NL | Eemshaven | 53.4420 | 6.8300 | Eemshaven ferry terminal | Borkumlijn |
holwerd-ferry-to-ameland | NL | Holwerd | 53.3950 | 5.8790 | Holwerd ferry to Ameland | Wagenborg |
lauwersoog-ferry-to-schiermonnikoog | NL | Lauwersoog | 53.4080 | 6.2000 | Lauwersoog ferry to Schiermonnikoog | |
mukran-ferry-port | DE | Sassnitz | 54.4880 | 13.5850 | Mukran ferry port | Sassnitz-Mukran |
rostock-ferry-port | DE | Rostock | 54.1480 | 12.1020 | Rostock ferry port | Rostock Überseehafen |
cuxhaven-fahrhafen | DE | Cuxhaven | 53.8740 | 8.7060 | Cuxhaven Fährhafen | |
norddeich-mole | DE | Norden | 53.6240 | 7.1590 | Norddeich Mole | |
emden-borkumkai | DE | Emden | 53.3450 | 7.1860 | Emden Borkumkai | |
dagebull-mole | DE | Dagebüll | 54.7310 | 8.6900 | Dagebüll Mole | |
kiel-norwegenkai | DE | Kiel | 54.3180 | 10.1390 | Kiel Norwegenkai | Color Line Kiel |
rodby-ferry-terminal | DK | Rødbyhavn | 54.6540 | 11.3500 | Rødby ferry terminal | |
gedser-ferry-terminal | DK | Gedser | 54.5730 | 11.9260 | Gedser ferry terminal | |
frederikshavn-ferry-terminal | DK | Frederikshavn | 57.4350 | 10.5430 | Frederikshavn ferry terminal | |
hirtshals-ferry-terminal | DK | Hirtshals | 57.5920 | 9.9640 | Hirtshals ferry terminal | |
helsingor-ferry-terminal | DK | Helsingør | 56.0330 | 12.6160 | Helsingør ferry terminal | |
trelleborg-ferry-terminal | SE | Trelleborg | 55.3720 | 13.1560 | Trelleborg ferry terminal | |
ystad-ferry-terminal | SE | Ystad | 55.4260 | 13.8270 | Ystad ferry terminal | |
gothenburg-ferry-terminal | SE | Göteborg | 57.7020 | 11.9410 | Gothenburg ferry terminal | Stena Line Göteborg |
helsingborg-ferry-terminal | SE | Helsingborg | 56.0430 | 12.6930 | Helsingborg ferry terminal | |
nynashamn-ferry-terminal | SE | Nynäshamn | 58.9000 | 17.9500 | Nynäshamn ferry terminal | |
stockholm-vartahamnen | SE | Stockholm | 59.3510 | 18.1120 | Stockholm Värtahamnen | |
oslo-ferry-terminal | NO | Oslo | 59.9030 | 10.7420 | Oslo ferry terminal | Vippetangen |
kristiansand-ferry-terminal | NO | Kristiansand | 58.1430 | 7.9890 | Kristiansand ferry terminal | |
larvik-ferry-terminal | NO | Larvik | 59.0400 | 10.0400 | Larvik ferry terminal | |
genoa-ferry-terminal | IT | Genoa | 44.4130 | 8.9150 | Genoa ferry terminal | Terminal Traghetti Genova |
port-of-civitavecchia | IT | Civitavecchia | 42.0990 | 11.7820 | Port of Civitavecchia | |
port-of-livorno | IT | Livorno | 43.5590 | 10.3020 | Port of Livorno | |
port-of-naples | IT | Naples | 40.8380 | 14.2600 | Port of Naples | Molo Beverello |
port-of-ancona | IT | Ancona | 43.6200 | 13.5050 | Port of Ancona | |
port-of-bari | IT | Bari | 41.1360 | 16.8650 | Port of Bari | |
savona-cruise-terminal | IT | Savona | 44.3090 | 8.4860 | Savona cruise terminal | |
port-of-piombino | IT | Piombino | 42.9330 | 10.5480 | Port of Piombino | |
port-of-palermo | IT | Palermo | 38.1240 | 13.3690 | Port of Palermo | |
villa-san-giovanni-ferry | IT | Villa San Giovanni | 38.2180 | 15.6350 | Villa San Giovanni ferry | |
port-of-messina | IT | Messina | 38.1950 | 15.5610 | Port of Messina | |
port-of-palma | ES | Palma | 39.5510 | 2.6270 | Port of Palma | |
port-of-valencia | ES | Valencia | 39.4480 | -0.3230 | Port of Valencia | |
bilbao-ferry-terminal | ES | Zierbena | 43.3550 | -3.0800 | Bilbao ferry terminal | |
santander-ferry-terminal | ES | Santander | 43.4590 | -3.8050 | Santander ferry terminal | |
port-of-malaga | ES | Málaga | 36.7120 | -4.4150 | Port of Málaga | |
port-of-almeria | ES | Almería | 36.8320 | -2.4710 | Port of Almería | |
port-of-denia | ES | Denia | 38.8420 | 0.1120 | Port of Dénia | |
port-of-cadiz | ES | Cádiz | 36.5370 | -6.2870 | Port of Cádiz | |
port-of-ibiza | ES | Ibiza | 38.9120 | 1.4400 | Port of Ibiza | |
port-of-motril | ES | Motril | 36.7250 | -3.5240 | Port of Motril | |
helsinki-west-harbour | FI | Helsinki | 60.1500 | 24.9150 | Helsinki West Harbour | |
swinoujscie-ferry-terminal | PL | Świnoujście | 53.8940 | 14.2560 | Świnoujście ferry terminal | |
gdynia-ferry-terminal | PL | Gdynia | 54.5330 | 18.5480 | Gdynia ferry terminal | |
port-of-tallinn | EE | Tallinn | 59.4430 | 24.7640 | Port of Tallinn | |
lisbon-cruise-terminal | PT | Lisbon | 38.7130 | -9.1210 | Lisbon cruise terminal | |
port-of-piraeus | GR | Piraeus | 37.9430 | 23.6400 | Port of Piraeus | |
port-of-patras | GR | Pátra | 38.2190 | 21.7200 | Port of Patras | |
port-of-igoumenitsa | GR | Igoumenítsa | 39.4900 | 20.2600 | Port of Igoumenitsa | |
puerto-de-huelva | ES | Huelva | 37.1750 | -6.9100 | Puerto de Huelva | Puerto Exterior de Huelva |
muelle-sur | ES | Huelva | 37.1750 | -6.9100 | Muelle Sur |  |
port-de-dunkerque | FR | Dunkerque | 51.0180 | 2.1980 | Port de Dunkerque |  |
terminal-ferry-dunkerque | FR | Dunkerque | 51.0180 | 2.1980 | Terminal ferry Dunkerque |  |
dfds-dunkerque | FR | Dunkerque | 51.0180 | 2.1980 | DFDS Dunkerque |  |
veerhaven-texel | NL | Den Helder | 53.0010 | 4.7870 | Veerhaven Texel | Texel veerhaven, Veerhaven 't Horntje |
t-horntje | NL | Den Helder | 53.0010 | 4.7870 | 't Horntje |  |
europoort | NL | Rotterdam | 51.9560 | 4.1240 | Europoort | Rotterdam Europoort, P&O Ferries Europoort, Port of Rotterdam Europoort |
zeebrugge-cruise-port | BE | Zeebrugge | 51.3400 | 3.2010 | Zeebrugge cruise port |  |
split | HR | Split | 43.5030 | 16.4420 | Split ferry port | Split ferry terminal, Trajektna luka Split |
`;
