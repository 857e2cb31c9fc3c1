import type { SeoContent } from './seo-content.ts';

export const frenchSeo: SeoContent = {
  home: {
    title: '{brand} : paris en direct et cotes des matchs du jour',
    description:
      'Scores et cotes en temps réel : football, tennis, basketball et plus encore. Ce qui se joue maintenant et ce qui commence bientôt.',
  },
  section_live_all: {
    title: 'Paris en direct : les matchs en cours – {brand}',
    description:
      'Tous les matchs en cours, avec score et cotes en direct. Choisissez un sport, suivez le match et pariez en direct.',
  },
  section_live_sport: {
    title: '{sport} en direct : paris et scores – {brand}',
    description: '{sport} en direct : scores, périodes et cotes de résultat, total et handicap, mis à jour en continu.',
  },
  section_live_competition: {
    title: '{competition} en direct : scores et cotes – {brand}',
    description: '{competition}, matchs en cours ({sport}) : score et cotes en direct de résultat, total et handicap.',
  },
  section_line_all: {
    title: 'Paris sportifs : cotes des prochains matchs – {brand}',
    description:
      'Les prochains matchs de tous les sports avec les cotes de résultat, total et handicap. Choisissez vos sélections et réunissez-les dans un panier.',
  },
  section_line_sport: {
    title: '{sport} : cotes et calendrier – {brand}',
    description:
      '{sport} : les prochains matchs jour par jour avec les cotes de résultat, total et handicap, et tous les marchés sur la page du match.',
  },
  section_line_competition: {
    title: '{competition} : cotes et calendrier – {brand}',
    description:
      '{competition} ({sport}) : les prochains matchs avec les cotes de résultat, total et handicap, et tous les marchés sur la page du match.',
  },
  game: {
    title: '{home} – {away} : cotes et score – {brand}',
    description: '{home} contre {away}, {competition} ({sport}) : tous les marchés, score et cotes en direct.',
  },
  registration: {
    title: '{brand} : ouvrir un compte',
    description:
      'Ouvrez un compte chez {brand} par e-mail ou par téléphone : un mot de passe, une devise, un code, et vous y êtes.',
  },
  information_betting_calculator: {
    title: 'Calculateur de paris : simples, combinés, systèmes – {brand}',
    description:
      'Calculez ce que rapporte un pari avant de le placer : les dix types de pari, les bases, les demi-résultats et chaque combinaison d’un système.',
  },
  desktop: {
    title: 'Application pour Windows, macOS et Linux – {brand}',
    description:
      'L’application de bureau {brand} pour Windows, macOS et Linux : paquets avec leurs sommes de contrôle, configuration requise et nouveautés.',
  },
  mobile: {
    title: 'Sur iPhone et Android – {brand}',
    description:
      'Installez {brand} sur un téléphone directement depuis le navigateur : les étapes pour iPhone, iPad et Android.',
  },
};
