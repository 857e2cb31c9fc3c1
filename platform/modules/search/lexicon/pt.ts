import type { LanguageNames } from './lexicon.ts';

/** Nicknames and words in Portuguese. */
export const PT: LanguageNames = {
  teams: `
    Flamengo: mengão, fla, rubro-negro; Corinthians: timão, coringão; Palmeiras: verdão;
    São Paulo: tricolor paulista, spfc; Santos: peixe; Vasco da Gama: vascão, gigante da colina;
    Fluminense: flu, tricolor carioca; Botafogo: fogão, glorioso; Grêmio: imortal; Internacional: colorado;
    Cruzeiro: raposa; Atlético Mineiro: galo, galão; Athletico Paranaense: furacão; Bahia: esquadrão;
    Vitória: leão da barra; Coritiba: coxa; Sport Recife: leão da ilha; Ceará: vozão; Fortaleza: leão do pici;
    Red Bull Bragantino: massa bruta; Chapecoense: chape; Benfica: águias, encarnados; Porto: dragões, fcp;
    Sporting: leões, scp, sporting cp; Braga: arsenalistas; Vitória Guimarães: vitória sc; Barcelona: barça;
    Real Madrid: merengues; Manchester United: diabos vermelhos; Paris Saint-Germain: psg;
    Juventus: juve, velha senhora; Boca Juniors: boca; River Plate: river; Red Bull Salzburg: salzburgo;
  `,
  competitions: `
    brazil-serie-a: brasileirão, campeonato brasileiro; brazil-serie-b: brasileirão b;
    portugal-primeira-liga: liga portugal, liga betclic, campeonato português;
    brazil-paulista: paulistão, campeonato paulista; south-america-copa-libertadores: libertadores;
    europe-nations-league-a: liga das nações; england-premier-league: inglesão; spain-la-liga: espanhol;
  `,
  sports: `
    football: futebol; tennis: tênis, ténis; basketball: basquete, basquetebol; ice-hockey: hóquei no gelo; volleyball: vôlei, voleibol;
    table-tennis: tênis de mesa, pingue-pongue; handball: handebol, andebol; baseball: beisebol; american-football: futebol americano; cricket: críquete;
    rugby-union: rúgbi, râguebi; darts: dardos; futsal: futebol de salão; beach-volleyball: vôlei de praia; mma: artes marciais mistas; e-football: e-futebol; e-basketball: e-basquete; e-hockey: e-hóquei`,
  markets: `
    both_to_score: ambas marcam, ambos marcam, ambos os times marcam; result: resultado, resultado do jogo, resultado final;
    winner: vencedor; double_chance: chance dupla, dupla hipótese; draw_no_bet: empate anula; total: mais de, menos de, acima, abaixo, gols, golos;
    handicap: handicap; asian_handicap: handicap asiático; correct_score: placar exato, resultado correto; half_time_full_time: intervalo final;
    odd_even: par ímpar; corners_total: escanteios, cantos; cards_total: cartões; next_goal: próximo gol, primeiro gol`,
};
