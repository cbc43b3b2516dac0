/**
 * Squares, streets and quarters that are known far around and typed without their town; no page says that groups travel there.
 * Source: own list from general knowledge, good to about a kilometre; that each row lies in its country and near its town is tested.
 * Columns: key | country | town | latitude | longitude | name | other names | names by language.
 */
export const squareRows = `
malieveld | NL | The Hague | 52.0853 | 4.3185 | Malieveld | |
museumplein | NL | Amsterdam | 52.3573 | 4.8823 | Museumplein | |
checkpoint-charlie | DE | Berlin | 52.5075 | 13.3904 | Checkpoint Charlie | |
industriepark-hochst | DE | Frankfurt am Main | 50.0870 | 8.5390 | Industriepark Höchst | Industriepark Hoechst |
piccadilly-circus | GB | London | 51.5101 | -0.1340 | Piccadilly Circus | |
trafalgar-square | GB | London | 51.5080 | -0.1281 | Trafalgar Square | |
wenceslas-square | CZ | Prague | 50.0810 | 14.4280 | Wenceslas Square | Václavské náměstí | nl: Wenceslausplein, de: Wenzelsplatz, fr: Place Venceslas, es: Plaza de Wenceslao
roncesvalles | ES | Roncesvalles | 43.0094 | -1.3195 | Roncesvalles | Orreaga, Roncevaux |
monte-do-gozo | ES | Santiago de Compostela | 42.8893 | -8.4960 | Monte do Gozo | |
alexanderplatz | DE | Berlin | 52.5219 | 13.4132 | Alexanderplatz | |
potsdamer-platz | DE | Berlin | 52.5096 | 13.3760 | Potsdamer Platz | |
hackescher-markt | DE | Berlin | 52.5225 | 13.4023 | Hackescher Markt | |
kurfurstendamm | DE | Berlin | 52.5040 | 13.3280 | Kurfürstendamm | Ku'damm |
marienplatz-munich | DE | Munich | 48.1374 | 11.5755 | Marienplatz | |
la-villette | FR | Paris | 48.8938 | 2.3900 | La Villette | Parc de la Villette, Cité des Sciences |
vrijthof | NL | Maastricht | 50.8489 | 5.6880 | Vrijthof | |
place-bellecour | FR | Lyon | 45.7577 | 4.8322 | Place Bellecour | |
place-de-la-concorde | FR | Paris | 48.8656 | 2.3212 | Place de la Concorde | |
porte-orleans | FR | Paris | 48.8231 | 2.3255 | Porte d'Orléans | |
porte-italie | FR | Paris | 48.8190 | 2.3600 | Porte d'Italie | |
porte-vincennes | FR | Paris | 48.8471 | 2.4105 | Porte de Vincennes | |
porte-bagnolet | FR | Paris | 48.8645 | 2.4087 | Porte de Bagnolet | |
porte-montreuil | FR | Paris | 48.8535 | 2.4107 | Porte de Montreuil | |
porte-saint-cloud | FR | Paris | 48.8380 | 2.2570 | Porte de Saint-Cloud | |
porte-maillot | FR | Paris | 48.8780 | 2.2826 | Porte Maillot | |
porte-dauphine | FR | Paris | 48.8716 | 2.2772 | Porte Dauphine | |
porte-chapelle | FR | Paris | 48.8975 | 2.3594 | Porte de la Chapelle | |
porte-clignancourt | FR | Paris | 48.8976 | 2.3446 | Porte de Clignancourt | |
porte-bercy | FR | Paris | 48.8270 | 2.3930 | Porte de Bercy | |
porte-ivry | FR | Paris | 48.8213 | 2.3694 | Porte d'Ivry | |
porte-auteuil | FR | Paris | 48.8480 | 2.2585 | Porte d'Auteuil | |
porte-pantin | FR | Paris | 48.8886 | 2.3920 | Porte de Pantin | |
porte-saint-ouen | FR | Paris | 48.8976 | 2.3290 | Porte de Saint-Ouen | |
porte-champerret | FR | Paris | 48.8857 | 2.2926 | Porte de Champerret | |
porte-choisy | FR | Paris | 48.8200 | 2.3645 | Porte de Choisy | |
porte-lilas | FR | Paris | 48.8770 | 2.4066 | Porte des Lilas | |
porte-charenton | FR | Paris | 48.8330 | 2.4020 | Porte de Charenton | |
porte-doree | FR | Paris | 48.8350 | 2.4062 | Porte Dorée | |
porte-aubervilliers | FR | Paris | 48.8990 | 2.3720 | Porte d'Aubervilliers | |
porte-gentilly | FR | Paris | 48.8163 | 2.3440 | Porte de Gentilly | |
porte-vanves | FR | Paris | 48.8276 | 2.3055 | Porte de Vanves | |
porte-asnieres | FR | Paris | 48.8890 | 2.3010 | Porte d'Asnières | |
place-stanislas | FR | Nancy | 48.6936 | 6.1832 | Place Stanislas | |
puerta-del-sol | ES | Madrid | 40.4169 | -3.7035 | Puerta del Sol | |
plaza-del-pilar | ES | Zaragoza | 41.6563 | -0.8783 | Plaza del Pilar | |
frankfurt-hochst | DE | Frankfurt am Main | 50.1003 | 8.5486 | Frankfurt-Höchst | Höchst, Frankfurt Höchst |
`;
