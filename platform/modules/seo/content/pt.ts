import type { SeoContent } from './seo-content.ts';

export const portugueseSeo: SeoContent = {
  home: {
    title: '{brand}: apostas ao vivo e odds dos jogos de hoje',
    description:
      'Placares e odds em tempo real: futebol, tênis, basquete e muito mais. Veja o que está acontecendo e o que começa em breve.',
  },
  section_live_all: {
    title: 'Apostas ao vivo: jogos em andamento – {brand}',
    description:
      'Todos os jogos em andamento, com placar e odds ao vivo. Escolha um esporte, acompanhe o jogo e aposte.',
  },
  section_live_sport: {
    title: '{sport} ao vivo: apostas e placares – {brand}',
    description: '{sport} em andamento: placares, períodos e odds de resultado, total e handicap que mudam com o jogo.',
  },
  section_live_competition: {
    title: '{competition} ao vivo: placares e odds – {brand}',
    description:
      '{competition}, jogos em andamento ({sport}): placar ao vivo e odds de resultado, total e handicap que mudam com o jogo.',
  },
  section_line_all: {
    title: 'Apostas esportivas: odds dos próximos jogos – {brand}',
    description:
      'Próximos jogos de todos os esportes com odds de resultado, total e handicap. Escolha suas seleções e reúna tudo em um bilhete.',
  },
  section_line_sport: {
    title: '{sport}: odds e calendário – {brand}',
    description:
      '{sport}: próximos jogos dia a dia com odds de resultado, total e handicap, e todos os mercados na página de cada jogo.',
  },
  section_line_competition: {
    title: '{competition}: odds e calendário – {brand}',
    description:
      '{competition} ({sport}): próximos jogos com odds de resultado, total e handicap, e todos os mercados na página de cada jogo.',
  },
  game: {
    title: '{home} – {away}: odds e placar – {brand}',
    description:
      '{home} contra {away}, {competition} ({sport}): todos os mercados, placar ao vivo e odds que acompanham o jogo.',
  },
  registration: {
    title: '{brand}: criar conta',
    description: 'Crie sua conta na {brand} por e-mail ou telefone: uma senha, uma moeda, um código, e pronto.',
  },
  information_betting_calculator: {
    title: 'Calculadora de apostas: simples, múltiplas, sistemas – {brand}',
    description:
      'Calcule quanto paga uma aposta antes de fazê-la: os dez tipos, fixas, meios resultados e cada combinação de um sistema.',
  },
  desktop: {
    title: 'App para Windows, macOS e Linux – {brand}',
    description:
      'O app da {brand} para Windows, macOS e Linux: pacotes com somas de verificação, requisitos e novidades.',
  },
  mobile: {
    title: 'No iPhone e no Android – {brand}',
    description: 'Instale a {brand} no celular direto do navegador: o passo a passo para iPhone, iPad e Android.',
  },
};
