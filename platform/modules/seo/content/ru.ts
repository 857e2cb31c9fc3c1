import type { SeoContent } from './seo-content.ts';

export const russianSeo: SeoContent = {
  home: {
    title: '{brand}: ставки в лайве и коэффициенты на матчи дня',
    description:
      'Счёт и коэффициенты в реальном времени: футбол, теннис, баскетбол и другие виды спорта. Что идёт сейчас и что скоро начнётся.',
  },
  section_live_all: {
    title: 'Ставки в лайве: матчи, которые идут сейчас – {brand}',
    description:
      'Все матчи, которые идут прямо сейчас: счёт и коэффициенты в реальном времени. Выберите вид спорта, следите за матчем и делайте ставки.',
  },
  section_live_sport: {
    title: '{sport}: ставки в лайве и счёт – {brand}',
    description: '{sport} в лайве: счёт, периоды и коэффициенты на исход, тотал и фору по ходу матча.',
  },
  section_live_competition: {
    title: '{competition}: лайв, счёт и коэффициенты – {brand}',
    description: '{competition}, матчи в лайве ({sport}): счёт и коэффициенты на исход, тотал и фору по ходу матча.',
  },
  section_line_all: {
    title: 'Ставки на спорт: коэффициенты на предстоящие матчи – {brand}',
    description:
      'Предстоящие матчи по всем видам спорта с коэффициентами на исход, тотал и фору. Выберите исходы и соберите их в один купон.',
  },
  section_line_sport: {
    title: '{sport}: ставки, коэффициенты и расписание – {brand}',
    description:
      '{sport}: предстоящие матчи по дням с коэффициентами на исход, тотал и фору; все остальные рынки – на странице матча.',
  },
  section_line_competition: {
    title: '{competition}: коэффициенты и расписание – {brand}',
    description:
      '{competition} ({sport}): предстоящие матчи с коэффициентами на исход, тотал и фору; все остальные рынки – на странице матча.',
  },
  game: {
    title: '{home} – {away}: коэффициенты и счёт – {brand}',
    description:
      '{home} – {away}, {competition} ({sport}): все рынки, счёт в реальном времени и коэффициенты по ходу матча.',
  },
  registration: {
    title: '{brand}: регистрация',
    description:
      'Зарегистрируйтесь в {brand} по электронной почте или телефону: пароль, валюта, код — и аккаунт готов.',
  },
  information_betting_calculator: {
    title: 'Калькулятор ставок: ординары, экспрессы, системы – {brand}',
    description:
      'Узнайте выплату по любой ставке заранее: все десять типов, банкеры, половинные результаты и каждый вариант системы.',
  },
  desktop: {
    title: 'Приложение для Windows, macOS и Linux – {brand}',
    description:
      'Приложение {brand} для Windows, macOS и Linux: пакеты с контрольными суммами, системные требования и список изменений.',
  },
  mobile: {
    title: 'На iPhone и Android – {brand}',
    description: 'Установите {brand} на телефон прямо из браузера: инструкции для iPhone, iPad и Android.',
  },
};
