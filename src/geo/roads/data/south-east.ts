/**
 * The hubs and the roads of Croatia, the Balkans, Romania, Bulgaria, Greece, Turkey and Cyprus. The columns and the sources stand in
 * `road-network.ts`.
 */
export const southEastHubRows = `
zagreb | HR | 45.814 | 15.978 | 3
varazdin | HR | 46.304 | 16.338 | 2
karlovac | HR | 45.492 | 15.55 | 2
plitvice | HR | 44.88 | 15.62 | 0
gospic | HR | 44.546 | 15.375 | 5
rijeka | HR | 45.327 | 14.442 | 2
pula | HR | 44.868 | 13.848 | 0
porec | HR | 45.226 | 13.595 | 0
zadar | HR | 44.116 | 15.225 | 10
sibenik | HR | 43.734 | 15.894 | 4
split | HR | 43.509 | 16.439 | 4
makarska | HR | 43.297 | 17.018 | 0
ploce | HR | 43.056 | 17.433 | 2
dubrovnik | HR | 42.641 | 18.109 | 0
slavonski-brod | HR | 45.16 | 18.016 | 2
osijek | HR | 45.551 | 18.694 | 2
senj | HR | 44.989 | 14.906 | 0
krk | HR | 45.027 | 14.575 | 0
supetar | HR | 43.384 | 16.555 | 0
stari-grad | HR | 43.184 | 16.6 | 0
korcula | HR | 42.96 | 17.135 | 0
orebic | HR | 42.975 | 17.18 | 0
cres | HR | 44.96 | 14.41 | 0
rab | HR | 44.757 | 14.76 | 0
sarajevo | BA | 43.849 | 18.356 | 3
mostar | BA | 43.343 | 17.808 | 1
banja-luka | BA | 44.778 | 17.194 | 2
podgorica | ME | 42.441 | 19.264 | 0
budva | ME | 42.286 | 18.84 | 0
tirana | AL | 41.328 | 19.819 | 0
durres | AL | 41.324 | 19.455 | 3
shkoder | AL | 42.068 | 19.513 | 0
skopje | MK | 41.996 | 21.431 | 3
ohrid | MK | 41.117 | 20.802 | 0
bitola | MK | 41.031 | 21.335 | 0
pristina | XK | 42.673 | 21.167 | 3
beograd | RS | 44.804 | 20.4651 | 2
novi-sad | RS | 45.252 | 19.837 | 4
subotica | RS | 46.1 | 19.667 | 5
nis | RS | 43.325 | 21.903 | 3
sofia | BG | 42.698 | 23.324 | 4
plovdiv | BG | 42.15 | 24.75 | 5
burgas | BG | 42.506 | 27.468 | 2
varna | BG | 43.217 | 27.917 | 2
ruse | BG | 43.849 | 25.953 | 0
vidin | BG | 43.992 | 22.882 | 0
bucuresti | RO | 44.4323 | 26.1063 | 4
constanta | RO | 44.181 | 28.634 | 2
brasov | RO | 45.649 | 25.606 | 2
sibiu | RO | 45.8 | 24.15 | 2
pitesti | RO | 44.85 | 24.867 | 2
craiova | RO | 44.317 | 23.8 | 2
timisoara | RO | 45.754 | 21.226 | 3
arad | RO | 46.183 | 21.317 | 3
oradea | RO | 47.046 | 21.918 | 2
cluj-napoca | RO | 46.767 | 23.6 | 2
deva | RO | 45.883 | 22.9 | 1
iasi | RO | 47.167 | 27.6 | 0
chisinau | MD | 47.006 | 28.858 | 0
athina | GR | 37.9838 | 23.7278 | 0
korinthos | GR | 37.94 | 22.95 | 2
patra | GR | 38.246 | 21.735 | 1
tripoli | GR | 37.51 | 22.374 | 1
kalamata | GR | 37.039 | 22.114 | 0
lamia | GR | 38.9 | 22.434 | 2
larisa | GR | 39.637 | 22.42 | 2
volos | GR | 39.367 | 22.943 | 0
thessaloniki | GR | 40.64 | 22.944 | 4
kavala | GR | 40.939 | 24.402 | 1
alexandroupoli | GR | 40.849 | 25.874 | 2
ioannina | GR | 39.665 | 20.854 | 3
igoumenitsa | GR | 39.503 | 20.265 | 0
kerkyra | GR | 39.62 | 19.92 | 0
iraklio | GR | 35.34 | 25.134 | 0
chania | GR | 35.512 | 24.018 | 0
rodos | GR | 36.434 | 28.218 | 0
missolonghi | GR | 38.37 | 21.43 | 0
chalkida | GR | 38.46 | 23.6 | 0
edirne | TR | 41.677 | 26.556 | 3
istanbul | TR | 41.014 | 28.95 | 2
bursa | TR | 40.196 | 29.06 | 2
gebze | TR | 40.8 | 29.43 | 0
izmir | TR | 38.413 | 27.138 | 0
ankara | TR | 39.92 | 32.854 | 0
nicosia | CY | 35.16 | 33.365 | 0
larnaca | CY | 34.92 | 33.63 | 0
limassol | CY | 34.684 | 33.038 | 0
paphos | CY | 34.776 | 32.425 | 0
`;

