/**
 * Towns on lakes, bays and estuaries, in valleys behind a crest and far from the other hubs, with the roads that lead to them: where the
 * straight line to a neighbour says nothing. The columns and the sources stand in `road-network.ts`.
 */
export const shoreHubRows = `
vlissingen | NL | 51.443 | 3.574 | 0
marken | NL | 52.458 | 5.104 | 0
wiek | DE | 54.62 | 13.29 | 0
born-darss | DE | 54.386 | 12.532 | 0
thyboroen | DK | 56.698 | 8.213 | 0
saint-jean-cap-ferrat | FR | 43.689 | 7.334 | 0
vir | HR | 44.3 | 15.085 | 0
novalja | HR | 44.557 | 14.886 | 0
sozopol | BG | 42.418 | 27.696 | 0
akranes | IS | 64.322 | -22.075 | 0
sortland | NO | 68.694 | 15.414 | 0
borsele | NL | 51.44 | 3.79 | 0
breskens | NL | 51.396 | 3.556 | 0
oostburg | NL | 51.326 | 3.487 | 0
knokke | BE | 51.35 | 3.287 | 0
delfzijl | NL | 53.33 | 6.918 | 0
maassluis | NL | 51.923 | 4.25 | 0
rozenburg | NL | 51.904 | 4.249 | 0
bunde | DE | 53.183 | 7.267 | 0
nordenham | DE | 53.486 | 8.481 | 0
brake | DE | 53.333 | 8.483 | 0
wischhafen | DE | 53.775 | 9.32 | 0
glueckstadt | DE | 53.789 | 9.426 | 0
itzehoe | DE | 53.925 | 9.516 | 0
brunsbuettel | DE | 53.896 | 9.105 | 0
elbtunnel | DE | 53.56 | 9.91 | 0
wedel | DE | 53.584 | 9.698 | 0
meersburg | DE | 47.694 | 9.271 | 0
ueberlingen | DE | 47.769 | 9.161 | 0
radolfzell | DE | 47.737 | 8.97 | 0
romanshorn | CH | 47.566 | 9.379 | 0
arbon | CH | 47.517 | 9.433 | 0
thonon | FR | 46.371 | 6.479 | 0
evian | FR | 46.401 | 6.588 | 0
nyon | CH | 46.383 | 6.24 | 0
morges | CH | 46.511 | 6.499 | 0
villeneuve | CH | 46.4 | 6.928 | 0
monthey | CH | 46.254 | 6.954 | 0
aigle | CH | 46.317 | 6.97 | 0
gstaad | CH | 46.475 | 7.286 | 0
zweisimmen | CH | 46.555 | 7.373 | 0
visp | CH | 46.294 | 7.882 | 0
kandersteg | CH | 46.494 | 7.672 | 0
goppenstein | CH | 46.367 | 7.753 | 0
meiringen | CH | 46.727 | 8.19 | 0
zernez | CH | 46.7 | 10.094 | 0
scuol | CH | 46.797 | 10.3 | 0
klosters | CH | 46.869 | 9.881 | 0
bellagio | IT | 45.988 | 9.262 | 0
menaggio | IT | 46.021 | 9.239 | 0
varenna | IT | 46.011 | 9.285 | 0
colico | IT | 46.135 | 9.37 | 0
verbania | IT | 45.921 | 8.552 | 0
stresa | IT | 45.884 | 8.533 | 0
arona | IT | 45.76 | 8.56 | 0
sesto-calende | IT | 45.728 | 8.633 | 0
laveno | IT | 45.909 | 8.62 | 0
luino | IT | 46.002 | 8.745 | 0
limone | IT | 45.815 | 10.793 | 0
riva-del-garda | IT | 45.886 | 10.841 | 0
malcesine | IT | 45.764 | 10.809 | 0
bardolino | IT | 45.547 | 10.721 | 0
peschiera | IT | 45.439 | 10.69 | 0
sirmione | IT | 45.495 | 10.607 | 0
desenzano | IT | 45.471 | 10.537 | 0
salo | IT | 45.605 | 10.521 | 0
rovereto | IT | 45.89 | 11.04 | 0
iseo | IT | 45.659 | 10.052 | 0
lovere | IT | 45.813 | 10.07 | 0
edolo | IT | 46.179 | 10.333 | 0
male | IT | 46.353 | 10.912 | 0
la-thuile | IT | 45.714 | 6.951 | 0
ischia | IT | 40.738 | 13.949 | 0
barcelonnette | FR | 44.387 | 6.652 | 0
blaye | FR | 45.128 | -0.662 | 0
pauillac | FR | 45.2 | -0.749 | 0
lesparre | FR | 45.307 | -0.938 | 0
soulac | FR | 45.511 | -1.125 | 0
royan | FR | 45.628 | -1.028 | 0
saint-nazaire | FR | 47.273 | -2.214 | 0
luchon | FR | 42.791 | 0.593 | 0
cierp-gaud | FR | 42.913 | 0.637 | 0
saint-gaudens | FR | 43.108 | 0.723 | 0
lannemezan | FR | 43.125 | 0.383 | 0
arreau | FR | 42.905 | 0.358 | 0
saint-lary-soulan | FR | 42.817 | 0.323 | 0
bagneres-de-bigorre | FR | 43.065 | 0.149 | 0
argeles-gazost | FR | 43.003 | -0.1 | 0
luz-saint-sauveur | FR | 42.872 | -0.003 | 0
laruns | FR | 42.988 | -0.425 | 0
saint-jean-pied-de-port | FR | 43.163 | -1.237 | 0
benasque | ES | 42.605 | 0.523 | 0
castejon-de-sos | ES | 42.512 | 0.493 | 0
vilaller | ES | 42.475 | 0.715 | 0
sort | ES | 42.41 | 1.13 | 0
bielsa | ES | 42.634 | 0.218 | 0
ainsa | ES | 42.416 | 0.139 | 0
barbastro | ES | 42.036 | 0.127 | 0
sabinanigo | ES | 42.518 | -0.366 | 0
el-puerto | ES | 36.594 | -6.233 | 0
rota | ES | 36.625 | -6.362 | 0
la-gomera | ES | 28.092 | -17.113 | 0
la-palma | ES | 28.684 | -17.764 | 0
formentera | ES | 38.706 | 1.429 | 0
alcacer-do-sal | PT | 38.373 | -8.514 | 0
comporta | PT | 38.381 | -8.786 | 0
herceg-novi | ME | 42.453 | 18.538 | 0
kotor | ME | 42.424 | 18.771 | 0
tivat | ME | 42.436 | 18.694 | 0
antirrio | GR | 38.33 | 21.766 | 0
delphi | GR | 38.48 | 22.494 | 0
livadeia | GR | 38.436 | 22.875 | 0
thebes | GR | 38.325 | 23.319 | 0
elefsina | GR | 38.041 | 23.542 | 0
nea-artaki | GR | 38.52 | 23.633 | 0
aliveri | GR | 38.417 | 24.033 | 0
istiaia | GR | 38.955 | 23.152 | 0
rethymno | GR | 35.366 | 24.482 | 0
sitia | GR | 35.208 | 26.105 | 0
preveza | GR | 38.957 | 20.751 | 0
lefkada | GR | 38.83 | 20.704 | 0
kassandreia | GR | 40.048 | 23.414 | 0
neos-marmaras | GR | 40.096 | 23.783 | 0
kokkola | FI | 63.838 | 23.131 | 0
ylivieska | FI | 64.083 | 24.55 | 0
kajaani | FI | 64.227 | 27.728 | 0
iisalmi | FI | 63.559 | 27.191 | 0
nurmes | FI | 63.543 | 29.14 | 0
savonlinna | FI | 61.868 | 28.88 | 0
mikkeli | FI | 61.689 | 27.272 | 0
ekenaes | FI | 59.974 | 23.434 | 0
hanko | FI | 59.833 | 22.95 | 0
bollnaes | SE | 61.348 | 16.395 | 0
arvidsjaur | SE | 65.59 | 19.167 | 0
harstad | NO | 68.798 | 16.542 | 0
leknes | NO | 68.147 | 13.612 | 0
finnsnes | NO | 69.23 | 17.981 | 0
llangefni | GB | 53.256 | -4.311 | 0
dartford | GB | 51.447 | 0.217 | 2
thurrock | GB | 51.485 | 0.29 | 0
rochester | GB | 51.388 | 0.505 | 1
chelmsford | GB | 51.736 | 0.479 | 2
southend | GB | 51.538 | 0.714 | 0
newport | GB | 51.588 | -2.998 | 2
rapperswil | CH | 47.227 | 8.818 | 0
waedenswil | CH | 47.229 | 8.672 | 0
meilen | CH | 47.27 | 8.643 | 0
zug | CH | 47.166 | 8.516 | 1
schwyz | CH | 47.021 | 8.653 | 0
enkhuizen | NL | 52.703 | 5.291 | 0
faerjestaden | SE | 56.65 | 16.469 | 0
civitanova | IT | 43.307 | 13.728 | 1
san-benedetto | IT | 42.944 | 13.883 | 1
vasto | IT | 42.112 | 14.708 | 1
termoli | IT | 41.999 | 14.995 | 1
biganos | FR | 44.644 | -0.979 | 1
andernos | FR | 44.743 | -1.103 | 0
cap-ferret | FR | 44.629 | -1.247 | 0
le-boulou | FR | 42.522 | 2.832 | 0
lermoos | AT | 47.403 | 10.88 | 0
nassereith | AT | 47.316 | 10.84 | 0
ferlach | AT | 46.527 | 14.302 | 0
trzic | SI | 46.365 | 14.31 | 0
chatel | FR | 46.267 | 6.841 | 0
crozon | FR | 48.246 | -4.489 | 0
padron | ES | 42.738 | -8.66 | 0
vilagarcia | ES | 42.596 | -8.765 | 0
cambados | ES | 42.514 | -8.813 | 0
betanzos | ES | 43.28 | -8.212 | 0
pontedeume | ES | 43.407 | -8.17 | 0
ares | ES | 43.43 | -8.243 | 0
ferrol | ES | 43.483 | -8.233 | 0
vimianzo | ES | 43.11 | -9.034 | 0
camarinas | ES | 43.131 | -9.182 | 0
muxia | ES | 43.105 | -9.218 | 0
greenock | GB | 55.948 | -4.765 | 0
dumbarton | GB | 55.944 | -4.57 | 0
helensburgh | GB | 56.005 | -4.733 | 0
venturina | IT | 43.03 | 10.6 | 0
hythe | GB | 50.86 | -1.402 | 0
nesoddtangen | NO | 59.862 | 10.663 | 0
laboe | DE | 54.4 | 10.217 | 0
dinard | FR | 48.631 | -2.061 | 0
horten | NO | 59.417 | 10.483 | 0
oulx | IT | 45.033 | 6.833 | 0
oloron | FR | 43.194 | -0.606 | 0
hellevoetsluis | NL | 51.833 | 4.133 | 0
middelharnis | NL | 51.758 | 4.165 | 0
burg-auf-fehmarn | DE | 54.433 | 11.2 | 0
heiligenhafen | DE | 54.37 | 10.98 | 0
gosport | GB | 50.795 | -1.129 | 0
jesolo | IT | 45.534 | 12.64 | 0
carbonia | IT | 39.167 | 8.522 | 0
iglesias | IT | 39.31 | 8.537 | 0
trogir | HR | 43.517 | 16.251 | 1
`;

