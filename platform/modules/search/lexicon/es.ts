import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in Spanish. */
export const ES: LanguageNames = {
  teams: `
    Barcelona: barça, blaugranas, culés, azulgranas; Real Madrid: merengues, blancos;
    Atlético Madrid: atleti, colchoneros; Athletic Bilbao: leones; Real Betis: béticos, verdiblancos;
    Sevilla: hispalenses, nervionenses; Valencia: che, chotos; Real Sociedad: la real, txuri urdin;
    Villarreal: submarino amarillo; Celta Vigo: celtiñas; Rayo Vallecano: rayito, franjirrojos; Espanyol: pericos;
    Osasuna: rojillos; Deportivo La Coruña: dépor; Getafe: azulones; Levante: granotas; Las Palmas: pío pío;
    River Plate: millonarios, river; Boca Juniors: boca, xeneizes; Independiente: rojo, diablos rojos;
    San Lorenzo: ciclón, cuervos; Racing Club: academia; América: águilas; Guadalajara: chivas;
    Cruz Azul: la máquina; Monterrey: rayados; Manchester United: diablos rojos; Juventus: juve, vecchia signora;
    Porto: oporto; Sporting: sporting de lisboa; Atlético Nacional: verdolagas; Millonarios: embajadores;
    Peñarol: manyas, carboneros; Colo-Colo: cacique, albos; Universidad de Chile: la u, azules;
  `,
  competitions: `
    spain-la-liga: liga española, primera, laliga; spain-segunda-division: liga hypermotion;
    europe-champions-league: champions; south-america-copa-libertadores: libertadores;
    argentina-liga-profesional: liga argentina; mexico-liga-mx: liga mexicana; england-premier-league: liga inglesa;
    italy-serie-a: liga italiana; europe-nations-league-a: liga de naciones;
  `,
  sports: `
    football: fútbol; tennis: tenis; basketball: baloncesto, básquet; ice-hockey: hockey sobre hielo; volleyball: voleibol, vóley;
    table-tennis: tenis de mesa; handball: balonmano; baseball: béisbol; american-football: fútbol americano; cricket: críquet;
    rugby-union: rugby; darts: dardos; badminton: bádminton; futsal: fútbol sala; beach-volleyball: vóley playa; mma: artes marciales mixtas;
    e-football: e-fútbol; e-basketball: e-baloncesto; e-hockey: e-hockey`,
  markets: `
    both_to_score: ambos marcan, ambos equipos marcan; result: resultado, resultado del partido; winner: ganador;
    double_chance: doble oportunidad; draw_no_bet: sin empate, apuesta sin empate; total: más de, menos de, más menos, goles;
    handicap: hándicap; asian_handicap: hándicap asiático; correct_score: marcador exacto, resultado exacto;
    half_time_full_time: descanso final; odd_even: par impar; corners_total: córners, saques de esquina; cards_total: tarjetas;
    next_goal: próximo gol, primer gol`,
};
