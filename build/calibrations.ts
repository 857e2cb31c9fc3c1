import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createCatalogue } from '#platform/simulation/catalogue/catalogue.ts';
import { modelOf } from '#platform/simulation/models/families.ts';
import { recordCalibrations } from '#platform/simulation/models/pricing/calibrated.ts';

const FILE = resolve(import.meta.dirname, '../platform/simulation/models/pricing/calibrations.json');

/** Returns the calibration of every competition's rules, computed again by the models, by key. */
export function catalogueCalibrations(): Record<string, readonly number[]> {
  return recordCalibrations(() => {
    for (const { id, sportId, params } of createCatalogue().competitions) {
      const matchup = { sportId, competitionId: id, homeRating: 1500, awayRating: 1400, params, startAt: 0 };
      modelOf(sportId)?.timeline(matchup, [1, 2, 3, 4]);
    }
  });
}

/** Writes the table that the platform reads. Run it after a change of a model or of a competition's rules. */
if (import.meta.main) {
  const lines = Object.entries(catalogueCalibrations()).map(
    ([key, values]) => `${JSON.stringify(key)}: [${values.join(', ')}]`,
  );
  writeFileSync(FILE, `{\n  ${lines.join(',\n  ')}\n}\n`);
  execFileSync(resolve(import.meta.dirname, '../node_modules/.bin/biome'), ['format', '--write', FILE]);
  console.log(`${lines.length} calibrations are in ${FILE}.`);
}