export const southEastRoadRows = `
motorway | HR 85 | zagreb 55 karlovac
motorway | HR 85 | karlovac 114 rijeka
trunk |  | karlovac 83 plitvice
motorway | HR 90 | karlovac 148 gospic
motorway | HR 85 | gospic 95 zadar
motorway | HR 80 | zadar 158 split
motorway | HR 70 | zadar 88 sibenik
motorway | HR 60 | sibenik 84 split
trunk |  | plitvice 75 gospic
trunk |  | plitvice 122 zadar
motorway | HR 75 | split 116 ploce
trunk |  | split 64 makarska
trunk |  | makarska 62 ploce
trunk |  | ploce 108 dubrovnik
motorway | HR 60 | rijeka 108 pula
trunk |  | pula 56 porec
motorway | HR 40 | rijeka 90 porec
trunk |  | rijeka 74 trieste
trunk |  | rijeka 70 senj
mountain |  | senj 85 gospic
mountain |  | senj 150 zadar
motorway | HR 85 | zagreb 84 varazdin
motorway | HR 90 | zagreb 192 slavonski-brod
motorway | HR 60 | slavonski-brod 95 osijek
motorway | HR 45 | slavonski-brod 207 beograd
trunk |  | osijek 130 novi-sad
trunk |  | varazdin 230 osijek
mountain |  | slavonski-brod 200 sarajevo
trunk |  | sarajevo 128 mostar 62 ploce
trunk |  | sarajevo 195 banja-luka
trunk |  | banja-luka 188 zagreb
trunk |  | banja-luka 82 slavonski-brod
mountain |  | banja-luka 235 split
trunk |  | mostar 145 split
trunk |  | mostar 140 dubrovnik
mountain |  | sarajevo 240 podgorica
mountain |  | sarajevo 290 beograd
trunk |  | budva 64 podgorica
trunk |  | podgorica 62 shkoder 98 tirana
motorway |  | tirana 37 durres
mountain |  | tirana 132 ohrid
trunk |  | ohrid 175 skopje
trunk |  | ohrid 70 bitola
trunk |  | bitola 172 skopje
trunk |  | bitola 178 thessaloniki
motorway |  | durres 305 pristina
trunk |  | tirana 240 ioannina
motorway | RS 85 | beograd 94 novi-sad
motorway | RS 85 | novi-sad 104 subotica
motorway | RS 85 | beograd 239 nis
motorway | RS 60 | nis 165 sofia
motorway | RS 55 | nis 200 skopje
motorway |  | nis 128 pristina 90 skopje
motorway | MK 75 | skopje 236 thessaloniki
mountain |  | beograd 445 podgorica
trunk |  | beograd 160 timisoara
trunk |  | skopje 245 sofia
motorway |  | sofia 146 plovdiv 255 burgas
trunk |  | burgas 130 varna
trunk |  | sofia 442 varna
trunk |  | sofia 295 thessaloniki
motorway |  | plovdiv 190 edirne
motorway |  | edirne 240 istanbul
trunk |  | sofia 205 vidin
trunk |  | sofia 315 ruse
trunk |  | ruse 195 varna
motorway |  | istanbul 51 gebze 104 bursa 330 izmir
motorway |  | istanbul 450 ankara
motorway |  | bucuresti 225 constanta
motorway |  | bucuresti 115 pitesti
trunk |  | constanta 158 varna
mountain |  | pitesti 165 sibiu
motorway |  | sibiu 125 deva
motorway |  | deva 155 arad
motorway |  | deva 158 timisoara
motorway |  | arad 56 timisoara
trunk |  | arad 118 oradea
trunk |  | oradea 155 cluj-napoca
motorway |  | cluj-napoca 175 sibiu
trunk |  | bucuresti 184 brasov
trunk |  | brasov 143 sibiu
trunk |  | brasov 310 iasi
trunk |  | brasov 275 cluj-napoca
trunk |  | bucuresti 390 iasi
motorway |  | bucuresti 235 craiova
trunk |  | pitesti 124 craiova
trunk |  | pitesti 140 brasov
trunk |  | craiova 335 timisoara
trunk |  | cluj-napoca 395 iasi
trunk |  | iasi 140 chisinau
motorway | GR 85 | athina 214 lamia
motorway | GR 85 | lamia 118 larisa
motorway | GR 85 | larisa 154 thessaloniki
trunk |  | larisa 62 volos
motorway | GR 60 | lamia 112 volos
trunk |  | athina 82 chalkida
motorway | GR 85 | korinthos 133 patra
motorway | GR 85 | korinthos 82 tripoli 84 kalamata
motorway | GR 60 | missolonghi 195 ioannina
motorway | GR 80 | ioannina 82 igoumenitsa
motorway | GR 60 | ioannina 262 thessaloniki
trunk |  | larisa 205 ioannina
trunk |  | patra 215 kalamata
motorway | GR 60 | thessaloniki 155 kavala 180 alexandroupoli
trunk |  | alexandroupoli 120 edirne
trunk |  | alexandroupoli 290 istanbul
motorway |  | nicosia 48 larnaca
motorway |  | nicosia 84 limassol
motorway |  | larnaca 70 limassol 68 paphos
trunk |  | orebic 112 dubrovnik
trunk |  | orebic 80 ploce
`;
