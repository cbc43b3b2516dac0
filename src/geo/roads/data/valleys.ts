/**
 * Towns and villages in the mountains, behind bays and on islands of volcanoes, with the roads that lead to them: where the straight line
 * to a neighbour runs over a massif or an inlet. The columns and the sources stand in `road-network.ts`; distances good to about 5 %.
 */
export const valleyHubRows = `
ronda | ES | 36.742 | -5.167 | 0
santona | ES | 43.443 | -3.457 | 0
laredo | ES | 43.41 | -3.415 | 0
somo | ES | 43.452 | -3.735 | 0
potes | ES | 43.153 | -4.625 | 0
arenas-de-cabrales | ES | 43.303 | -4.818 | 0
cangas-de-onis | ES | 43.351 | -5.129 | 0
cangas-do-morrazo | ES | 42.264 | -8.785 | 0
moana | ES | 42.284 | -8.739 | 0
punta-umbria | ES | 37.182 | -6.966 | 0
ayamonte | ES | 37.213 | -7.406 | 0
soller | ES | 39.766 | 2.715 | 0
pollenca | ES | 39.877 | 3.016 | 0
puerto-de-mogan | ES | 27.817 | -15.765 | 0
mogan | ES | 27.884 | -15.722 | 0
agaete | ES | 28.101 | -15.7 | 0
puerto-de-la-cruz | ES | 28.414 | -16.549 | 0
los-llanos | ES | 28.658 | -17.914 | 0
vila-real-de-santo-antonio | PT | 37.194 | -7.415 | 0
funchal | PT | 32.65 | -16.908 | 0
machico | PT | 32.718 | -16.767 | 0
santana | PT | 32.803 | -16.881 | 0
sao-vicente | PT | 32.797 | -17.042 | 0
porto-moniz | PT | 32.866 | -17.167 | 0
calheta | PT | 32.72 | -17.18 | 0
quillebeuf | FR | 49.474 | 0.526 | 0
lillebonne | FR | 49.518 | 0.536 | 0
port-louis | FR | 47.708 | -3.354 | 0
ax-les-thermes | FR | 42.72 | 1.838 | 0
villard-de-lans | FR | 45.071 | 5.551 | 0
lans-en-vercors | FR | 45.128 | 5.588 | 0
autrans | FR | 45.175 | 5.543 | 0
chamrousse | FR | 45.112 | 5.877 | 0
vizille | FR | 45.079 | 5.775 | 0
porto-corse | FR | 42.267 | 8.697 | 0
schladming | AT | 47.394 | 13.687 | 0
radstadt | AT | 47.383 | 13.461 | 0
holzgau | AT | 47.26 | 10.344 | 0
schroecken | AT | 47.257 | 10.091 | 0
filzmoos | AT | 47.433 | 13.523 | 0
bad-aussee | AT | 47.61 | 13.785 | 0
hallstatt | AT | 47.562 | 13.649 | 0
gosau | AT | 47.584 | 13.537 | 0
leogang | AT | 47.439 | 12.761 | 0
lofer | AT | 47.585 | 12.692 | 0
burghausen | DE | 48.17 | 12.83 | 0
bad-reichenhall | DE | 47.725 | 12.877 | 0
gerlos | AT | 47.224 | 12.03 | 0
prutz | AT | 47.08 | 10.66 | 0
saalfelden | AT | 47.427 | 12.848 | 0
serfaus | AT | 47.04 | 10.605 | 0
feichten | AT | 47.055 | 10.745 | 0
mandarfen | AT | 46.965 | 10.87 | 0
neustift-im-stubaital | AT | 47.11 | 11.308 | 0
warth | AT | 47.259 | 10.183 | 0
frutigen | CH | 46.587 | 7.647 | 0
adelboden | CH | 46.493 | 7.56 | 0
lenk | CH | 46.457 | 7.443 | 0
stalden | CH | 46.233 | 7.872 | 0
taesch | CH | 46.067 | 7.778 | 0
horgen | CH | 47.26 | 8.598 | 0
arabba | IT | 46.497 | 11.874 | 0
brunico | IT | 46.796 | 11.937 | 0
corvara | IT | 46.55 | 11.873 | 0
moena | IT | 46.377 | 11.66 | 0
cetinje | ME | 42.39 | 18.914 | 0
chora-sfakion | GR | 35.202 | 24.137 | 0
balatonalmadi | HU | 47.035 | 18.02 | 0
tihany | HU | 46.914 | 17.889 | 0
balatonfured | HU | 46.958 | 17.89 | 0
tapolca | HU | 46.883 | 17.44 | 0
keszthely | HU | 46.768 | 17.243 | 0
`;

