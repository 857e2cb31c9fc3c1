import type { SeoContent } from './seo-content.ts';

export const germanSeo: SeoContent = {
  home: {
    title: '{brand}: Livewetten und Quoten der Spiele von heute',
    description:
      'Spielstände und Quoten, die sich vor Ihren Augen bewegen: Fußball, Tennis, Basketball und mehr. Was jetzt läuft und was als Nächstes beginnt.',
  },
  section_live_all: {
    title: 'Livewetten: Spiele, die jetzt laufen – {brand}',
    description:
      'Alle Spiele, die gerade laufen, mit Live-Spielstand und bewegten Quoten. Sportart wählen, das Spiel verfolgen und mitwetten.',
  },
  section_live_sport: {
    title: '{sport} live: Wetten und Spielstände – {brand}',
    description:
      '{sport} live: Spielstände, Abschnitte und Quoten auf Ergebnis, Total und Handicap, die sich mit dem Spiel ändern.',
  },
  section_live_competition: {
    title: '{competition} live: Spielstände und Quoten – {brand}',
    description:
      '{competition}, laufende Spiele ({sport}): Live-Spielstand und Quoten auf Ergebnis, Total und Handicap, die sich mit dem Spiel ändern.',
  },
  section_line_all: {
    title: 'Sportwetten: Quoten kommender Spiele – {brand}',
    description:
      'Kommende Spiele aller Sportarten mit Quoten auf Ergebnis, Total und Handicap. Wählen Sie aus und fassen Sie alles in einem Schein zusammen.',
  },
  section_line_sport: {
    title: '{sport}: Quoten und Spielplan – {brand}',
    description:
      '{sport}: kommende Spiele Tag für Tag mit Quoten auf Ergebnis, Total und Handicap; alle weiteren Märkte auf der Seite des Spiels.',
  },
  section_line_competition: {
    title: '{competition}: Quoten und Spielplan – {brand}',
    description:
      '{competition} ({sport}): kommende Spiele mit Quoten auf Ergebnis, Total und Handicap; alle weiteren Märkte auf der Seite des Spiels.',
  },
  game: {
    title: '{home} – {away}: Quoten und Spielstand – {brand}',
    description:
      '{home} gegen {away}, {competition} ({sport}): alle Märkte, Live-Spielstand und Quoten, die dem Spiel folgen.',
  },
  registration: {
    title: '{brand}: Konto eröffnen',
    description:
      'Eröffnen Sie ein Konto bei {brand} per E-Mail oder Telefon: ein Passwort, eine Währung, ein Code, und Sie sind dabei.',
  },
  information_betting_calculator: {
    title: 'Wettrechner: Einzel-, Kombi- und Systemwetten – {brand}',
    description:
      'Berechnen Sie vor dem Tippen, was eine Wette bringt: alle zehn Arten, Banken, halbe Ergebnisse und jede Reihe eines Systems einzeln.',
  },
  desktop: {
    title: 'Programm für Windows, macOS und Linux – {brand}',
    description:
      'Das Programm von {brand} für Windows, macOS und Linux: Pakete mit Prüfsummen, Voraussetzungen und Neuerungen.',
  },
  mobile: {
    title: 'Auf iPhone und Android – {brand}',
    description:
      '{brand} direkt aus dem Browser auf dem Handy installieren: die Schritte für iPhone, iPad und Android.',
  },
};
