import { lazyModule } from '#renderer/lib/lazy/lazy-module.ts';
import { definePart } from '#renderer/lib/pages/part-record.ts';
import { loadCompetitionGames } from '../load.ts';

export const part = definePart({
  kind: 'competitionGames',
  namespaces: ['competition', 'games'],
  load: loadCompetitionGames,
  component: lazyModule(async () => (await import('./competition-games-part.tsx')).CompetitionGamesPart),
});