export const valleyRoadRows = `
mountain |  | ronda 62 marbella
trunk |  | ronda 102 malaga
mountain |  | ronda 98 algeciras
trunk |  | ronda 112 jerez
trunk |  | ronda 128 sevilla
trunk |  | santander 48 santona 17 laredo 58 bilbao
trunk |  | santander 49 laredo
trunk |  | santander 26 somo 32 santona
trunk |  | somo 84 bilbao
trunk |  | santander 110 potes
mountain |  | potes 50 arenas-de-cabrales 32 cangas-de-onis
trunk |  | cangas-de-onis 68 oviedo
trunk |  | vigo 20 moana 7 cangas-do-morrazo
trunk |  | pontevedra 29 moana
trunk |  | huelva 21 punta-umbria
trunk |  | huelva 52 ayamonte 17 vila-real-de-santo-antonio
motorway |  | vila-real-de-santo-antonio 62 faro
trunk |  | palma 29 soller
mountain |  | soller 54 pollenca
trunk |  | palma 56 pollenca 12 alcudia
motorway |  | maspalomas 28 puerto-de-mogan
trunk |  | puerto-de-mogan 9 mogan
trunk |  | las-palmas 36 agaete
motorway |  | santa-cruz-de-tenerife 37 puerto-de-la-cruz 27 garachico
mountain |  | garachico 58 los-cristianos
mountain |  | la-palma 31 los-llanos
trunk |  | funchal 37 sao-vicente
trunk |  | funchal 23 machico 23 santana
trunk |  | funchal 35 calheta
trunk |  | sao-vicente 17 porto-moniz
mountain |  | porto-moniz 36 calheta
mountain |  | santana 33 sao-vicente
trunk |  | quillebeuf 22 lillebonne 37 le-havre
trunk |  | lillebonne 56 rouen 64 quillebeuf
trunk |  | lorient 20 port-louis
trunk |  | foix 42 ax-les-thermes
mountain |  | grenoble 26 lans-en-vercors 9 villard-de-lans
mountain |  | lans-en-vercors 11 autrans
mountain |  | grenoble 30 chamrousse 20 vizille
trunk |  | grenoble 18 vizille 47 alpe-d-huez
mountain |  | calvi 76 porto-corse
mountain |  | porto-corse 82 ajaccio
mountain |  | porto-corse 87 corte
mountain |  | morzine 33 thonon
trunk |  | bischofshofen 25 radstadt 18 schladming 51 liezen
mountain |  | schladming 24 filzmoos 29 bischofshofen
mountain |  | filzmoos 19 radstadt
trunk |  | bad-ischl 30 bad-aussee 41 liezen
trunk |  | bad-aussee 55 schladming
trunk |  | bad-ischl 21 hallstatt 30 bad-aussee
trunk |  | hallstatt 17 gosau 28 bad-ischl
mountain |  | gosau 68 salzburg
mountain |  | gosau 60 bischofshofen
mountain |  | gosau 57 radstadt
trunk |  | saalbach 29 leogang 9 saalfelden 14 zell-am-see
trunk |  | leogang 42 kitzbuehel
trunk |  | saalfelden 25 lofer 27 bad-reichenhall 20 salzburg
trunk |  | landshut 83 burghausen 56 salzburg
trunk |  | muenchen 106 burghausen 76 passau
mountain |  | lofer 39 berchtesgaden
trunk |  | lofer 45 kitzbuehel
trunk |  | berchtesgaden 18 bad-reichenhall
mountain |  | gerlos 25 mayrhofen
trunk |  | landeck 14 prutz
mountain |  | prutz 13 serfaus
mountain |  | prutz 13 feichten
mountain |  | imst 39 mandarfen
trunk |  | innsbruck 25 neustift-im-stubaital
trunk |  | reutte 49 holzgau 13 warth
mountain |  | warth 8 schroecken 56 bregenz
trunk |  | thun 26 frutigen 13 kandersteg
trunk |  | interlaken 33 frutigen
trunk |  | frutigen 49 zweisimmen
trunk |  | frutigen 16 adelboden
trunk |  | zweisimmen 13 lenk
trunk |  | visp 8 stalden 19 saas-fee
trunk |  | stalden 22 taesch 6 zermatt
trunk |  | waedenswil 9 horgen 18 zuerich
mountain |  | arabba 11 corvara
mountain |  | corvara 18 selva
mountain |  | selva 40 bressanone
trunk |  | corvara 38 brunico 29 dobbiaco
trunk |  | brunico 35 bressanone
trunk |  | canazei 17 moena
mountain |  | moena 37 bolzano
trunk |  | moena 72 trento
mountain |  | cetinje 44 kotor
mountain |  | cetinje 31 budva
trunk |  | cetinje 33 podgorica
mountain |  | chania 72 chora-sfakion
trunk |  | tihany 7 balatonfured 20 veszprem
trunk |  | balatonfured 14 balatonalmadi 30 siofok
trunk |  | balatonalmadi 14 veszprem
trunk |  | balatonfured 48 tapolca 28 keszthely
trunk |  | keszthely 78 siofok
trunk |  | tapolca 50 veszprem
`;
