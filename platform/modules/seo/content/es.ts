import type { SeoContent } from './seo-content.ts';

export const spanishSeo: SeoContent = {
  home: {
    title: '{brand}: apuestas en vivo y cuotas de hoy',
    description:
      'Marcadores y cuotas en tiempo real: fútbol, tenis, baloncesto y más. Mira qué se juega ahora y qué empieza pronto.',
  },
  section_live_all: {
    title: 'Apuestas en vivo: partidos en juego – {brand}',
    description:
      'Todos los partidos que se juegan ahora, con marcador y cuotas en vivo. Elige un deporte, sigue el partido y apuesta.',
  },
  section_live_sport: {
    title: '{sport} en vivo: apuestas y marcadores – {brand}',
    description:
      '{sport} en juego: marcadores, periodos y cuotas de resultado, total y hándicap que cambian con el partido.',
  },
  section_live_competition: {
    title: '{competition} en vivo: marcadores y cuotas – {brand}',
    description:
      '{competition}, partidos en juego ({sport}): marcador en vivo y cuotas de resultado, total y hándicap que cambian con el partido.',
  },
  section_line_all: {
    title: 'Apuestas deportivas: cuotas de los próximos partidos – {brand}',
    description:
      'Próximos partidos de todos los deportes con cuotas de resultado, total y hándicap. Elige tus selecciones y reúnelas en un cupón.',
  },
  section_line_sport: {
    title: '{sport}: cuotas y calendario – {brand}',
    description:
      '{sport}: próximos partidos día a día con cuotas de resultado, total y hándicap, y todos los mercados en la página de cada partido.',
  },
  section_line_competition: {
    title: '{competition}: cuotas y calendario – {brand}',
    description:
      '{competition} ({sport}): próximos partidos con cuotas de resultado, total y hándicap, y todos los mercados en la página de cada uno.',
  },
  game: {
    title: '{home} – {away}: cuotas y marcador – {brand}',
    description:
      '{home} contra {away}, {competition} ({sport}): todos los mercados, marcador en vivo y cuotas que siguen el juego.',
  },
  registration: {
    title: '{brand}: crear cuenta',
    description: 'Crea tu cuenta en {brand} por correo o por teléfono: una contraseña, una moneda, un código y listo.',
  },
  information_betting_calculator: {
    title: 'Calculadora de apuestas: simples, combinadas, sistemas – {brand}',
    description:
      'Calcula cuánto paga una apuesta antes de hacerla: los diez tipos, fijas, medios resultados y cada combinación de un sistema.',
  },
  desktop: {
    title: 'Aplicación para Windows, macOS y Linux – {brand}',
    description:
      'La aplicación de {brand} para Windows, macOS y Linux: paquetes con sus sumas de comprobación, requisitos y novedades.',
  },
  mobile: {
    title: 'En iPhone y Android – {brand}',
    description: 'Instala {brand} en el móvil directamente desde el navegador: los pasos para iPhone, iPad y Android.',
  },
};
