/** The hubs and the roads of Italy with its islands, San Marino and Malta. The columns and the sources stand in `road-network.ts`. */
export const italyHubRows = `
torino | IT | 45.07 | 7.687 | 3
livigno | IT | 46.538 | 10.136 | 0
madonna-di-campiglio | IT | 46.229 | 10.826 | 0
selva | IT | 46.555 | 11.76 | 0
canazei | IT | 46.477 | 11.771 | 0
sestriere | IT | 44.957 | 6.88 | 0
cervinia | IT | 45.936 | 7.631 | 0
aosta | IT | 45.738 | 7.317 | 2
courmayeur | IT | 45.79 | 6.97 | 0
bardonecchia | IT | 45.075 | 6.699 | 0
susa | IT | 45.137 | 7.058 | 1
asti | IT | 44.902 | 8.208 | 2
alessandria | IT | 44.909 | 8.61 | 3
cuneo | IT | 44.391 | 7.548 | 2
novara | IT | 45.447 | 8.621 | 2
milano | IT | 45.464 | 9.19 | 4
como | IT | 45.808 | 9.083 | 2
lecco | IT | 45.856 | 9.397 | 1
sondrio | IT | 46.169 | 9.871 | 0
bormio | IT | 46.467 | 10.37 | 0
chiavenna | IT | 46.321 | 9.398 | 0
varese | IT | 45.821 | 8.825 | 1
domodossola | IT | 46.117 | 8.293 | 0
bergamo | IT | 45.696 | 9.667 | 2
brescia | IT | 45.536 | 10.215 | 3
verona | IT | 45.43 | 10.984 | 3
trento | IT | 46.068 | 11.121 | 1
bolzano | IT | 46.491 | 11.34 | 1
merano | IT | 46.668 | 11.16 | 0
bressanone | IT | 46.7167 | 11.6567 | 1
brennero | IT | 47.003 | 11.507 | 0
dobbiaco | IT | 46.735 | 12.222 | 0
cortina | IT | 46.5369 | 12.139 | 0
belluno | IT | 46.143 | 12.216 | 1
vicenza | IT | 45.547 | 11.547 | 3
padova | IT | 45.408 | 11.886 | 2
venezia | IT | 45.438 | 12.319 | 0
mestre | IT | 45.494 | 12.243 | 1
treviso | IT | 45.667 | 12.242 | 2
palmanova | IT | 45.905 | 13.31 | 0
udine | IT | 46.069 | 13.237 | 3
trieste | IT | 45.65 | 13.777 | 5
gorizia | IT | 45.941 | 13.622 | 1
tarvisio | IT | 46.506 | 13.587 | 0
tortona | IT | 44.898 | 8.864 | 1
piacenza | IT | 45.052 | 9.693 | 2
cremona | IT | 45.133 | 10.021 | 2
mantova | IT | 45.16 | 10.798 | 3
parma | IT | 44.799 | 10.326 | 2
reggio-emilia | IT | 44.6983 | 10.6312 | 2
modena | IT | 44.648 | 10.925 | 3
bologna | IT | 44.494 | 11.339 | 3
ferrara | IT | 44.838 | 11.621 | 3
ravenna | IT | 44.413 | 12.201 | 2
forli | IT | 44.222 | 12.041 | 2
rimini | IT | 44.058 | 12.565 | 3
pesaro | IT | 43.909 | 12.916 | 2
ancona | IT | 43.594 | 13.503 | 6
genova | IT | 44.405 | 8.944 | 3
savona | IT | 44.309 | 8.477 | 2
sanremo | IT | 43.8159 | 7.7761 | 2
ventimiglia | IT | 43.79 | 7.609 | 1
la-spezia | IT | 44.103 | 9.824 | 8
pisa | IT | 43.709 | 10.404 | 2
lucca | IT | 43.844 | 10.504 | 1
livorno | IT | 43.544 | 10.326 | 3
firenze | IT | 43.779 | 11.246 | 4
siena | IT | 43.318 | 11.331 | 1
grosseto | IT | 42.763 | 11.109 | 1
piombino | IT | 42.925 | 10.53 | 0
portoferraio | IT | 42.815 | 10.325 | 0
augusta | IT | 37.23 | 15.22 | 0
arezzo | IT | 43.463 | 11.881 | 10
perugia | IT | 43.112 | 12.389 | 2
orvieto | IT | 42.719 | 12.112 | 6
terni | IT | 42.563 | 12.643 | 3
viterbo | IT | 42.419 | 12.106 | 1
civitavecchia | IT | 42.093 | 11.797 | 2
roma | IT | 41.892 | 12.511 | 2
l-aquila | IT | 42.3505 | 13.3995 | 2
teramo | IT | 42.661 | 13.699 | 1
pescara | IT | 42.458 | 14.203 | 3
foggia | IT | 41.458 | 15.552 | 4
cerignola | IT | 41.265 | 15.896 | 4
bari | IT | 41.121 | 16.87 | 3
brindisi | IT | 40.632 | 17.936 | 2
lecce | IT | 40.355 | 18.172 | 0
taranto | IT | 40.464 | 17.247 | 1
matera | IT | 40.666 | 16.605 | 1
potenza | IT | 40.642 | 15.808 | 2
cassino | IT | 41.486 | 13.828 | 3
caserta | IT | 41.073 | 14.332 | 2
napoli | IT | 40.852 | 14.268 | 2
sorrento | IT | 40.627 | 14.378 | 0
amalfi | IT | 40.634 | 14.603 | 0
foligno | IT | 42.95 | 12.7 | 1
avellino | IT | 40.915 | 14.791 | 1
benevento | IT | 41.131 | 14.778 | 1
salerno | IT | 40.675 | 14.793 | 2
cosenza | IT | 39.299 | 16.253 | 2
sibari | IT | 39.74 | 16.45 | 0
lamezia-terme | IT | 38.92 | 16.25 | 1
catanzaro | IT | 38.882 | 16.601 | 1
crotone | IT | 39.081 | 17.128 | 0
villa-san-giovanni | IT | 38.22 | 15.637 | 1
reggio-calabria | IT | 38.1105 | 15.6613 | 0
messina | IT | 38.194 | 15.553 | 2
catania | IT | 37.492 | 15.07 | 3
gela | IT | 37.066 | 14.25 | 0
siracusa | IT | 37.075 | 15.287 | 2
ragusa | IT | 36.926 | 14.724 | 1
pozzallo | IT | 36.73 | 14.847 | 0
agrigento | IT | 37.311 | 13.577 | 1
caltanissetta | IT | 37.49 | 14.062 | 3
enna | IT | 37.566 | 14.274 | 5
cefalu | IT | 38.03 | 14.02 | 1
policoro | IT | 40.21 | 16.68 | 0
palermo | IT | 38.132 | 13.336 | 2
trapani | IT | 38.018 | 12.536 | 0
cagliari | IT | 39.231 | 9.119 | 1
villasimius | IT | 39.144 | 9.519 | 0
sant-antioco | IT | 39.07 | 8.453 | 0
grado | IT | 45.678 | 13.395 | 0
oristano | IT | 39.904 | 8.593 | 2
nuoro | IT | 40.32 | 9.326 | 4
sassari | IT | 40.726 | 8.556 | 1
alghero | IT | 40.56 | 8.32 | 0
porto-torres | IT | 40.834 | 8.405 | 0
olbia | IT | 40.923 | 9.498 | 1
santa-teresa | IT | 41.24 | 9.19 | 0
san-marino | SM | 43.936 | 12.447 | 0
valletta | MT | 35.8997 | 14.5147 | 0
victoria-gozo | MT | 36.044 | 14.24 | 0
`;

