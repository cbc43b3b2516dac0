/**
 * Tunnels, bridges, ferries and shuttle trains with a charge or a timetable of their own. The columns and the sources stand in
 * `road-network.ts`.
 */
export const crossingRows = `
mont-blanc-tunnel | chamonix | courmayeur | tunnel | 24 | 0 | 0 |
frejus-tunnel | modane | bardonecchia | tunnel | 22 | 0 | 0 |
great-st-bernard-tunnel | martigny | aosta | tunnel | 73 | 0 | 0 |
arlberg-tunnel | sankt-anton | bludenz | tunnel | 40 | 0 | 0 |
tauern-tunnel | sankt-michael | bischofshofen | tunnel | 54 | 0 | 0 |
katschberg-tunnel | spittal | sankt-michael | tunnel | 45 | 0 | 0 |
felbertauern-tunnel | mittersill | lienz | tunnel | 68 | 0 | 0 |
karawanken-tunnel | villach | jesenice | tunnel | 34 | 0 | 0 |
bosruck-tunnel | wels | liezen | tunnel | 92 | 0 | 0 |
gleinalm-tunnel | leoben | graz | tunnel | 68 | 0 | 0 |
brenner-motorway | brennero | innsbruck | bridge | 38 | 0 | 0 |
cadi-tunnel | berga | puigcerda | tunnel | 58 | 0 | 0 |
millau-viaduct | severac | la-cavalerie | bridge | 47 | 0 | 0 |
normandy-bridge | honfleur | le-havre | bridge | 26 | 0 | 0 |
ile-de-re-bridge | la-rochelle | saint-martin-de-re | bridge | 23 | 0 | 0 |
oleron-bridge | saintes | saint-pierre-d-oleron | bridge | 68 | 0 | 0 |
vasco-da-gama-bridge | lisboa | montijo | bridge | 33 | 0 | 0 |
vasco-da-gama-bridge | lisboa | palmela | bridge | 42 | 0 | 0 |
westerschelde-tunnel | borsele | terneuzen | tunnel | 18 | 0 | 0 |
great-belt-bridge | korsor | nyborg | bridge | 25 | 0 | 0 |
oresund-bridge | kobenhavn | malmo | bridge | 44 | 0 | 0 |
oeland-bridge | kalmar | faerjestaden | bridge | 9 | 0 | 0 |
skye-bridge | kyle | portree | bridge | 55 | 0 | 0 |
krk-bridge | rijeka | krk | bridge | 55 | 0 | 0 |
rion-antirion-bridge | rio | antirrio | bridge | 5 | 0 | 0 |
danube-bridge-ruse | ruse | giurgiu | bridge | 10 | 0 | 0 |
danube-bridge-vidin | vidin | calafat | bridge | 14 | 0 | 0 |
eurotunnel | calais | folkestone | shuttle-train | 10 | 35 | 60 | coaches
sylt-shuttle | niebuell | sylt | shuttle-train | 3 | 35 | 45 | coaches
dover-calais | dover | calais | ferry | 4 | 90 | 75 | coaches
dover-dunkerque | dover | dunkerque | ferry | 18 | 120 | 75 | coaches
newhaven-dieppe | newhaven | dieppe | ferry | 2 | 240 | 75 | coaches
portsmouth-le-havre | portsmouth | le-havre | ferry | 4 | 330 | 75 | coaches
portsmouth-caen | portsmouth | caen | ferry | 18 | 360 | 75 | coaches
portsmouth-cherbourg | portsmouth | cherbourg | ferry | 4 | 480 | 75 | coaches
poole-cherbourg | poole | cherbourg | ferry | 4 | 270 | 75 | coaches
portsmouth-saint-malo | portsmouth | saint-malo | ferry | 4 | 660 | 75 | coaches
plymouth-roscoff | plymouth | roscoff | ferry | 4 | 360 | 75 | coaches
plymouth-santander | plymouth | santander | ferry | 4 | 1200 | 90 | coaches
portsmouth-santander | portsmouth | santander | ferry | 4 | 1680 | 90 | coaches
portsmouth-bilbao | portsmouth | bilbao | ferry | 20 | 1800 | 90 | coaches
harwich-hook-of-holland | harwich | hoek-van-holland | ferry | 2 | 420 | 75 | coaches
hull-rotterdam | hull | rotterdam | ferry | 45 | 690 | 90 | coaches
newcastle-ijmuiden | newcastle | ijmuiden | ferry | 15 | 930 | 90 | coaches
holyhead-dublin | holyhead | dublin | ferry | 5 | 195 | 75 | coaches
liverpool-dublin | liverpool | dublin | ferry | 8 | 480 | 75 | coaches
liverpool-belfast | liverpool | belfast | ferry | 10 | 480 | 75 | coaches
cairnryan-belfast | cairnryan | belfast | ferry | 5 | 135 | 60 | coaches
cairnryan-larne | cairnryan | larne | ferry | 2 | 120 | 60 | coaches
fishguard-rosslare | fishguard | rosslare | ferry | 3 | 210 | 75 | coaches
pembroke-rosslare | pembroke | rosslare | ferry | 5 | 240 | 75 | coaches
cherbourg-rosslare | cherbourg | rosslare | ferry | 4 | 990 | 90 | coaches
cherbourg-dublin | cherbourg | dublin | ferry | 6 | 1140 | 90 | coaches
roscoff-cork | roscoff | cork | ferry | 18 | 840 | 90 | coaches
southampton-isle-of-wight | southampton | newport-iow | ferry | 8 | 60 | 30 | coaches
portsmouth-isle-of-wight | portsmouth | newport-iow | ferry | 13 | 45 | 30 | coaches
liverpool-isle-of-man | liverpool | douglas | ferry | 2 | 165 | 60 | coaches
lancaster-isle-of-man | lancaster | douglas | ferry | 10 | 225 | 60 | coaches
saint-malo-jersey | saint-malo | saint-helier | ferry | 2 | 85 | 60 | coaches
poole-jersey | poole | saint-helier | ferry | 4 | 270 | 75 | coaches
oban-mull | oban | craignure | ferry | 1 | 50 | 30 | coaches
ullapool-stornoway | ullapool | stornoway | ferry | 1 | 160 | 45 | coaches
glasgow-arran | glasgow | brodick | ferry | 50 | 55 | 30 | coaches
thurso-orkney | thurso | kirkwall | ferry | 28 | 90 | 45 | coaches
aberdeen-shetland | aberdeen | lerwick | ferry | 3 | 750 | 60 | coaches
texel-ferry | den-helder | den-burg | ferry | 11 | 20 | 20 | coaches
emden-borkum | emden | borkum | ferry | 14 | 130 | 40 | coaches
norddeich-norderney | norddeich | norderney | ferry | 2 | 55 | 30 | coaches
dagebuell-foehr | niebuell | wyk-auf-foehr | ferry | 14 | 50 | 30 | coaches
romo-sylt | romo | sylt | ferry | 26 | 40 | 30 | coaches
rodby-puttgarden | rodby | puttgarden | ferry | 2 | 45 | 45 | coaches
rostock-gedser | rostock | gedser | ferry | 14 | 120 | 45 | coaches
rostock-trelleborg | rostock | trelleborg | ferry | 14 | 375 | 60 | coaches
luebeck-trelleborg | luebeck | trelleborg | ferry | 20 | 540 | 60 | coaches
luebeck-helsinki | luebeck | helsinki | ferry | 36 | 1770 | 90 | coaches
kiel-oslo | kiel | oslo | ferry | 3 | 1200 | 75 | coaches
kiel-goteborg | kiel | goteborg | ferry | 5 | 870 | 75 | coaches
kiel-klaipeda | kiel | klaipeda | ferry | 10 | 1260 | 75 | coaches
helsingor-helsingborg | helsingor | helsingborg | ferry | 2 | 20 | 20 | coaches
spodsbjerg-tars | spodsbjerg | tars | ferry | 1 | 45 | 20 | coaches
fano-ferry | esbjerg | nordby | ferry | 3 | 12 | 15 | coaches
frederikshavn-goteborg | frederikshavn | goteborg | ferry | 6 | 210 | 60 | coaches
hirtshals-kristiansand | hirtshals | kristiansand | ferry | 3 | 195 | 60 | coaches
hirtshals-larvik | hirtshals | larvik | ferry | 3 | 225 | 60 | coaches
hirtshals-torshavn | hirtshals | torshavn | ferry | 3 | 2160 | 90 | coaches
torshavn-seydisfjordur | torshavn | seydisfjordur | ferry | 2 | 1140 | 90 | coaches
stromstad-sandefjord | stromstad | larvik | ferry | 22 | 150 | 45 | coaches
ystad-ronne | ystad | ronne | ferry | 2 | 80 | 45 | coaches
sassnitz-ronne | sassnitz | ronne | ferry | 8 | 200 | 45 | coaches
swinoujscie-ystad | swinoujscie | ystad | ferry | 4 | 420 | 60 | coaches
gdynia-karlskrona | gdynia | karlskrona | ferry | 14 | 630 | 60 | coaches
nynashamn-visby | nynashamn | visby | ferry | 3 | 200 | 45 | coaches
oskarshamn-visby | oskarshamn | visby | ferry | 3 | 180 | 45 | coaches
stockholm-turku | stockholm | turku | ferry | 8 | 660 | 60 | coaches
stockholm-helsinki | stockholm | helsinki | ferry | 6 | 1020 | 60 | coaches
stockholm-tallinn | stockholm | tallinn | ferry | 5 | 960 | 60 | coaches
kapellskar-mariehamn | kapellskar | mariehamn | ferry | 2 | 150 | 45 | coaches
turku-mariehamn | turku | mariehamn | ferry | 5 | 310 | 45 | coaches
umea-vaasa | umea | vaasa | ferry | 22 | 210 | 60 | coaches
helsinki-tallinn | helsinki | tallinn | ferry | 3 | 120 | 60 | coaches
virtsu-kuivastu | virtsu | kuivastu | ferry | 8 | 27 | 20 | coaches
arsvagen-mortavika | stavanger | haugesund | ferry | 82 | 25 | 15 | coaches
sandvikvag-halhjem | leirvik | bergen | ferry | 58 | 40 | 15 | coaches
lavik-oppedal | bergen | forde | ferry | 172 | 20 | 15 | coaches
fodnes-mannheller | laerdal | sogndal | ferry | 41 | 15 | 15 | coaches
anda-lote-festoya-solavagen | forde | alesund | ferry | 190 | 35 | 30 | coaches
eidsdal-linge | geiranger | alesund | ferry | 104 | 10 | 15 | coaches
eidsdal-linge | geiranger | andalsnes | ferry | 85 | 10 | 15 | coaches
molde-vestnes | molde | alesund | ferry | 70 | 35 | 15 | coaches
afarnes-solsnes | molde | andalsnes | ferry | 55 | 15 | 15 | coaches
halsa-kanestraum | kristiansund | trondheim | ferry | 190 | 20 | 15 | coaches
bognes-skarberget | fauske | narvik | ferry | 240 | 25 | 20 | coaches
bodo-moskenes-lofoten | bodo | svolvaer | ferry | 130 | 210 | 45 | coaches
moss-horten | moss | horten | ferry | 3 | 30 | 15 | coaches
villa-san-giovanni-messina | villa-san-giovanni | messina | ferry | 3 | 20 | 25 | coaches
napoli-palermo | napoli | palermo | ferry | 5 | 630 | 75 | coaches
genova-palermo | genova | palermo | ferry | 5 | 1200 | 75 | coaches
pozzallo-malta | pozzallo | valletta | ferry | 3 | 105 | 60 | coaches
gozo-ferry | valletta | victoria-gozo | ferry | 33 | 25 | 20 | coaches
genova-bastia | genova | bastia | ferry | 4 | 420 | 60 | coaches
savona-bastia | savona | bastia | ferry | 8 | 390 | 60 | coaches
livorno-bastia | livorno | bastia | ferry | 5 | 270 | 60 | coaches
nice-bastia | nice | bastia | ferry | 3 | 360 | 60 | coaches
nice-ajaccio | nice | ajaccio | ferry | 3 | 390 | 60 | coaches
toulon-ajaccio | toulon | ajaccio | ferry | 3 | 480 | 60 | coaches
marseille-ajaccio | marseille | ajaccio | ferry | 3 | 660 | 60 | coaches
marseille-bastia | marseille | bastia | ferry | 3 | 720 | 60 | coaches
toulon-bastia | toulon | bastia | ferry | 3 | 600 | 60 | coaches
bonifacio-santa-teresa | bonifacio | santa-teresa | ferry | 2 | 50 | 45 | coaches
genova-olbia | genova | olbia | ferry | 6 | 660 | 60 | coaches
genova-porto-torres | genova | porto-torres | ferry | 4 | 690 | 60 | coaches
livorno-olbia | livorno | olbia | ferry | 7 | 480 | 60 | coaches
civitavecchia-olbia | civitavecchia | olbia | ferry | 6 | 360 | 60 | coaches
civitavecchia-cagliari | civitavecchia | cagliari | ferry | 4 | 780 | 60 | coaches
civitavecchia-barcelona | civitavecchia | barcelona | ferry | 8 | 1200 | 75 | coaches
genova-barcelona | genova | barcelona | ferry | 8 | 1140 | 75 | coaches
barcelona-palma | barcelona | palma | ferry | 6 | 450 | 75 | coaches
barcelona-alcudia | barcelona | alcudia | ferry | 5 | 420 | 75 | coaches
barcelona-ibiza | barcelona | ibiza | ferry | 5 | 510 | 75 | coaches
barcelona-mahon | barcelona | mahon | ferry | 5 | 540 | 75 | coaches
alcudia-ciutadella | alcudia | ciutadella | ferry | 5 | 150 | 45 | coaches
valencia-palma | valencia | palma | ferry | 8 | 480 | 75 | coaches
valencia-ibiza | valencia | ibiza | ferry | 6 | 330 | 75 | coaches
denia-ibiza | gandia | ibiza | ferry | 34 | 210 | 60 | coaches
denia-palma | gandia | palma | ferry | 34 | 420 | 60 | coaches
palma-ibiza | palma | ibiza | ferry | 5 | 240 | 60 | coaches
toulon-alcudia | toulon | alcudia | ferry | 4 | 720 | 60 | coaches
algeciras-ceuta | algeciras | ceuta | ferry | 2 | 75 | 60 | coaches
malaga-melilla | malaga | melilla | ferry | 3 | 420 | 60 | coaches
almeria-melilla | almeria | melilla | ferry | 2 | 420 | 60 | coaches
cadiz-las-palmas | cadiz | las-palmas | ferry | 4 | 2400 | 90 | coaches
huelva-las-palmas | huelva | las-palmas | ferry | 8 | 1800 | 90 | coaches
cadiz-tenerife | cadiz | santa-cruz-de-tenerife | ferry | 4 | 2700 | 90 | coaches
cadiz-arrecife | cadiz | arrecife | ferry | 4 | 1860 | 90 | coaches
las-palmas-tenerife | las-palmas | santa-cruz-de-tenerife | ferry | 90 | 100 | 45 | coaches
las-palmas-fuerteventura | las-palmas | puerto-del-rosario | ferry | 3 | 390 | 45 | coaches
lanzarote-fuerteventura | arrecife | puerto-del-rosario | ferry | 72 | 25 | 30 | coaches
quiberon-belle-ile | quiberon | belle-ile | ferry | 1 | 50 | 30 | coaches
ancona-split | ancona | split | ferry | 5 | 660 | 60 | coaches
ancona-igoumenitsa | ancona | igoumenitsa | ferry | 5 | 1020 | 75 | coaches
ancona-patra | ancona | patra | ferry | 8 | 1320 | 75 | coaches
venezia-igoumenitsa | mestre | igoumenitsa | ferry | 12 | 1560 | 75 | coaches
bari-igoumenitsa | bari | igoumenitsa | ferry | 5 | 540 | 75 | coaches
bari-patra | bari | patra | ferry | 8 | 960 | 75 | coaches
brindisi-igoumenitsa | brindisi | igoumenitsa | ferry | 6 | 480 | 75 | coaches
bari-durres | bari | durres | ferry | 5 | 540 | 75 | coaches
bari-dubrovnik | bari | dubrovnik | ferry | 5 | 600 | 75 | coaches
igoumenitsa-kerkyra | igoumenitsa | kerkyra | ferry | 3 | 100 | 30 | coaches
athina-iraklio | athina | iraklio | ferry | 14 | 510 | 60 | coaches
athina-chania | athina | chania | ferry | 18 | 510 | 60 | coaches
athina-rodos | athina | rodos | ferry | 14 | 1020 | 60 | coaches
split-brac | split | supetar | ferry | 2 | 50 | 30 | coaches
split-hvar | split | stari-grad | ferry | 3 | 120 | 40 | coaches
orebic-korcula | orebic | korcula | ferry | 6 | 15 | 20 | coaches
krk-cres | krk | cres | ferry | 33 | 25 | 25 | coaches
senj-rab | senj | rab | ferry | 42 | 15 | 25 | coaches
hjelmeland-nesvik | stavanger | roldal | ferry | 165 | 10 | 15 | coaches
ameland-ferry | leeuwarden | nes | ferry | 29 | 45 | 30 | coaches
terschelling-ferry | harlingen | west-terschelling | ferry | 1 | 120 | 40 | coaches
loetschberg-shuttle | kandersteg | goppenstein | shuttle-train | 3 | 15 | 30 | coaches
vereina-shuttle | klosters | zernez | shuttle-train | 8 | 18 | 30 | coaches
konstanz-meersburg | konstanz | meersburg | ferry | 5 | 15 | 15 | coaches
friedrichshafen-romanshorn | friedrichshafen | romanshorn | ferry | 2 | 41 | 20 | coaches
glueckstadt-wischhafen | glueckstadt | wischhafen | ferry | 6 | 25 | 30 | coaches
royan-le-verdon | royan | soulac | ferry | 11 | 25 | 30 | coaches
intra-laveno | verbania | laveno | ferry | 3 | 20 | 15 | coaches
kamenari-lepetane | herceg-novi | tivat | ferry | 23 | 8 | 15 | coaches
setubal-troia | setubal | comporta | ferry | 20 | 25 | 20 | coaches
napoli-ischia | napoli | ischia | ferry | 4 | 90 | 60 | coaches
los-cristianos-la-gomera | los-cristianos | la-gomera | ferry | 3 | 55 | 45 | coaches
los-cristianos-la-palma | los-cristianos | la-palma | ferry | 3 | 180 | 60 | coaches
ibiza-formentera | ibiza | formentera | ferry | 8 | 60 | 45 | coaches
piombino-elba | piombino | portoferraio | ferry | 3 | 60 | 40 | coaches
westerschelde-ferry | vlissingen | breskens | ferry | 6 | 23 | 15 | no coaches
evian-lausanne | evian | lausanne | ferry | 3 | 35 | 15 | no coaches
konstanz-friedrichshafen-catamaran | konstanz | friedrichshafen | ferry | 2 | 52 | 15 | no coaches
saint-malo-dinard | saint-malo | dinard | ferry | 3 | 10 | 15 | no coaches
arcachon-cap-ferret | arcachon | cap-ferret | ferry | 3 | 30 | 15 | no coaches
kiel-laboe | kiel | laboe | ferry | 3 | 60 | 15 | no coaches
oslo-nesodden | oslo | nesoddtangen | ferry | 3 | 24 | 15 | no coaches
southampton-hythe | southampton | hythe | ferry | 3 | 12 | 15 | no coaches
oslofjord-tunnel | drobak | saetre | tunnel | 14 | 0 | 0 |
saint-nazaire-bridge | saint-nazaire | saint-brevin | bridge | 13 | 0 | 0 |
iron-gate-dam | drobeta | kladovo | bridge | 22 | 0 | 0 |
hella-dragsvik | sogndal | balestrand | ferry | 46 | 15 | 15 | coaches
dragsvik-vangsnes | balestrand | vik-i-sogn | ferry | 20 | 20 | 15 | coaches
gullmaren-ferry | lysekil | fiskebackskil | ferry | 21 | 10 | 15 | coaches
nauvo-ferry | pargas | nauvo | ferry | 28 | 10 | 15 | coaches
gourock-dunoon | gourock | dunoon | ferry | 7 | 20 | 15 | coaches
corran-ferry | corran | strontian | ferry | 23 | 5 | 15 | coaches
killimer-tarbert | kilrush | tarbert | ferry | 13 | 20 | 20 | coaches
hals-egense | hals | egense | ferry | 2 | 5 | 10 | coaches
hundested-rorvig | hundested | rorvig | ferry | 4 | 25 | 15 | coaches
wittow-ferry | wiek | schaprode | ferry | 21 | 5 | 15 | coaches
oryahovo-bechet | oryahovo | bechet | ferry | 9 | 20 | 45 | coaches
nikopol-turnu-magurele | nikopol | turnu-magurele | ferry | 9 | 20 | 45 | coaches
svishtov-zimnicea | svishtov | zimnicea | ferry | 8 | 20 | 45 | coaches
silistra-calarasi | silistra | calarasi | ferry | 12 | 15 | 40 | coaches
`;
