/**
 * Hubs and roads where the net was wide: the north of Europe away from its coasts, the Balkans, Ireland, Greece, and roads over dams and
 * along lakes and coasts. The columns and the sources stand in `road-network.ts`.
 */
export const moreHubRows = `
pag | HR | 44.445 | 15.058 | 0
kuivastu | EE | 58.575 | 23.393 | 0
slagelse | DK | 55.402 | 11.354 | 1
kornwerderzand | NL | 53.073 | 5.336 | 0
monnickendam | NL | 52.457 | 5.036 | 0
volendam | NL | 52.494 | 5.072 | 0
kleve | DE | 51.789 | 6.139 | 0
emmerich | DE | 51.836 | 6.245 | 0
torpoint | GB | 50.376 | -4.196 | 0
wareham | GB | 50.686 | -2.11 | 0
swanage | GB | 50.609 | -1.958 | 0
burntisland | GB | 56.06 | -3.23 | 0
tain | GB | 57.812 | -4.055 | 0
dornoch | GB | 57.88 | -4.028 | 0
vonitsa | GR | 38.917 | 20.886 | 0
vukovar | HR | 45.343 | 19 | 0
ilok | HR | 45.222 | 19.377 | 0
backa-palanka | RS | 45.25 | 19.392 | 0
a-guarda | ES | 41.902 | -8.872 | 0
goian | ES | 41.944 | -8.76 | 0
caminha | PT | 41.874 | -8.838 | 0
wamel | NL | 51.88 | 5.464 | 0
woudrichem | NL | 51.815 | 5 | 0
barreiro | PT | 38.663 | -9.072 | 0
almada | PT | 38.68 | -9.158 | 0
giurgiu | RO | 43.9 | 25.97 | 0
castropol | ES | 43.528 | -7.03 | 0
cangas | ES | 42.264 | -8.784 | 0
ribadeo | ES | 43.5365 | -7.041 | 0
strangford | GB | 54.371 | -5.557 | 0
downpatrick | GB | 54.328 | -5.716 | 0
newtownards | GB | 54.593 | -5.696 | 0
portaferry | GB | 54.381 | -5.547 | 0
makkum | NL | 53.055 | 5.402 | 0
medemblik | NL | 52.772 | 5.105 | 0
lemmer | NL | 52.845 | 5.71 | 0
balk | NL | 52.898 | 5.58 | 0
stavoren | NL | 52.885 | 5.36 | 0
urk | NL | 52.662 | 5.601 | 0
ketelbrug | NL | 52.598 | 5.648 | 0
winterswijk | NL | 51.972 | 6.719 | 0
malmedy | BE | 50.426 | 6.028 | 0
eupen | BE | 50.628 | 6.036 | 0
monschau | DE | 50.555 | 6.24 | 0
sankt-peter-ording | DE | 54.305 | 8.65 | 0
eidersperrwerk | DE | 54.265 | 8.845 | 0
toenning | DE | 54.316 | 8.943 | 0
freudenstadt | DE | 48.463 | 8.411 | 0
schwarzenberg | DE | 48.605 | 8.21 | 0
sonthofen | DE | 47.517 | 10.281 | 0
oberstdorf | DE | 47.41 | 10.279 | 0
megeve | FR | 45.857 | 6.617 | 0
ugine | FR | 45.752 | 6.42 | 0
prades | FR | 42.617 | 2.422 | 0
font-romeu | FR | 42.504 | 2.039 | 0
plouharnel | FR | 47.598 | -3.112 | 0
jenbach | AT | 47.391 | 11.772 | 0
auray | FR | 47.668 | -2.983 | 0
agde | FR | 43.31 | 3.475 | 0
sete | FR | 43.403 | 3.696 | 0
estepona | ES | 36.427 | -5.146 | 0
san-pedro | ES | 36.487 | -4.99 | 0
lanjaron | ES | 36.918 | -3.479 | 0
trevelez | ES | 37.001 | -3.265 | 0
clifden | IE | 53.489 | -10.021 | 0
leenane | IE | 53.595 | -9.695 | 0
castlebar | IE | 53.856 | -9.298 | 0
ballina | IE | 54.117 | -9.163 | 0
longford | IE | 53.727 | -7.798 | 0
carrick-on-shannon | IE | 53.947 | -8.09 | 0
roscommon | IE | 53.632 | -8.189 | 0
nenagh | IE | 52.862 | -8.197 | 0
tipperary | IE | 52.474 | -8.162 | 0
clonmel | IE | 52.355 | -7.704 | 0
dungarvan | IE | 52.088 | -7.62 | 0
mallow | IE | 52.134 | -8.653 | 0
bantry | IE | 51.68 | -9.453 | 0
skibbereen | IE | 51.55 | -9.263 | 0
kenmare | IE | 51.88 | -9.584 | 0
dingle | IE | 52.141 | -10.269 | 0
cavan | IE | 53.991 | -7.36 | 0
monaghan | IE | 54.249 | -6.968 | 0
carlow | IE | 52.841 | -6.926 | 0
wicklow | IE | 52.98 | -6.044 | 0
arklow | IE | 52.793 | -6.141 | 0
lisdoonvarna | IE | 53.028 | -9.289 | 0
are | SE | 63.399 | 13.082 | 0
storlien | SE | 63.316 | 12.095 | 0
stjordal | NO | 63.469 | 10.918 | 0
sveg | SE | 62.034 | 14.365 | 0
falun | SE | 60.607 | 15.635 | 0
ludvika | SE | 60.15 | 15.188 | 0
salen | SE | 61.157 | 13.266 | 0
malung | SE | 60.686 | 13.716 | 0
filipstad | SE | 59.712 | 14.168 | 0
lycksele | SE | 64.596 | 18.676 | 0
storuman | SE | 65.095 | 17.115 | 0
hemavan | SE | 65.811 | 15.079 | 0
jokkmokk | SE | 66.607 | 19.823 | 0
gallivare | SE | 67.134 | 20.66 | 0
pajala | SE | 67.213 | 23.367 | 0
ljungby | SE | 56.833 | 13.941 | 0
vastervik | SE | 57.759 | 16.637 | 0
vimmerby | SE | 57.666 | 15.855 | 0
eskilstuna | SE | 59.371 | 16.51 | 0
varkaus | FI | 62.315 | 27.873 | 0
pieksamaki | FI | 62.301 | 27.134 | 0
kouvola | FI | 60.868 | 26.704 | 0
kotka | FI | 60.467 | 26.946 | 0
porvoo | FI | 60.393 | 25.664 | 0
hameenlinna | FI | 60.996 | 24.464 | 0
seinajoki | FI | 62.79 | 22.84 | 0
kuusamo | FI | 65.964 | 29.189 | 0
kittila | FI | 67.653 | 24.911 | 0
ivalo | FI | 68.658 | 27.539 | 0
sodankyla | FI | 67.416 | 26.59 | 0
muonio | FI | 67.96 | 23.68 | 0
rauma | FI | 61.128 | 21.511 | 0
nesebar | BG | 42.66 | 27.72 | 0
blagoevgrad | BG | 42.021 | 23.094 | 0
rila | BG | 42.133 | 23.34 | 0
bansko | BG | 41.838 | 23.488 | 0
veliko-tarnovo | BG | 43.081 | 25.629 | 0
pleven | BG | 43.417 | 24.607 | 0
shumen | BG | 43.271 | 26.923 | 0
stara-zagora | BG | 42.426 | 25.635 | 0
haskovo | BG | 41.935 | 25.556 | 0
smolyan | BG | 41.575 | 24.701 | 0
montana | BG | 43.409 | 23.225 | 0
pogradec | AL | 40.902 | 20.652 | 0
struga | MK | 41.178 | 20.678 | 0
korce | AL | 40.618 | 20.781 | 0
elbasan | AL | 41.113 | 20.082 | 0
vlore | AL | 40.467 | 19.49 | 0
sarande | AL | 39.875 | 20.005 | 0
gjirokaster | AL | 40.076 | 20.139 | 0
fier | AL | 40.724 | 19.556 | 0
berat | AL | 40.706 | 19.952 | 0
kukes | AL | 42.077 | 20.422 | 0
prizren | XK | 42.214 | 20.74 | 0
tetovo | MK | 42.009 | 20.971 | 0
prilep | MK | 41.346 | 21.554 | 0
veles | MK | 41.716 | 21.775 | 0
tuzla | BA | 44.538 | 18.671 | 0
zenica | BA | 44.202 | 17.908 | 0
jajce | BA | 44.341 | 17.27 | 0
bihac | BA | 44.817 | 15.871 | 0
trebinje | BA | 42.711 | 18.344 | 0
foca | BA | 43.506 | 18.779 | 0
visegrad | BA | 43.783 | 19.293 | 0
doboj | BA | 44.731 | 18.087 | 0
niksic | ME | 42.773 | 18.945 | 0
kolasin | ME | 42.824 | 19.517 | 0
zabljak | ME | 43.155 | 19.123 | 0
bijelo-polje | ME | 43.039 | 19.748 | 0
bar | ME | 42.093 | 19.1 | 0
uzice | RS | 43.857 | 19.849 | 0
zlatibor | RS | 43.729 | 19.7 | 0
cacak | RS | 43.891 | 20.35 | 0
kraljevo | RS | 43.725 | 20.689 | 0
kragujevac | RS | 44.012 | 20.917 | 0
novi-pazar | RS | 43.137 | 20.513 | 0
valjevo | RS | 44.275 | 19.89 | 0
bacau | RO | 46.567 | 26.914 | 0
targu-mures | RO | 46.546 | 24.558 | 0
sighisoara | RO | 46.219 | 24.792 | 0
suceava | RO | 47.651 | 26.255 | 0
piatra-neamt | RO | 46.927 | 26.371 | 0
galati | RO | 45.435 | 28.008 | 0
ploiesti | RO | 44.94 | 26.02 | 0
baia-mare | RO | 47.657 | 23.569 | 0
bistrita | RO | 47.133 | 24.5 | 0
ramnicu-valcea | RO | 45.1 | 24.369 | 0
targu-jiu | RO | 45.035 | 23.275 | 0
buzau | RO | 45.15 | 26.824 | 0
tulcea | RO | 45.179 | 28.805 | 0
agios-nikolaos | GR | 35.19 | 25.717 | 0
kozani | GR | 40.3 | 21.789 | 0
veria | GR | 40.524 | 22.203 | 0
kastoria | GR | 40.517 | 21.265 | 0
florina | GR | 40.782 | 21.41 | 0
grevena | GR | 40.085 | 21.428 | 0
metsovo | GR | 39.77 | 21.183 | 0
kalambaka | GR | 39.706 | 21.627 | 0
trikala | GR | 39.556 | 21.768 | 0
karditsa | GR | 39.365 | 21.922 | 0
arta | GR | 39.16 | 20.985 | 0
agrinio | GR | 38.621 | 21.408 | 0
karpenisi | GR | 38.913 | 21.795 | 0
amfissa | GR | 38.527 | 22.38 | 0
nafplio | GR | 37.568 | 22.807 | 0
argos | GR | 37.633 | 22.729 | 0
epidaurus | GR | 37.596 | 23.079 | 0
sparta | GR | 37.074 | 22.43 | 0
gytheio | GR | 36.761 | 22.565 | 0
monemvasia | GR | 36.688 | 23.04 | 0
pyrgos | GR | 37.675 | 21.441 | 0
olympia | GR | 37.64 | 21.63 | 0
kyparissia | GR | 37.25 | 21.67 | 0
pylos | GR | 36.914 | 21.696 | 0
serres | GR | 41.09 | 23.549 | 0
drama | GR | 41.151 | 24.147 | 0
xanthi | GR | 41.135 | 24.888 | 0
komotini | GR | 41.122 | 25.406 | 0
katerini | GR | 40.272 | 22.502 | 0
edessa | GR | 40.801 | 22.044 | 0
polygyros | GR | 40.378 | 23.442 | 0
lavrio | GR | 37.714 | 24.057 | 0
sounio | GR | 37.652 | 24.027 | 0
agia-galini | GR | 35.098 | 24.69 | 0
ierapetra | GR | 35.012 | 25.741 | 0
malia | GR | 35.285 | 25.461 | 0
`;
export const moreRoadRows = `
motorway |  | den-oever 27 kornwerderzand 15 harlingen
trunk |  | kornwerderzand 6 makkum 25 sneek
motorway |  | kornwerderzand 29 sneek
trunk |  | hoorn 18 medemblik 22 den-oever
trunk |  | enkhuizen 20 medemblik
trunk |  | sneek 26 lemmer 13 balk 25 stavoren
trunk |  | sneek 23 balk
motorway |  | lemmer 20 emmeloord
motorway |  | lelystad 18 ketelbrug 16 emmeloord
trunk |  | ketelbrug 13 urk 12 emmeloord
trunk |  | winterswijk 31 doetinchem
trunk |  | malmedy 24 sankt-vith
trunk |  | malmedy 62 bastogne
trunk |  | eupen 18 monschau 32 malmedy
trunk |  | eupen 34 malmedy
trunk |  | husum 23 toenning 20 sankt-peter-ording
trunk |  | sankt-peter-ording 17 eidersperrwerk 20 busum
trunk |  | toenning 10 eidersperrwerk
trunk |  | toenning 24 heide
mountain |  | freudenstadt 27 schwarzenberg 31 baden-baden
trunk |  | kempten 25 sonthofen 15 oberstdorf
trunk |  | sonthofen 45 fuessen
trunk |  | annecy 37 ugine 22 megeve
trunk |  | ugine 9 albertville
trunk |  | perpignan 44 prades
trunk |  | font-romeu 20 puigcerda
trunk |  | lorient 38 auray 20 vannes
trunk |  | lorient 37 plouharnel 15 quiberon
trunk |  | auray 13 plouharnel 5 carnac
trunk |  | agde 24 sete 30 montpellier
trunk |  | agde 24 beziers
motorway |  | algeciras 48 estepona 18 san-pedro 11 marbella
mountain |  | san-pedro 49 ronda
trunk |  | granada 46 lanjaron
mountain |  | lanjaron 39 trevelez
trunk |  | lanjaron 34 motril
motorway |  | las-palmas 80 puerto-de-mogan
trunk |  | galway 78 clifden
mountain |  | clifden 33 leenane 32 westport
trunk |  | westport 18 castlebar 37 ballina 60 sligo
trunk |  | castlebar 92 carrick-on-shannon
trunk |  | mullingar 43 longford 37 carrick-on-shannon 53 sligo
trunk |  | longford 31 roscommon 30 athlone
trunk |  | roscommon 82 galway
trunk |  | roscommon 84 castlebar
trunk |  | galway 80 castlebar
motorway |  | limerick 41 nenagh 73 portlaoise
trunk |  | limerick 40 tipperary 40 clonmel 48 waterford
trunk |  | waterford 48 dungarvan 72 cork
trunk |  | limerick 68 mallow 35 cork
trunk |  | killarney 62 mallow
trunk |  | cork 82 skibbereen 33 bantry
trunk |  | cork 88 bantry
trunk |  | bantry 43 kenmare
mountain |  | kenmare 33 killarney
trunk |  | tralee 49 dingle
trunk |  | killarney 66 dingle
trunk |  | mullingar 60 cavan 50 monaghan
trunk |  | monaghan 48 dundalk
trunk |  | cavan 112 dublin
trunk |  | cavan 52 longford
motorway |  | portlaoise 40 carlow
motorway |  | dublin 50 wicklow 24 arklow 71 wexford
motorway |  | dublin 84 carlow 38 kilkenny
trunk |  | carlow 79 wexford
trunk |  | ennis 38 lisdoonvarna 62 galway
trunk |  | lisdoonvarna 10 doolin
trunk |  | ostersund 98 are 58 storlien 72 stjordal 35 trondheim
trunk |  | ostersund 185 sveg 140 mora
trunk |  | mora 88 falun 24 borlange 45 ludvika 110 orebro
trunk |  | mora 75 salen
trunk |  | salen 62 malung 112 borlange
trunk |  | malung 150 karlstad
trunk |  | ludvika 86 filipstad 62 karlstad
trunk |  | umea 128 lycksele 102 storuman 130 hemavan 95 mo-i-rana
trunk |  | storuman 155 arvidsjaur 155 jokkmokk 92 gallivare 122 kiruna
trunk |  | gallivare 145 pajala
trunk |  | lulea 168 jokkmokk
trunk |  | ostersund 308 storuman
trunk |  | helsingborg 128 ljungby 45 varnamo
trunk |  | ljungby 56 vaxjo
trunk |  | oskarshamn 68 vastervik 110 norrkoping
trunk |  | oskarshamn 66 vimmerby 95 linkoping
trunk |  | vaxjo 122 vimmerby
trunk |  | jonkoping 118 vimmerby
motorway |  | orebro 85 eskilstuna 112 stockholm
trunk |  | eskilstuna 45 vasteras
trunk |  | kuopio 76 varkaus 90 mikkeli
trunk |  | varkaus 80 savonlinna
trunk |  | varkaus 128 joensuu
trunk |  | varkaus 50 pieksamaki 82 jyvaskyla
trunk |  | pieksamaki 72 mikkeli
trunk |  | mikkeli 105 kouvola 62 lahti
trunk |  | kouvola 88 lappeenranta
trunk |  | kouvola 55 kotka
motorway |  | helsinki 50 porvoo 82 kotka
motorway |  | kotka 110 lappeenranta
motorway |  | helsinki 102 hameenlinna 78 tampere
trunk |  | hameenlinna 74 lahti
trunk |  | hameenlinna 142 turku
trunk |  | tampere 178 seinajoki 78 vaasa
trunk |  | seinajoki 128 kokkola
trunk |  | jyvaskyla 190 seinajoki
trunk |  | turku 92 rauma 50 pori
trunk |  | oulu 218 kuusamo 192 rovaniemi
trunk |  | kajaani 245 kuusamo
trunk |  | rovaniemi 150 kittila 80 muonio
trunk |  | rovaniemi 130 sodankyla 160 ivalo
trunk |  | sodankyla 92 kittila
trunk |  | muonio 105 pajala
trunk |  | burgas 36 nesebar 98 varna
trunk |  | sofia 100 blagoevgrad 55 bansko
trunk |  | blagoevgrad 48 rila
trunk |  | sofia 119 rila
trunk |  | blagoevgrad 215 thessaloniki
trunk |  | sofia 165 pleven 120 veliko-tarnovo 142 shumen
motorway |  | shumen 90 varna
trunk |  | pleven 150 ruse
trunk |  | veliko-tarnovo 108 ruse
trunk |  | ruse 112 shumen
trunk |  | veliko-tarnovo 122 stara-zagora
motorway |  | plovdiv 92 stara-zagora 172 burgas
motorway |  | plovdiv 80 haskovo
trunk |  | stara-zagora 62 haskovo
mountain |  | plovdiv 102 smolyan
trunk |  | sofia 112 montana 100 vidin
trunk |  | ohrid 16 struga 42 pogradec
trunk |  | ohrid 30 pogradec
trunk |  | pogradec 41 korce 65 kastoria
trunk |  | pogradec 85 elbasan 45 tirana
trunk |  | struga 92 elbasan
trunk |  | durres 85 fier 38 vlore
trunk |  | fier 48 berat
trunk |  | tirana 120 berat
mountain |  | vlore 125 sarande
trunk |  | fier 118 gjirokaster 55 sarande
trunk |  | gjirokaster 90 ioannina
mountain |  | korce 190 gjirokaster
motorway |  | tirana 140 kukes 40 prizren 80 pristina
trunk |  | prizren 98 skopje
trunk |  | skopje 42 tetovo 128 ohrid
motorway |  | skopje 54 veles
trunk |  | veles 78 prilep 44 bitola
motorway |  | veles 185 thessaloniki
trunk |  | bitola 34 florina 80 kozani
trunk |  | sarajevo 118 tuzla 65 doboj
trunk |  | sarajevo 72 zenica 78 doboj
trunk |  | zenica 85 jajce 72 banja-luka
trunk |  | jajce 130 bihac
trunk |  | banja-luka 140 bihac
trunk |  | banja-luka 98 doboj
trunk |  | bihac 36 plitvice
trunk |  | bihac 110 karlovac
trunk |  | doboj 75 slavonski-brod
mountain |  | sarajevo 75 foca 122 niksic
mountain |  | foca 125 trebinje
mountain |  | sarajevo 115 visegrad 58 uzice
trunk |  | mostar 118 trebinje 30 dubrovnik
trunk |  | trebinje 75 niksic 55 podgorica
trunk |  | trebinje 42 herceg-novi
mountain |  | podgorica 72 kolasin 38 bijelo-polje
mountain |  | niksic 75 zabljak
mountain |  | zabljak 88 kolasin
trunk |  | podgorica 56 bar
trunk |  | budva 40 bar 45 shkoder
mountain |  | bijelo-polje 115 zlatibor 24 uzice
mountain |  | bijelo-polje 95 novi-pazar
trunk |  | uzice 62 cacak 38 kraljevo 52 kragujevac
motorway |  | beograd 138 cacak
motorway |  | beograd 140 kragujevac
trunk |  | kraljevo 108 novi-pazar
trunk |  | beograd 95 valjevo 80 uzice
trunk |  | novi-pazar 110 pristina
trunk |  | bucuresti 112 buzau 175 bacau 125 iasi
trunk |  | bacau 150 suceava
trunk |  | bacau 60 piatra-neamt 110 suceava
trunk |  | iasi 145 suceava
trunk |  | suceava 192 bistrita 118 cluj-napoca
trunk |  | piatra-neamt 245 targu-mures
motorway |  | targu-mures 110 cluj-napoca
trunk |  | targu-mures 55 sighisoara 118 brasov
trunk |  | sighisoara 92 sibiu
trunk |  | bistrita 95 targu-mures
trunk |  | cluj-napoca 150 baia-mare
trunk |  | bistrita 150 baia-mare
motorway |  | bucuresti 60 ploiesti
trunk |  | ploiesti 112 brasov
trunk |  | ploiesti 70 buzau
trunk |  | buzau 145 galati
trunk |  | galati 95 tulcea 125 constanta
trunk |  | pitesti 62 ramnicu-valcea 98 sibiu
trunk |  | ramnicu-valcea 112 targu-jiu
trunk |  | craiova 108 targu-jiu 150 deva
trunk |  | craiova 122 ramnicu-valcea
trunk |  | bacau 178 brasov
trunk |  | iraklio 34 malia 30 agios-nikolaos 70 sitia
trunk |  | agios-nikolaos 36 ierapetra 62 sitia
trunk |  | iraklio 77 agia-galini 55 rethymno
motorway |  | thessaloniki 72 veria 62 kozani
trunk |  | veria 45 edessa 88 thessaloniki
trunk |  | edessa 70 florina
trunk |  | kozani 70 kastoria
trunk |  | florina 68 kastoria
motorway |  | kozani 55 grevena 72 metsovo 52 ioannina
trunk |  | grevena 70 kalambaka 22 trikala 62 larisa
mountain |  | kalambaka 66 metsovo
trunk |  | trikala 26 karditsa 95 lamia
trunk |  | karditsa 100 volos
motorway |  | ioannina 72 arta 82 agrinio 80 antirrio
trunk |  | arta 50 preveza
mountain |  | agrinio 108 karpenisi 78 lamia
trunk |  | lamia 72 amfissa 22 delphi
trunk |  | antirrio 105 amfissa
motorway |  | korinthos 50 argos
motorway |  | tripoli 60 sparta
trunk |  | argos 12 nafplio 30 epidaurus 60 korinthos
trunk |  | argos 60 tripoli
trunk |  | sparta 46 gytheio 66 monemvasia
trunk |  | sparta 94 monemvasia
mountain |  | sparta 58 kalamata
trunk |  | patra 96 pyrgos 20 olympia
trunk |  | pyrgos 62 kyparissia 68 kalamata
trunk |  | kyparissia 52 pylos 50 kalamata
mountain |  | olympia 128 tripoli
trunk |  | thessaloniki 85 serres 70 drama 36 kavala
motorway |  | kavala 54 xanthi 54 komotini 62 alexandroupoli
motorway |  | thessaloniki 70 katerini 85 larisa
trunk |  | katerini 62 veria
trunk |  | thessaloniki 68 polygyros
trunk |  | polygyros 44 kassandreia
trunk |  | athina 68 sounio 9 lavrio 62 athina
motorway | ES 30 | a-coruna 51 ferrol
trunk |  | jenbach 32 mayrhofen
motorway |  | innsbruck 37 jenbach 26 woergl
trunk |  | marken 9 monnickendam 7 volendam
trunk |  | monnickendam 15 amsterdam
trunk |  | volendam 22 hoorn
trunk |  | emmerich 12 kleve 25 nijmegen
motorway |  | emmerich 34 arnhem
trunk |  | torpoint 35 plymouth
motorway |  | vigo 27 cangas
trunk |  | makkum 26 stavoren
trunk |  | poole 16 wareham 16 swanage
trunk |  | edinburgh 33 burntisland 45 perth
trunk |  | inverness 55 tain 14 dornoch 120 thurso
trunk |  | lefkada 20 vonitsa 18 preveza
trunk |  | osijek 36 vukovar 37 ilok 4 backa-palanka 42 novi-sad
trunk |  | vigo 50 a-guarda 13 goian 16 caminha 26 viana-do-castelo
trunk |  | goian 17 valenca
trunk |  | tiel 16 wamel 36 nijmegen
trunk |  | gorinchem 13 woudrichem
trunk |  | lisboa 10 almada 27 barreiro 32 setubal
trunk |  | almada 42 setubal
trunk |  | bucuresti 64 giurgiu
trunk |  | castropol 8 ribadeo 90 lugo
motorway |  | oviedo 125 castropol 122 gijon
motorway |  | ribadeo 148 a-coruna
trunk |  | strangford 13 downpatrick 38 newtownards 29 portaferry
trunk |  | newtownards 16 belfast
trunk |  | downpatrick 34 belfast
trunk |  | kuivastu 75 kuressaare
trunk |  | kalundborg 38 slagelse
motorway |  | ringsted 30 slagelse 18 korsor
trunk |  | zadar 52 pag
`;
