import type { SeoContent } from './seo-content.ts';

export const germanSeo: SeoContent = {
  home: {
    title: '{brand}: Live-Wetten und Quoten für die Spiele von heute',
    description:
      'Spielstände und Quoten in Echtzeit: Fußball, Tennis, Basketball und mehr. Was jetzt läuft und was als Nächstes beginnt.',
  },
  section_live_all: {
    title: 'Live-Wetten: Spiele, die jetzt laufen – {brand}',
    description:
      'Alle Spiele, die gerade laufen, mit Live-Spielstand und Live-Quoten. Sportart wählen, das Spiel verfolgen und live wetten.',
  },
  section_live_sport: {
    title: '{sport} live: Wetten und Spielstände – {brand}',
    description:
      '{sport} live: Spielstände, Spielabschnitte und Live-Quoten auf Spielausgang, Über/Unter und Handicap.',
  },
  section_live_competition: {
    title: '{competition} live: Spielstände und Quoten – {brand}',
    description:
      '{competition}, laufende Spiele ({sport}): Live-Spielstand und Live-Quoten auf Spielausgang, Über/Unter und Handicap.',
  },
  section_line_all: {
    title: 'Sportwetten: Quoten kommender Spiele – {brand}',
    description:
      'Kommende Spiele aller Sportarten mit Quoten auf Spielausgang, Über/Unter und Handicap. Wählen Sie Ihre Tipps und platzieren Sie sie mit einem Wettschein.',
  },
  section_line_sport: {
    title: '{sport}: Quoten und Spielplan – {brand}',
    description:
      '{sport}: kommende Spiele Tag für Tag mit Quoten auf Spielausgang, Über/Unter und Handicap; alle weiteren Märkte auf der Seite des Spiels.',
  },
  section_line_competition: {
    title: '{competition}: Quoten und Spielplan – {brand}',
    description:
      '{competition} ({sport}): kommende Spiele mit Quoten auf Spielausgang, Über/Unter und Handicap; alle weiteren Märkte auf der Seite des Spiels.',
  },
  game: {
    title: '{home} – {away}: Quoten und Spielstand – {brand}',
    description: '{home} gegen {away}, {competition} ({sport}): alle Märkte, Live-Spielstand und Live-Quoten.',
  },
  registration: {
    title: '{brand}: Konto eröffnen',
    description:
      'Eröffnen Sie ein Konto bei {brand} per E-Mail oder Telefon: ein Passwort, eine Währung, ein Code, und Sie sind dabei.',
  },
  information_betting_calculator: {
    title: 'Wettrechner: Einzel-, Kombi- und Systemwetten – {brand}',
    description:
      'Berechnen Sie vor dem Wetten, was eine Wette bringt: alle zehn Wettarten, Banken, halbe Ergebnisse und jede Reihe einer Systemwette einzeln.',
  },
  desktop: {
    title: 'Desktop-App für Windows, macOS und Linux – {brand}',
    description:
      'Die Desktop-App von {brand} für Windows, macOS und Linux: Pakete mit Prüfsummen, Systemanforderungen und Neuerungen.',
  },
  mobile: {
    title: 'Auf iPhone und Android – {brand}',
    description: '{brand} direkt aus dem Browser auf dem Handy installieren: Anleitung für iPhone, iPad und Android.',
  },
};
