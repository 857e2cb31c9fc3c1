import { inBatches } from '../../database/batches.ts';
import type { Pool } from '../../database/pool.ts';
import type { CourseStore, PackedCourse } from './stored-courses.ts';

/** Stores courses of games that have begun in table `game_course`. */
export function createCourseStore(sql: Pool): CourseStore {
  return {
    async loadOthers(version, after) {
      return sql<PackedCourse[]>`
        select number, game_id as "gameId", fixture, events as packed
        from game_course where version <> ${version} and number > ${after}`;
    },
    async gamesKeptAfter(at) {
      const rows = await sql<{ gameId: number }[]>`
        select game_id as "gameId" from game_course where kept_until > ${at}`;
      return rows.map(({ gameId }) => gameId);
    },
    async store(term, version, courses) {
      const rows = courses.map(({ packed, ...course }) => ({ ...course, events: packed.toString('base64') }));
      const [row] = await sql<{ answer: boolean }[]>`
        select store_courses(${JSON.stringify({ term, version, courses: rows })}::text::jsonb) as answer`;
      return row?.answer ?? false;
    },
    async purge(now) {
      await inBatches(async (limit) => {
        const [row] = await sql<{ gone: number }[]>`select purge_courses(${now}, ${limit}) as gone`;
        return row?.gone ?? 0;
      });
    },
  };
}
