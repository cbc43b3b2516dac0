/**
 * More sights, museums, parks, ski stations, piers and campuses of Great Britain and Ireland that groups travel to.
 * Source: own list from general knowledge (2026-11), good to about a kilometre, some to two; that each row lies in its country and near its
 * town is tested. Columns: key | country | town | latitude | longitude | name | other names | names by language.
 * Every position was estimated twice, the second time without sight of the first, and the surer one was taken. Where a place is reached by
 * lift or boat only, the position is where a coach stops.
 */
export const moreSightRowsOfBritishIsles = `
british-library | GB | London | 51.5299 | -0.1277 | British Library |  |
v-a | GB | City of Westminster | 51.4966 | -0.1722 | V&A |  |
tower-bridge | GB | London | 51.5055 | -0.0754 | Tower Bridge |  |
the-shard | GB | London | 51.5045 | -0.0865 | The Shard |  |
borough-market | GB | London | 51.5045 | -0.0865 | Borough Market |  |
shakespeare-s-globe | GB | London | 51.5080 | -0.0970 | Shakespeare's Globe |  |
southbank-centre | GB | London | 51.5017 | -0.1180 | Southbank Centre |  |
royal-festival-hall | GB | London | 51.5017 | -0.1180 | Royal Festival Hall |  |
covent-garden | GB | London | 51.5117 | -0.1240 | Covent Garden |  |
royal-opera-house | GB | London | 51.5117 | -0.1240 | Royal Opera House |  |
hyde-park | GB | City of Westminster | 51.5074 | -0.1640 | Hyde Park |  |
speakers-corner | GB | City of Westminster | 51.5074 | -0.1640 | Speakers' Corner |  |
winter-wonderland | GB | City of Westminster | 51.5074 | -0.1640 | Winter Wonderland |  |
imperial-war-museum-london | GB | London | 51.4958 | -0.1086 | Imperial War Museum London | Imperial War Museum |
emirates-air-line | GB | Islington | 51.5050 | 0.0090 | Emirates Air Line |  |
raf-museum-london | GB | Archway | 51.5980 | -0.2450 | RAF Museum London |  |
raf-museum-hendon | GB | Archway | 51.5980 | -0.2450 | RAF Museum Hendon |  |
museum-of-london-docklands | GB | Islington | 51.5030 | -0.0190 | Museum of London Docklands |  |
queen-mary-university | GB | Islington | 51.5230 | -0.0400 | Queen Mary University |  |
down-house | GB | Biggin Hill | 51.3310 | 0.0530 | Down House |  |
biggin-hill-museum | GB | Biggin Hill | 51.3265 | 0.0260 | Biggin Hill Museum |  |
denbies | GB | Dorking | 51.2440 | -0.3330 | Denbies |  |
rhs-garden-wisley | GB | Woking | 51.3140 | -0.4760 | RHS Garden Wisley | RHS Wisley |
brooklands-museum | GB | Weybridge | 51.3550 | -0.4680 | Brooklands Museum | Brooklands |
mercedes-benz-world | GB | Weybridge | 51.3550 | -0.4680 | Mercedes-Benz World |  |
warner-bros-studio-tour-leavesden | GB | Watford | 51.6905 | -0.4190 | Warner Bros Studio Tour Leavesden |  |
harry-potter-studio-tour | GB | Watford | 51.6905 | -0.4190 | Harry Potter Studio Tour |  |
hatfield-house | GB | Hatfield | 51.7607 | -0.2095 | Hatfield House |  |
st-albans-cathedral | GB | St Albans | 51.7500 | -0.3430 | St Albans Cathedral |  |
whipsnade-zoo | GB | Dunstable | 51.8490 | -0.5440 | Whipsnade Zoo | ZSL Whipsnade Zoo |
woburn-abbey | GB | Woburn | 51.9832 | -0.5965 | Woburn Abbey | Woburn Safari Park |
waddesdon-manor | GB | Waddesdon | 51.8410 | -0.9390 | Waddesdon Manor |  |
bodleian-library | GB | Oxford | 51.7540 | -1.2540 | Bodleian Library |  |
sheldonian-theatre | GB | Oxford | 51.7540 | -1.2540 | Sheldonian Theatre |  |
christ-church-oxford | GB | Oxford | 51.7500 | -1.2560 | Christ Church Oxford | Christ Church College |
ashmolean-museum | GB | Oxford | 51.7500 | -1.2560 | Ashmolean Museum |  |
oxford-parkway-park | GB | Oxford | 51.8040 | -1.2740 | Oxford Parkway park |  |
king-s-college-cambridge | GB | Cambridge | 52.2045 | 0.1170 | King's College Cambridge | King's College Chapel |
fitzwilliam-museum | GB | Cambridge | 52.2045 | 0.1170 | Fitzwilliam Museum |  |
ely-cathedral | GB | Ely | 52.3990 | 0.2640 | Ely Cathedral |  |
newmarket-racecourse | GB | Newmarket | 52.2335 | 0.3730 | Newmarket Racecourse |  |
national-stud | GB | Newmarket | 52.2265 | 0.3790 | National Stud |  |
bury-st-edmunds-abbey | GB | Bury St Edmunds | 52.2430 | 0.7180 | Bury St Edmunds Abbey |  |
sutton-hoo | GB | Woodbridge | 52.0890 | 1.3390 | Sutton Hoo |  |
norwich-cathedral | GB | Norwich | 52.6320 | 1.3010 | Norwich Cathedral |  |
university-of-east-anglia | GB | Norwich | 52.6217 | 1.2410 | University of East Anglia | UEA |
sandringham | GB | Dersingham | 52.8300 | 0.5140 | Sandringham | Sandringham Estate, Sandringham House |
holkham-hall | GB | Wells-next-the-Sea | 52.9500 | 0.8040 | Holkham Hall |  |
pleasurewood-hills | GB | Lowestoft | 52.5070 | 1.7430 | Pleasurewood Hills |  |
snape-maltings | GB | Leiston | 52.1632 | 1.4965 | Snape Maltings |  |
aldeburgh-festival | GB | Leiston | 52.1632 | 1.4965 | Aldeburgh Festival |  |
colchester-zoo | GB | Colchester | 51.8628 | 0.8325 | Colchester Zoo |  |
adventure-island | GB | Southend-on-Sea | 51.5370 | 0.7140 | Adventure Island |  |
southend-pier | GB | Southend-on-Sea | 51.5370 | 0.7140 | Southend Pier |  |
university-of-canterbury-christ-church | GB | Canterbury | 51.2760 | 1.0830 | University of Canterbury Christ Church |  |
rochester-castle | GB | Gillingham | 51.3890 | 0.5010 | Rochester Castle | Rochester Cathedral |
chatham-historic-dockyard | GB | Gillingham | 51.3960 | 0.5270 | Chatham Historic Dockyard |  |
penshurst-place | GB | Tonbridge | 51.1740 | 0.1830 | Penshurst Place |  |
chartwell | GB | Westerham | 51.2440 | 0.0830 | Chartwell |  |
battle-abbey | GB | Battle | 50.9143 | 0.4876 | Battle Abbey | 1066 Battlefield |
bodiam-castle | GB | Northiam | 51.0020 | 0.5440 | Bodiam Castle |  |
hastings-castle | GB | Hastings | 50.8560 | 0.5880 | Hastings Castle |  |
brighton-pavilion | GB | Brighton | 50.8225 | -0.1378 | Brighton Pavilion | Royal Pavilion, Brighton Pier, Brighton Palace Pier |
goodwood | GB | Chichester | 50.8710 | -0.7400 | Goodwood | Goodwood Racecourse, Goodwood Circuit |
chichester-cathedral | GB | Chichester | 50.8360 | -0.7810 | Chichester Cathedral | Chichester Festival Theatre |
winchester-cathedral | GB | Winchester | 51.0610 | -1.3130 | Winchester Cathedral |  |
university-of-southampton-highfield | GB | Southampton | 50.9345 | -1.3970 | University of Southampton Highfield |  |
bournemouth-pier | GB | Bournemouth | 50.7210 | -1.8790 | Bournemouth Pier | Bournemouth International Centre |
osborne-house | GB | Cowes | 50.7500 | -1.2700 | Osborne House |  |
the-needles | GB | Freshwater | 50.6650 | -1.5700 | The Needles |  |
alum-bay | GB | Freshwater | 50.6650 | -1.5700 | Alum Bay |  |
jurassic-coast-lyme-regis | GB | Lyme Regis | 50.7225 | -2.9370 | Jurassic Coast Lyme Regis |  |
exeter-cathedral | GB | Exeter | 50.7225 | -3.5298 | Exeter Cathedral | University of Exeter |
paignton-zoo | GB | Paignton | 50.4283 | -3.5830 | Paignton Zoo |  |
buckfast-abbey | GB | Ashburton | 50.4925 | -3.7755 | Buckfast Abbey |  |
dartmoor-prison | GB | Princetown | 50.5450 | -3.9900 | Dartmoor Prison |  |
national-marine-aquarium | GB | Plymouth | 50.3668 | -4.1310 | National Marine Aquarium |  |
tate-st-ives | GB | St Ives | 50.2120 | -5.4800 | Tate St Ives |  |
minack-theatre | GB | St. Buryan | 50.0410 | -5.6510 | Minack Theatre |  |
glastonbury-abbey | GB | Glastonbury | 51.1480 | -2.7140 | Glastonbury Abbey | Glastonbury Tor |
glastonbury-festival | GB | Shepton Mallet | 51.1510 | -2.5850 | Glastonbury Festival |  |
worthy-farm | GB | Shepton Mallet | 51.1510 | -2.5850 | Worthy Farm |  |
stourhead | GB | Kilmington | 51.1050 | -2.3180 | Stourhead |  |
avebury-stone-circle | GB | Avebury | 51.4290 | -1.8540 | Avebury Stone Circle |  |
ss-great-britain | GB | Bristol | 51.4490 | -2.6080 | SS Great Britain | Brunel's SS Great Britain |
clifton-suspension-bridge | GB | Bristol | 51.4550 | -2.6280 | Clifton Suspension Bridge |  |
cribbs-causeway | GB | Bristol | 51.5240 | -2.6000 | Cribbs Causeway |  |
weston-super-mare-grand-pier | GB | Weston-super-Mare | 51.3470 | -2.9810 | Weston-super-Mare Grand Pier |  |
gloucester-cathedral | GB | Gloucester | 51.8670 | -2.2470 | Gloucester Cathedral | Gloucester Docks |
bibury | GB | Fairford | 51.7590 | -1.8360 | Bibury |  |
arlington-row | GB | Fairford | 51.7590 | -1.8360 | Arlington Row |  |
bourton-on-the-water-model-village | GB | Bourton on the Water | 51.8860 | -1.7590 | Bourton-on-the-Water model village |  |
worcester-cathedral | GB | Worcester | 52.1890 | -2.2210 | Worcester Cathedral |  |
hereford-cathedral | GB | Hereford | 52.0550 | -2.7160 | Hereford Cathedral |  |
coventry-cathedral | GB | Coventry | 52.4080 | -1.5070 | Coventry Cathedral | Coventry Transport Museum |
resorts-world-arena | GB | Chelmsley Wood | 52.4535 | -1.7170 | Resorts World Arena | Resorts World Birmingham |
national-motorcycle-museum | GB | Chelmsley Wood | 52.4432 | -1.7060 | National Motorcycle Museum |  |
university-of-birmingham | GB | Birmingham | 52.4500 | -1.9300 | University of Birmingham |  |
symphony-hall-birmingham | GB | Birmingham | 52.4790 | -1.9090 | Symphony Hall Birmingham | ICC Birmingham |
west-midland-safari-park | GB | Kidderminster | 52.3795 | -2.2880 | West Midland Safari Park |  |
severn-valley-railway-kidderminster | GB | Kidderminster | 52.3843 | -2.2395 | Severn Valley Railway Kidderminster |  |
black-country-living-museum | GB | Dudley | 52.5200 | -2.0740 | Black Country Living Museum |  |
national-memorial-arboretum | GB | Burton upon Trent | 52.7280 | -1.7310 | National Memorial Arboretum |  |
nottingham-castle | GB | Nottingham | 52.9540 | -1.1490 | Nottingham Castle | Nottingham Arena |
university-of-nottingham | GB | Nottingham | 52.9380 | -1.1970 | University of Nottingham | University Park Nottingham |
sherwood-forest | GB | Edwinstowe | 53.2040 | -1.0730 | Sherwood Forest | Center Parcs Sherwood |
lincoln-cathedral | GB | Lincoln | 53.2344 | -0.5360 | Lincoln Cathedral | Lincoln Castle |
fantasy-island | GB | Skegness | 53.1895 | 0.3450 | Fantasy Island |  |
butlin-s-skegness | GB | Skegness | 53.1780 | 0.3460 | Butlin's Skegness | Butlins Skegness |
castleton-caves | GB | High Peak | 53.3420 | -1.7830 | Castleton caves |  |
peak-cavern | GB | High Peak | 53.3405 | -1.7770 | Peak Cavern |  |
speedwell-cavern | GB | High Peak | 53.3415 | -1.7922 | Speedwell Cavern |  |
heights-of-abraham | GB | Matlock | 53.1240 | -1.5600 | Heights of Abraham |  |
gulliver-s-kingdom | GB | Matlock | 53.1240 | -1.5600 | Gulliver's Kingdom |  |
meadowhall | GB | Sheffield | 53.4140 | -1.4110 | Meadowhall |  |
utilita-arena-sheffield | GB | Sheffield | 53.4005 | -1.4195 | Utilita Arena Sheffield |  |
trafford-centre | GB | Urmston | 53.4620 | -2.3480 | Trafford Centre |  |
chill-factore | GB | Urmston | 53.4685 | -2.3567 | Chill Factore |  |
mediacityuk | GB | Manchester | 53.4730 | -2.2990 | MediaCityUK |  |
lowry | GB | Manchester | 53.4730 | -2.2990 | Lowry |  |
iwm-north | GB | Manchester | 53.4730 | -2.2990 | IWM North |  |
university-of-manchester | GB | Manchester | 53.4670 | -2.2340 | University of Manchester |  |
chester-zoo | GB | Chester | 53.2270 | -2.8870 | Chester Zoo |  |
chester-cathedral | GB | Chester | 53.1910 | -2.8910 | Chester Cathedral |  |
liverpool-cruise-terminal | GB | Birkenhead | 53.4080 | -2.9990 | Liverpool Cruise Terminal | Pier Head Liverpool |
liverpool-cathedral | GB | Liverpool | 53.3974 | -2.9735 | Liverpool Cathedral |  |
knowsley-safari-park | GB | Prescot | 53.4360 | -2.8130 | Knowsley Safari Park | Knowsley Safari |
winter-gardens-blackpool | GB | Blackpool | 53.8220 | -3.0550 | Winter Gardens Blackpool | Blackpool Illuminations |
world-of-beatrix-potter | GB | Windermere | 54.3640 | -2.9200 | World of Beatrix Potter |  |
bowness-pier | GB | Windermere | 54.3640 | -2.9200 | Bowness Pier |  |
dove-cottage | GB | Ambleside | 54.4540 | -3.0163 | Dove Cottage |  |
wordsworth-museum-ambleside | GB | Ambleside | 54.4540 | -3.0163 | Wordsworth Museum Ambleside |  |
derwentwater | GB | Keswick | 54.5800 | -3.1450 | Derwentwater |  |
haworth-bronte-parsonage | GB | Keighley | 53.8305 | -1.9570 | Haworth Brontë Parsonage | Brontë Parsonage Museum |
saltaire | GB | Bradford | 53.8372 | -1.7903 | Saltaire |  |
salts-mill | GB | Bradford | 53.8390 | -1.7890 | Salts Mill |  |
royal-armouries | GB | Leeds | 53.7920 | -1.5320 | Royal Armouries | Royal Armouries Leeds |
university-of-leeds | GB | Leeds | 53.8070 | -1.5550 | University of Leeds |  |
harewood-house | GB | Leeds | 53.8970 | -1.5250 | Harewood House |  |
whitby-abbey | GB | Whitby | 54.4890 | -0.6070 | Whitby Abbey |  |
the-deep | GB | Kingston upon Hull | 53.7390 | -0.3300 | The Deep | The Deep Hull |
university-of-york | GB | York | 53.9460 | -1.0530 | University of York |  |
jorvik-viking-centre | GB | York | 53.9590 | -1.0800 | Jorvik Viking Centre |  |
riverside-stadium | GB | Middlesbrough | 54.5790 | -1.2170 | Riverside Stadium |  |
national-museum-of-the-royal-navy-hartlepool | GB | Hartlepool | 54.6890 | -1.2070 | National Museum of the Royal Navy Hartlepool |  |
baltic-gateshead | GB | Newcastle upon Tyne | 54.9690 | -1.5990 | BALTIC Gateshead | Sage Gateshead |
the-glasshouse | GB | Newcastle upon Tyne | 54.9690 | -1.5990 | The Glasshouse |  |
metrocentre | GB | Newcastle upon Tyne | 54.9570 | -1.6690 | Metrocentre |  |
lindisfarne | GB | Belford | 55.6690 | -1.8010 | Lindisfarne |  |
holy-island | GB | Belford | 55.6690 | -1.8010 | Holy Island |  |
cragside | GB | Rothbury | 55.3135 | -1.8850 | Cragside |  |
birdoswald-roman-fort | GB | Greenhead | 54.9960 | -2.6050 | Birdoswald Roman Fort |  |
gretna-green | GB | Gretna | 54.9970 | -3.0660 | Gretna Green | Gretna Green Blacksmiths Shop |
robert-burns-birthplace | GB | Ayr | 55.4300 | -4.6360 | Robert Burns Birthplace | Burns Cottage |
culzean-castle | GB | Maybole | 55.3550 | -4.7890 | Culzean Castle |  |
holyrood-palace | GB | Edinburgh | 55.9530 | -3.1720 | Holyrood Palace | Palace of Holyroodhouse |
royal-yacht-britannia | GB | Edinburgh | 55.9820 | -3.1770 | Royal Yacht Britannia |  |
ocean-terminal | GB | Edinburgh | 55.9820 | -3.1770 | Ocean Terminal |  |
national-museum-of-scotland | GB | Edinburgh | 55.9470 | -3.1890 | National Museum of Scotland |  |
university-of-edinburgh | GB | Edinburgh | 55.9430 | -3.1890 | University of Edinburgh |  |
kelvingrove-museum | GB | Glasgow | 55.8680 | -4.2900 | Kelvingrove Museum | Kelvingrove Art Gallery |
riverside-museum | GB | Glasgow | 55.8650 | -4.3060 | Riverside Museum |  |
university-of-glasgow | GB | Glasgow | 55.8720 | -4.2890 | University of Glasgow |  |
glasgow-science-centre | GB | Glasgow | 55.8585 | -4.2935 | Glasgow Science Centre |  |
wallace-monument | GB | Stirling | 56.1385 | -3.9185 | Wallace Monument |  |
university-of-stirling | GB | Stirling | 56.1460 | -3.9190 | University of Stirling |  |
scone-palace | GB | Perth | 56.4230 | -3.4370 | Scone Palace |  |
gleneagles | GB | Auchterarder | 56.2860 | -3.7510 | Gleneagles |  |
v-a-dundee | GB | Dundee | 56.4570 | -2.9670 | V&A Dundee |  |
rrs-discovery | GB | Dundee | 56.4570 | -2.9670 | RRS Discovery |  |
glamis-castle | GB | Kirriemuir | 56.6210 | -3.0030 | Glamis Castle |  |
blair-castle | GB | Pitlochry | 56.7670 | -3.8460 | Blair Castle |  |
cairngorm-mountain | GB | Aviemore | 57.1338 | -3.6705 | Cairngorm Mountain | Aviemore CairnGorm |
culloden-battlefield | GB | Westhill | 57.4770 | -4.0900 | Culloden Battlefield |  |
fort-george | GB | Ardersier | 57.5840 | -4.0700 | Fort George |  |
glenfiddich-distillery | GB | Dufftown | 57.4550 | -3.1285 | Glenfiddich Distillery | Glenlivet Distillery |
dunrobin-castle | GB | Golspie | 57.9820 | -3.9450 | Dunrobin Castle |  |
john-o-groats | GB | Wick | 58.6440 | -3.0700 | John o' Groats |  |
glenfinnan-viaduct | GB | Fort William | 56.8760 | -5.4360 | Glenfinnan Viaduct |  |
dunvegan-castle | GB | Portree | 57.4482 | -6.5900 | Dunvegan Castle |  |
old-man-of-storr | GB | Portree | 57.5030 | -6.1680 | Old Man of Storr |  |
ring-of-brodgar | GB | Stromness | 59.0010 | -3.2290 | Ring of Brodgar |  |
skara-brae | GB | Stromness | 59.0487 | -3.3418 | Skara Brae |  |
cardiff-bay | GB | Cardiff | 51.4640 | -3.1640 | Cardiff Bay |  |
wales-millennium-centre | GB | Cardiff | 51.4650 | -3.1634 | Wales Millennium Centre |  |
st-fagans | GB | Cardiff | 51.4870 | -3.2750 | St Fagans | St Fagans National Museum of History |
caerphilly-castle | GB | Caerphilly | 51.5762 | -3.2203 | Caerphilly Castle |  |
big-pit | GB | Blaenavon | 51.7725 | -3.1050 | Big Pit |  |
big-pit-national-coal-museum | GB | Blaenavon | 51.7725 | -3.1050 | Big Pit National Coal Museum |  |
tintern-abbey | GB | Tintern | 51.6970 | -2.6770 | Tintern Abbey |  |
chepstow-castle | GB | Chepstow | 51.6430 | -2.6750 | Chepstow Castle |  |
st-davids-cathedral | GB | Saint Davids | 51.8820 | -5.2690 | St Davids Cathedral |  |
folly-farm | GB | Kilgetty | 51.7455 | -4.7290 | Folly Farm |  |
oakwood-theme-park | GB | Templeton | 51.7720 | -4.8030 | Oakwood Theme Park |  |
celtic-manor | GB | Newport | 51.5990 | -2.9300 | Celtic Manor |  |
portmeirion | GB | Porthmadog | 52.9140 | -4.0990 | Portmeirion |  |
ffestiniog-railway | GB | Porthmadog | 52.9240 | -4.1260 | Ffestiniog Railway |  |
porthmadog-harbour-station | GB | Porthmadog | 52.9240 | -4.1260 | Porthmadog Harbour Station |  |
llanberis-snowdon-railway | GB | Llanberis | 53.1190 | -4.1190 | Llanberis Snowdon Railway | Snowdon Mountain Railway |
zip-world-betws | GB | Llanrwst | 53.1125 | -3.7930 | Zip World Betws |  |
beaumaris-castle | GB | Beaumaris | 53.2640 | -4.0930 | Beaumaris Castle |  |
harlech-castle | GB | Harlech | 52.8600 | -4.1090 | Harlech Castle |  |
great-orme | GB | Llandudno | 53.3280 | -3.8350 | Great Orme |  |
llandudno-pier | GB | Llandudno | 53.3300 | -3.8258 | Llandudno Pier |  |
pontcysyllte-aqueduct | GB | Rhosllanerchrugog | 52.9710 | -3.0900 | Pontcysyllte Aqueduct |  |
llangollen-railway | GB | Llangollen | 52.9712 | -3.1706 | Llangollen Railway |  |
queen-s-university-belfast | GB | Belfast | 54.5800 | -5.9350 | Queen's University Belfast |  |
ulster-museum | GB | Belfast | 54.5800 | -5.9350 | Ulster Museum |  |
stormont | GB | Belfast | 54.6060 | -5.8330 | Stormont |  |
derry-city-walls | GB | Derry | 54.9960 | -7.3210 | Derry City Walls | Guildhall Derry |
ulster-american-folk-park | GB | Omagh | 54.6445 | -7.3330 | Ulster American Folk Park |  |
temple-bar | IE | Dublin | 53.3440 | -6.2590 | Temple Bar |  |
st-patrick-s-cathedral | IE | Dublin | 53.3390 | -6.2720 | St Patrick's Cathedral |  |
christchurch-dublin | IE | Dublin | 53.3390 | -6.2720 | Christchurch Dublin |  |
kilmainham-gaol | IE | Dublin | 53.3420 | -6.3100 | Kilmainham Gaol |  |
dublin-zoo | IE | Dublin | 53.3550 | -6.3050 | Dublin Zoo |  |
phoenix-park | IE | Dublin | 53.3590 | -6.3250 | Phoenix Park |  |
epic | IE | Dublin | 53.3480 | -6.2480 | EPIC | EPIC The Irish Emigration Museum |
jeanie-johnston | IE | Dublin | 53.3480 | -6.2480 | Jeanie Johnston |  |
ucd | IE | Dublin | 53.3080 | -6.2230 | UCD |  |
university-college-dublin | IE | Dublin | 53.3080 | -6.2230 | University College Dublin |  |
maynooth-university | IE | Maynooth | 53.3810 | -6.5900 | Maynooth University |  |
kilkenny-castle | IE | Kilkenny | 52.6505 | -7.2490 | Kilkenny Castle |  |
irish-national-heritage-park | IE | Loch Garman | 52.3500 | -6.5200 | Irish National Heritage Park |  |
house-of-waterford-crystal | IE | Waterford | 52.2600 | -7.1060 | House of Waterford Crystal |  |
titanic-experience-cobh | IE | Cobh | 51.8490 | -8.2990 | Titanic Experience Cobh |  |
spike-island | IE | Cobh | 51.8490 | -8.2990 | Spike Island |  |
fota-wildlife-park | IE | Passage West | 51.8890 | -8.3110 | Fota Wildlife Park |  |
english-market | IE | Cork | 51.8990 | -8.4750 | English Market |  |
ucc-cork | IE | Cork | 51.8935 | -8.4920 | UCC Cork |  |
dingle-peninsula | IE | Dingle | 52.1400 | -10.2700 | Dingle Peninsula |  |
torc-waterfall | IE | Cill Airne | 52.0058 | -9.5064 | Torc Waterfall |  |
ross-castle | IE | Cill Airne | 52.0410 | -9.5312 | Ross Castle |  |
king-john-s-castle | IE | Luimneach | 52.6700 | -8.6250 | King John's Castle |  |
poulnabrone-dolmen | IE | Lahinch | 53.0430 | -9.1400 | Poulnabrone Dolmen |  |
the-burren | IE | Lahinch | 53.0430 | -9.1400 | The Burren |  |
aillwee-cave | IE | Lahinch | 53.0905 | -9.1440 | Aillwee Cave |  |
galway-cathedral | IE | Gaillimh | 53.2760 | -9.0490 | Galway Cathedral |  |
spanish-arch | IE | Gaillimh | 53.2760 | -9.0490 | Spanish Arch |  |
rossaveel-ferry | IE | Oughterard | 53.2668 | -9.5605 | Rossaveel ferry |  |
aran-islands-ferry | IE | Oughterard | 53.2668 | -9.5605 | Aran Islands Ferry |  |
clonmacnoise | IE | Athlone | 53.3260 | -7.9860 | Clonmacnoise |  |
croagh-patrick | IE | Westport | 53.7775 | -9.6390 | Croagh Patrick |  |
knock-shrine | IE | Claremorris | 53.7925 | -8.9180 | Knock Shrine | Knock Basilica |
slieve-league | IE | Killybegs | 54.6300 | -8.6840 | Slieve League |  |
battle-of-the-boyne | IE | Tullyallen | 53.7228 | -6.4175 | Battle of the Boyne |  |
monasterboice | IE | Drogheda | 53.7777 | -6.4177 | Monasterboice |  |
`;