export const shoreRoadRows = `
trunk |  | vlissingen 8 middelburg
motorway |  | middelburg 18 borsele
trunk |  | vlissingen 20 borsele 14 goes
trunk |  | amsterdam 21 marken 27 hoorn
trunk |  | bergen-auf-ruegen 31 wiek
trunk |  | rostock 56 born-darss 52 stralsund
trunk |  | holstebro 53 thyboroen
trunk |  | nice 9 saint-jean-cap-ferrat 24 menton
trunk |  | zadar 28 vir
trunk |  | zadar 78 novalja
trunk |  | burgas 35 sozopol
trunk |  | reykjavik 49 akranes
trunk |  | narvik 188 sortland 110 svolvaer
trunk |  | terneuzen 24 breskens 10 oostburg 27 terneuzen
trunk |  | oostburg 22 knokke 19 brugge
trunk |  | groningen 30 delfzijl 28 winschoten
trunk |  | delfzijl 38 bunde
motorway |  | winschoten 22 bunde 16 leer
motorway |  | bunde 38 emden
motorway |  | maassluis 12 rozenburg 28 rotterdam
motorway |  | rotterdam 20 maassluis 14 hoek-van-holland
trunk |  | bremerhaven 35 nordenham 25 brake 32 oldenburg
trunk |  | brake 38 bremerhaven
trunk |  | nordenham 62 wilhelmshaven
trunk |  | stade 32 wischhafen 48 cuxhaven
trunk |  | hamburg 54 glueckstadt 23 itzehoe
motorway |  | hamburg 60 itzehoe 54 heide
trunk |  | itzehoe 30 brunsbuettel 30 glueckstadt
trunk |  | brunsbuettel 36 heide
trunk |  | hamburg 22 wedel 18 elbtunnel
motorway |  | stade 42 elbtunnel 54 itzehoe
motorway |  | elbtunnel 10 hamburg
trunk |  | friedrichshafen 18 meersburg 13 ueberlingen 22 radolfzell 20 konstanz
trunk |  | radolfzell 12 singen
trunk |  | konstanz 20 romanshorn 9 arbon 13 st-gallen
trunk |  | romanshorn 21 st-gallen
trunk |  | arbon 32 bregenz
trunk |  | geneve 35 thonon 10 evian 34 villeneuve
trunk |  | evian 38 monthey 24 martigny
motorway |  | geneve 24 nyon 27 morges 12 lausanne
motorway |  | montreux 6 villeneuve 12 aigle 26 martigny
trunk |  | aigle 11 monthey
trunk |  | interlaken 60 zweisimmen 17 gstaad
trunk |  | thun 50 zweisimmen
trunk |  | thun 40 kandersteg
trunk |  | goppenstein 28 visp
trunk |  | sion 46 visp 9 brig
trunk |  | visp 36 zermatt
trunk |  | visp 27 saas-fee
trunk |  | interlaken 29 meiringen 45 luzern
trunk |  | st-moritz 34 zernez 27 scuol 57 landeck
trunk |  | davos 12 klosters 47 sargans
trunk |  | klosters 48 chur
trunk |  | lecco 22 bellagio 31 como
trunk |  | como 36 menaggio 33 colico
trunk |  | menaggio 28 lugano
trunk |  | lecco 23 varenna 21 colico
trunk |  | colico 42 sondrio
trunk |  | colico 27 chiavenna
trunk |  | domodossola 37 verbania 14 stresa 17 arona 10 sesto-calende 29 laveno
trunk |  | verbania 40 locarno
trunk |  | laveno 22 varese
trunk |  | laveno 16 luino 38 locarno
trunk |  | luino 24 lugano
motorway |  | sesto-calende 55 milano
motorway |  | arona 38 novara
trunk |  | sesto-calende 24 varese
trunk |  | riva-del-garda 11 limone 37 salo 22 desenzano
trunk |  | riva-del-garda 18 malcesine 36 bardolino 16 peschiera
trunk |  | riva-del-garda 46 trento
trunk |  | riva-del-garda 20 rovereto
motorway | IT 85 | trento 25 rovereto 78 verona
motorway | IT 80 | brescia 32 desenzano 16 peschiera 26 verona
trunk |  | desenzano 10 sirmione 12 peschiera
trunk |  | salo 31 brescia
trunk |  | bardolino 32 verona
trunk |  | brescia 25 iseo 24 lovere 56 edolo
trunk |  | bergamo 42 lovere
trunk |  | male 58 trento
trunk |  | male 60 bolzano
trunk |  | la-thuile 15 courmayeur
trunk |  | la-thuile 41 aosta
trunk |  | barcelonnette 69 gap
trunk |  | bordeaux 50 blaye 78 royan 40 saintes
trunk |  | bordeaux 53 pauillac 22 lesparre 30 soulac
trunk |  | bordeaux 70 lesparre
motorway | FR 60 | royan 124 bordeaux
trunk |  | nantes 64 saint-nazaire
trunk |  | saint-nazaire 76 vannes
motorway | FR 60 | toulouse 92 saint-gaudens 28 lannemezan 37 tarbes
trunk |  | saint-gaudens 29 cierp-gaud 17 luchon
trunk |  | cierp-gaud 44 vielha
trunk |  | lannemezan 30 arreau 12 saint-lary-soulan
trunk |  | tarbes 21 bagneres-de-bigorre 22 lourdes
trunk |  | lourdes 13 argeles-gazost 18 luz-saint-sauveur
trunk |  | bagneres-de-bigorre 38 lannemezan
trunk |  | pau 40 laruns
trunk |  | bayonne 55 saint-jean-pied-de-port
trunk |  | vilaller 135 lleida
trunk |  | vilaller 27 castejon-de-sos 15 benasque
trunk |  | castejon-de-sos 84 barbastro
trunk |  | castejon-de-sos 62 ainsa
trunk |  | bielsa 34 ainsa 56 barbastro
motorway |  | huesca 52 barbastro 69 lleida
trunk |  | sort 132 lleida
trunk |  | sort 52 la-seu
trunk |  | huesca 55 sabinanigo 18 jaca
trunk |  | sabinanigo 68 ainsa
motorway |  | cadiz 22 el-puerto 16 jerez
trunk |  | el-puerto 22 rota
trunk |  | rota 28 jerez
motorway | PT 90 | palmela 46 alcacer-do-sal 160 albufeira
motorway |  | setubal 50 alcacer-do-sal
trunk |  | alcacer-do-sal 28 comporta
trunk |  | dubrovnik 48 herceg-novi 43 kotor 23 budva
trunk |  | kotor 11 tivat 22 budva
trunk |  | antirrio 36 missolonghi
trunk |  | antirrio 112 delphi 48 livadeia 45 thebes
trunk |  | delphi 76 lamia
motorway | GR 70 | athina 22 elefsina 62 korinthos
trunk |  | elefsina 46 thebes
motorway | GR 80 | athina 84 thebes
trunk |  | thebes 35 chalkida
trunk |  | chalkida 8 nea-artaki 125 istiaia
trunk |  | chalkida 48 aliveri
trunk |  | chania 60 rethymno 80 iraklio 130 sitia
trunk |  | igoumenitsa 92 preveza 20 lefkada
trunk |  | preveza 115 missolonghi
trunk |  | thessaloniki 95 kassandreia
trunk |  | thessaloniki 128 neos-marmaras
trunk |  | vaasa 122 kokkola 200 oulu
trunk |  | kokkola 84 ylivieska 132 oulu
trunk |  | kuopio 86 iisalmi 85 kajaani 182 oulu
trunk |  | joensuu 128 nurmes 116 kajaani
trunk |  | lappeenranta 108 mikkeli 165 kuopio
trunk |  | jyvaskyla 113 mikkeli 134 lahti
trunk |  | mikkeli 105 savonlinna 134 joensuu
trunk |  | savonlinna 158 lappeenranta
trunk |  | helsinki 94 ekenaes 36 hanko
trunk |  | ekenaes 104 turku
trunk |  | gavle 106 bollnaes 152 sundsvall
trunk |  | skelleftea 135 arvidsjaur
trunk |  | narvik 120 harstad 172 svolvaer 68 leknes
trunk |  | narvik 158 finnsnes 162 tromso
trunk |  | london 34 thurrock 38 southend
motorway |  | thurrock 8 dartford
trunk |  | rochester 30 sheerness
trunk |  | southampton 17 hythe
trunk |  | oslo 46 nesoddtangen
trunk |  | kiel 19 laboe
trunk |  | saint-malo 12 dinard
trunk |  | thurrock 38 chelmsford 34 southend
motorway |  | dartford 90 folkestone
trunk |  | zuerich 20 meilen 17 rapperswil 16 waedenswil
motorway |  | luzern 28 zug 30 zuerich
trunk |  | zug 20 waedenswil
trunk |  | luzern 37 schwyz 16 altdorf
trunk |  | schwyz 32 waedenswil
trunk |  | mestre 40 jesolo 44 treviso
trunk |  | cagliari 57 iglesias 22 carbonia 20 sant-antioco
motorway |  | sibenik 56 trogir 27 split
trunk |  | faerjestaden 32 borgholm
trunk |  | biganos 18 andernos 32 cap-ferret
trunk |  | bordeaux 48 andernos
motorway |  | perpignan 22 le-boulou
trunk |  | tonsberg 21 horten 54 drammen
trunk |  | oloron 33 pau
trunk |  | heiligenhafen 18 burg-auf-fehmarn 10 puttgarden
motorway |  | luebeck 72 heiligenhafen
trunk |  | kiel 66 heiligenhafen
trunk |  | portsmouth 22 gosport
trunk |  | gosport 32 southampton
trunk |  | thonon 40 chatel
trunk |  | bangor 18 llangefni 28 holyhead
`;