export const italyRoadRows = `
motorway | IT 90 | torino 97 novara 50 milano
motorway | IT 90 | torino 115 aosta
motorway | IT 80 | aosta 38 courmayeur
motorway | IT 85 | novara 115 aosta
motorway | IT 75 | torino 55 susa 24 oulx 14 bardonecchia
motorway | IT 80 | torino 57 asti 40 alessandria
motorway | IT 85 | alessandria 22 tortona
motorway | IT 85 | tortona 72 genova
motorway | IT 85 | alessandria 84 genova
motorway | IT 85 | tortona 78 milano
motorway | IT 90 | tortona 79 piacenza
motorway | IT 85 | alessandria 70 novara
motorway | IT 80 | torino 96 cuneo
motorway | IT 90 | torino 142 savona
motorway | IT 70 | cuneo 105 savona
motorway | IT 75 | asti 92 cuneo
motorway | IT 85 | milano 68 piacenza 62 parma 29 reggio-emilia 27 modena 41 bologna
motorway | IT 80 | milano 52 bergamo 54 brescia
motorway | IT 80 | verona 53 vicenza 38 padova
motorway | IT 85 | milano 92 brescia
motorway | IT 60 | milano 48 como
motorway |  | milano 56 lecco
motorway | IT 60 | milano 57 varese
trunk |  | como 30 varese
trunk |  | como 30 lecco
motorway | IT 60 | milano 124 domodossola
trunk |  | domodossola 58 locarno
motorway | IT 70 | domodossola 92 novara
trunk |  | sondrio 64 bormio
trunk |  | chiavenna 62 sondrio
trunk |  | lecco 34 bergamo
motorway | IT 80 | piacenza 36 cremona
motorway | IT 85 | cremona 55 brescia
trunk |  | cremona 66 mantova
motorway | IT 70 | mantova 42 verona
motorway | IT 75 | mantova 70 modena
motorway | IT 85 | verona 102 modena
motorway | IT 85 | trento 58 bolzano 42 bressanone 47 brennero
motorway | IT 60 | padova 38 mestre
trunk |  | mestre 10 venezia
motorway | IT 85 | padova 77 ferrara
motorway | IT 75 | ferrara 50 bologna
motorway | IT 70 | mestre 30 treviso
motorway | IT 85 | treviso 82 belluno
trunk |  | belluno 71 cortina
mountain |  | cortina 32 dobbiaco
trunk |  | bressanone 64 dobbiaco 45 lienz
trunk |  | trento 112 belluno
trunk |  | trento 92 vicenza
mountain |  | trento 160 cortina
motorway | IT 90 | mestre 101 palmanova
motorway | IT 80 | palmanova 22 udine
motorway | IT 70 | palmanova 54 trieste
motorway | IT 80 | palmanova 30 gorizia
trunk |  | gorizia 45 trieste
trunk |  | gorizia 38 udine
motorway | IT 90 | udine 96 tarvisio
motorway | IT 60 | treviso 100 palmanova
motorway | IT 85 | bologna 103 firenze
motorway | IT 85 | firenze 82 arezzo 108 orvieto 122 roma
motorway |  | firenze 72 siena 75 grosseto
motorway |  | siena 62 arezzo
motorway |  | siena 106 perugia
trunk |  | arezzo 78 perugia
trunk |  | siena 118 orvieto
motorway |  | perugia 82 terni
trunk |  | perugia 80 orvieto
motorway | IT 50 | terni 103 roma
trunk |  | terni 62 viterbo 83 roma
trunk |  | viterbo 46 orvieto
trunk |  | viterbo 58 civitavecchia
trunk |  | terni 100 l-aquila
motorway |  | firenze 86 pisa
motorway | IT 80 | firenze 75 lucca
motorway | IT 50 | lucca 22 pisa
motorway | IT 40 | pisa 24 livorno
motorway | IT 30 | livorno 136 grosseto
motorway |  | grosseto 110 civitavecchia
motorway | IT 70 | civitavecchia 76 roma
motorway | IT 85 | pisa 80 la-spezia
motorway | IT 85 | lucca 76 la-spezia
motorway | IT 85 | la-spezia 108 genova
motorway | IT 90 | la-spezia 125 parma
motorway | IT 75 | genova 49 savona
motorway | IT 85 | savona 96 sanremo
motorway | IT 75 | sanremo 18 ventimiglia 13 menton
motorway | IT 60 | bologna 82 ravenna
motorway | IT 85 | bologna 70 forli 54 rimini
trunk |  | ravenna 29 forli
trunk |  | ravenna 55 rimini
trunk |  | ravenna 76 ferrara
trunk |  | rimini 23 san-marino
motorway | IT 85 | rimini 41 pesaro 76 ancona
motorway |  | ancona 145 perugia
trunk |  | pesaro 150 perugia
motorway |  | forli 170 perugia
trunk |  | san-benedetto 46 teramo
motorway | IT 80 | ancona 48 civitanova 47 san-benedetto 69 pescara
motorway | IT 60 | teramo 62 pescara
motorway | IT 85 | pescara 72 vasto 31 termoli 79 foggia
motorway | IT 85 | foggia 40 cerignola
motorway | IT 80 | foggia 132 bari
motorway | IT 80 | cerignola 92 bari
motorway | IT 85 | cerignola 122 avellino
motorway | IT 60 | avellino 56 napoli
motorway |  | avellino 35 salerno
trunk |  | avellino 34 benevento
motorway | IT 85 | benevento 100 cerignola
trunk |  | benevento 66 caserta
motorway |  | bari 115 brindisi 40 lecce
motorway | IT 60 | bari 95 taranto
trunk |  | brindisi 74 taranto
trunk |  | bari 66 matera
trunk |  | taranto 82 matera
trunk |  | matera 102 potenza
motorway |  | potenza 106 salerno
trunk |  | potenza 110 foggia
trunk |  | taranto 70 policoro 60 sibari
trunk |  | sibari 78 cosenza
trunk |  | sibari 118 crotone
motorway | IT 85 | roma 130 cassino 76 caserta
motorway | IT 60 | caserta 34 napoli
motorway | IT 50 | napoli 57 salerno
trunk |  | napoli 50 sorrento
motorway |  | salerno 252 cosenza 67 lamezia-terme 112 villa-san-giovanni 14 reggio-calabria
motorway |  | lamezia-terme 38 catanzaro
trunk |  | catanzaro 68 crotone
motorway |  | salerno 218 sibari
motorway | IT 85 | roma 118 l-aquila
motorway | IT 85 | l-aquila 70 teramo
motorway | IT 85 | l-aquila 106 pescara
motorway | IT 85 | roma 208 pescara
trunk |  | pescara 195 caserta
trunk |  | cassino 150 pescara
motorway | IT 80 | messina 96 catania
motorway |  | catania 42 augusta 34 siracusa
motorway |  | catania 86 enna
motorway |  | enna 138 palermo
motorway | IT 85 | messina 158 cefalu 69 palermo
motorway |  | palermo 108 trapani
trunk |  | palermo 128 agrigento
trunk |  | agrigento 60 caltanissetta 34 enna
trunk |  | caltanissetta 128 palermo
trunk |  | siracusa 82 ragusa
trunk |  | siracusa 62 pozzallo 34 ragusa
trunk |  | catania 103 ragusa
trunk |  | ragusa 62 gela 73 agrigento
trunk |  | catania 107 gela
trunk |  | agrigento 148 trapani
motorway |  | cagliari 95 oristano
motorway |  | oristano 94 nuoro
motorway |  | oristano 124 sassari
trunk |  | sassari 104 olbia
motorway |  | nuoro 104 olbia
trunk |  | nuoro 120 sassari
trunk |  | sassari 36 alghero
trunk |  | sassari 20 porto-torres
trunk |  | alghero 36 porto-torres
trunk |  | olbia 62 santa-teresa
trunk |  | sassari 102 santa-teresa
trunk |  | cagliari 230 nuoro
trunk |  | cagliari 50 villasimius
mountain |  | salerno 26 amalfi 34 sorrento
trunk |  | amalfi 66 napoli
motorway |  | perugia 36 foligno
trunk |  | foligno 58 terni
motorway |  | foligno 125 ancona
mountain |  | trento 75 madonna-di-campiglio
mountain |  | bolzano 42 selva
mountain |  | bolzano 53 canazei
mountain |  | selva 24 canazei
mountain |  | oulx 22 sestriere
mountain |  | aosta 50 cervinia
trunk |  | livorno 72 venturina 66 grosseto
trunk |  | venturina 14 piombino
trunk |  | palmanova 28 grado
`;
