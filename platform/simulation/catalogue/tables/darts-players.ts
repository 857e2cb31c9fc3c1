/** Darts, strongest first. */
export const DARTS_PLAYERS = `
Luke Littler|GB; Luke Humphries|GB; Gian van Veen|NL; Michael van Gerwen|NL; Jonny Clayton|GB;
Stephen Bunting|GB; James Wade|GB; Josh Rock|GB; Danny Noppert|NL; Gerwyn Price|GB; Ryan Searle|GB;
Gary Anderson|GB; Ross Smith|GB; Chris Dobey|GB; Nathan Aspinall|GB; Martin Schindler|DE; Luke Woodhouse|GB;
Jermaine Wattimena|NL; Damon Heta|AU; Rob Cross|GB; Mike De Decker|BE; Wessel Nijman|NL;
Dirk van Duijvenbode|NL; Ryan Joyce|GB; Ritchie Edhouse|GB; Daryl Gurney|GB; Cameron Menzies|GB; Kevin Doets|NL;
Krzysztof Ratajski|PL; Ricardo Pietreczko|DE; Dave Chisnall|GB; Andrew Gilding|GB; Niels Zonneveld|NL;
Joe Cullen|GB; Peter Wright|GB; Scott Williams|GB; Michael Smith|GB; Dimitri Van den Bergh|BE;
Karel Sedláček|CZ; Raymond van Barneveld|NL; Gabriel Clemens|DE; Nick Kenny|GB; Callan Rydz|GB; Ryan Meikle|GB;
William O'Connor|IE; Ricky Evans|GB; Brendan Dolan|GB; Richard Veenstra|NL; Madars Razma|LV; Mensur Suljović|AT;
Alan Soutar|GB; Martin Lukeman|GB; Mickey Mansell|GB; Ian White|GB; James Hurrell|GB; Lukas Wenig|DE;
Niko Springer|DE; Max Hopp|DE; Justin Hood|GB; Keane Barry|IE; Connor Scutt|GB; Wesley Plaisier|NL;
Chris Landman|NL; Jeffrey de Graaf|SE; Oskar Lukasiak|SE; Andreas Harrysson|SE; Dominik Grüllich|DE;
Kai Gotthardt|DE; Pascal Rupprecht|DE; Rusty-Jake Rodriguez|AT; Zoran Lerchbacher|AT; Adam Lipscombe|GB;
Dom Taylor|GB; Mervyn King|GB; Simon Whitlock|AU; Joe Hunt|AU; Tim Pusey|AU; Raymond Smith|AU; Jonny Tata|NZ;
Haupai Puha|NZ; Ben Robb|NZ; Motomu Sakai|JP; Ryusei Azemoto|JP; Tomoya Goto|JP; Toru Suzuki|JP; Paul Lim|SG;
Alexis Toylo|PH; Lourence Ilagan|PH; Paolo Nebrida|PH; Man Lok Leung|HK; Xiaochen Zong|CN; Nitin Kumar|IN;
Jim Long|CA; Matt Campbell|CA; David Cameron|CA; Stowe Buntz|US; Adam Sevada|US; Jason Brandon|US;
Danny Lauby|US; Leonard Gates|US; Jesús Salate|AR; Diogo Portela|BR; Cristo Reyes|ES; José de Sousa|PT;
David Gomes|PT; Thibault Tricole|FR; Thomas Lovely|GB; Beau Greaves|GB; Lisa Ashton|GB; Fallon Sherrock|GB;
Gemma Hayter|GB; Noa-Lynn van Leuven|NL; Stefan Bellmont|CH; Boris Krčmar|HR; Pero Ljubić|HR;
Benjamin Pratnemer|SI; Radek Szagański|PL; Sebastian Białecki|PL; Krzysztof Kciuk|PL; Tytus Kanik|PL;
Nándor Major|HU; György Jehirszki|HU; Darius Labanauskas|LT; Mindaugas Barauskas|LT; Teemu Harju|FI;
Marko Kantele|FI; Cor Dekker|NO; Benjamin Drue Reus|DK; Andreas Toft Jørgensen|DK; Cam Crabtree|GB;
Charlie Manby|GB; Adam Gawlas|CZ; Petr Křivka|CZ; Tavis Dudeney|GB; Maximilian Czerwinski|DE; Sietse Lap|NL;
Jurjen van der Velde|NL; Danny Jansen|NL; Viktor Tingström|SE; Johan Engström|SE; Bradley Brooks|GB;
Steve Lennon|IE; Dylan Slevin|IE; Ciarán Teehan|IE; Shane McGuirk|IE; Nathan Rafferty|GB; Jacques Labre|FR;
Robert Owen|GB; Rhys Griffin|GB; Robbie Knops|NL`;
