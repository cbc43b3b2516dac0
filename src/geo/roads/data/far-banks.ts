/**
 * Villages and small towns that face each other over a river, an inlet or a lake, with the road by the next bridge or round the water: where
 * bends of local roads make it longer than its straight pieces. The columns and the sources stand in `road-network.ts`.
 */
export const farBankHubRows = `
braubach | DE | 50.274 | 7.645 | 0
rhens | DE | 50.281 | 7.617 | 0
krimpen-aan-de-lek | NL | 51.893 | 4.63 | 0
kinderdijk | NL | 51.886 | 4.636 | 0
cuijk | NL | 51.731 | 5.879 | 0
mook | NL | 51.752 | 5.882 | 0
bleckede | DE | 53.29 | 10.734 | 0
boizenburg | DE | 53.382 | 10.724 | 0
sandstedt | DE | 53.363 | 8.52 | 0
benodet | FR | 47.875 | -4.106 | 0
combrit | FR | 47.887 | -4.158 | 0
landeda | FR | 48.587 | -4.571 | 0
plouguerneau | FR | 48.6 | -4.5 | 0
mugardos | ES | 43.46 | -8.255 | 0
ferragudo | PT | 37.125 | -8.519 | 0
san-rocco-al-porto | IT | 45.082 | 9.697 | 0
angera | IT | 45.776 | 8.579 | 0
campione | IT | 45.969 | 8.971 | 0
la-neuveville | CH | 47.066 | 7.097 | 0
erlach | CH | 47.042 | 7.097 | 0
sevrier | FR | 45.864 | 6.14 | 0
menthon | FR | 45.86 | 6.196 | 0
steinhude | DE | 52.455 | 9.36 | 0
mardorf | DE | 52.49 | 9.31 | 0
hamble | GB | 50.859 | -1.314 | 0
warsash | GB | 50.856 | -1.302 | 0
flint | GB | 53.249 | -3.13 | 0
neston | GB | 53.29 | -3.06 | 0
ringaskiddy | IE | 51.83 | -8.32 | 0
passage-west | IE | 51.871 | -8.335 | 0
police | PL | 53.552 | 14.572 | 0
stepnica | PL | 53.652 | 14.626 | 0
sint-philipsland | NL | 51.617 | 4.165 | 0
bruinisse | NL | 51.662 | 4.094 | 0
kruibeke | BE | 51.17 | 4.314 | 0
hoboken | BE | 51.176 | 4.348 | 0
sankt-goar | DE | 50.15 | 7.714 | 0
sankt-goarshausen | DE | 50.156 | 7.713 | 0
schoonhoven | NL | 51.947 | 4.85 | 0
groot-ammers | NL | 51.921 | 4.826 | 0
weyregg | AT | 47.904 | 13.572 | 0
attersee | AT | 47.916 | 13.54 | 0
bolsena | IT | 42.643 | 11.985 | 0
marta | IT | 42.533 | 11.924 | 0
mariestad | SE | 58.71 | 13.823 | 0
kristinehamn | SE | 59.31 | 14.108 | 0
saffle | SE | 59.132 | 12.93 | 0
gelibolu | TR | 40.41 | 26.671 | 0
lapseki | TR | 40.344 | 26.686 | 0
`;

export const farBankRoadRows = `
trunk |  | koblenz 13 braubach 19 rhens 10 koblenz
trunk |  | rotterdam 14 krimpen-aan-de-lek 26 kinderdijk 20 rotterdam
trunk |  | nijmegen 18 cuijk 9 mook 12 nijmegen
trunk |  | lueneburg 24 bleckede 43 boizenburg 62 hamburg
trunk |  | boizenburg 34 lueneburg
trunk |  | brake 38 sandstedt 25 bremerhaven
trunk |  | quimper 17 benodet 8 combrit 18 quimper
trunk |  | brest 26 landeda 12 plouguerneau 27 brest
trunk |  | ferrol 16 mugardos 45 a-coruna
trunk |  | portimao 6 ferragudo 65 faro
trunk |  | piacenza 6 san-rocco-al-porto 64 milano
trunk |  | arona 18 angera 29 varese
trunk |  | lugano 10 campione
trunk |  | neuchatel 17 la-neuveville 15 biel
trunk |  | la-neuveville 8 erlach 20 neuchatel
trunk |  | annecy 6 sevrier 14 menthon 9 annecy
trunk |  | hannover 30 steinhude 19 mardorf 42 hannover
trunk |  | southampton 10 hamble 12 warsash 17 southampton
trunk |  | warsash 22 portsmouth
trunk |  | chester 21 flint 23 neston 17 chester
trunk |  | cobh 37 ringaskiddy 17 cork
trunk |  | cobh 30 passage-west 11 cork
trunk |  | szczecin 17 police 72 stepnica 56 szczecin
trunk |  | bergen-op-zoom 27 sint-philipsland 14 bruinisse 17 zierikzee
trunk |  | antwerpen 14 kruibeke 16 hoboken 7 antwerpen
trunk |  | sint-niklaas 17 kruibeke
trunk |  | rhens 27 sankt-goar 70 sankt-goarshausen 22 braubach
trunk |  | gouda 19 schoonhoven 46 groot-ammers 17 gorinchem
trunk |  | krimpen-aan-de-lek 18 schoonhoven
trunk |  | kinderdijk 15 groot-ammers
trunk |  | salzburg 50 attersee 14 weyregg 60 wels
trunk |  | wels 60 attersee
trunk |  | lidkoping 50 mariestad 78 kristinehamn 41 karlstad 62 saffle 20 amal
trunk |  | mariestad 106 orebro 83 kristinehamn
trunk |  | edirne 195 gelibolu 26 lapseki 235 bursa
trunk |  | orvieto 22 bolsena 19 marta 23 viterbo 31 bolsena
`;
