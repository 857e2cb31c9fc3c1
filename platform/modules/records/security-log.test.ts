import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPool, type Pool } from '#platform/database/pool.ts';
import { createTestDatabase, type TestDatabase } from '#tests/fixtures/platform/test-database.ts';
import { createSecurityLogRepository, type NewSecurityEvent } from './security-log-repository.ts';

let database: TestDatabase;
/** Connections with the platform's rights. */
let sql: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.connect();
  sql = openPool(database.address, { size: 6, role: 'fairline_app' });
});
afterAll(async () => {
  await sql.end();
  await database.close();
});

const log = () => createSecurityLogRepository(sql);

const event = (kind: NewSecurityEvent['kind'], happenedAt = 1000): NewSecurityEvent => ({
  happenedAt,
  kind,
  userId: 100_001,
  staffId: null,
  address: '192.0.2.7',
  userAgent: 'Test',
  requestId: 'request-1',
  details: { step: 'password' },
});

/** Does what only the owner of the database can do: changes rows past the triggers. */
async function forge(statement: string): Promise<void> {
  await database.owner.unsafe(`set session_replication_role = replica; ${statement};
    set session_replication_role = origin`);
}

beforeEach(async () => {
  await forge(`truncate security_event, security_event_unsealed, security_seal, security_head;
    insert into security_head (id, position, hash, pruned_through) values (1, 0, '', 0)`);
});

async function sealed(count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) await log().add(event('sign_in', 1000 + i));
  await log().seal();
}

const problems = async (noted: Parameters<ReturnType<typeof log>['verify']>[0] = []) =>
  (await log().verify(noted)).map(({ problem, position }) => `${problem} ${position ?? '-'}`);

describe('the chain of the security log', () => {
  test('holds after events, sealed in several rounds', async () => {
    await sealed(3);
    await sealed(2);
    expect(await problems()).toEqual([]);
    expect(await log().head()).toMatchObject({ position: 5, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  test('holds while many connections write and seal at the same time', async () => {
    const writers = Array.from({ length: 40 }, (_, i) => log().add(event('sign_in_failed', i)));
    await Promise.all([...writers, log().seal(), log().seal(), log().seal()]);
    await log().seal();
    expect(await problems()).toEqual([]);
    expect((await log().head()).position).toBe(40);
  });

  test('lets a writer in an open transaction hold up neither other writers nor the sealing', async () => {
    await sql.begin(async (open) => {
      await log().add(event('limits_changed'), open);
      await log().add(event('sign_in'));
      await log().seal();
      expect((await log().head()).position).toBe(1);
    });
    await log().seal();
    expect((await log().head()).position).toBe(2);
    expect(await problems()).toEqual([]);
  });

  test('has no event of a transaction that was rolled back', async () => {
    const failing = sql.begin(async (open) => {
      await log().add(event('password_reset'), open);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await log().seal();
    expect([(await log().head()).position, await problems()]).toEqual([0, []]);
  });

  test.each([
    [
      'a changed event',
      `update security_event set address = '198.51.100.1' where happened_at = 1001`,
      'event was changed 2',
    ],
    ['changed details', `update security_event set details = '{}' where happened_at = 1002`, 'event was changed 3'],
    ['a deleted event', 'delete from security_event where happened_at = 1001', 'event is missing 2'],
    ['a deleted seal', 'delete from security_seal where position = 2', 'seal is missing 2'],
    [
      'a changed event whose own seal was written again',
      `update security_event set kind = 'sign_out' where happened_at = 1001;
       update security_seal s set event_hash = security_event_hash(e) from security_event e
         where e.id = s.event_id and s.position = 2`,
      'seal does not follow from the one before it 2',
    ],
    [
      'a tail that was cut off with its seals',
      `delete from security_event where happened_at >= 1003; delete from security_seal where position >= 4`,
      'end of the chain is missing 4',
    ],
    [
      'two events that were swapped',
      `update security_event e set happened_at = 2003 - e.happened_at where happened_at in (1001, 1002)`,
      'event was changed 2',
    ],
    [
      'two seals that were swapped',
      `update security_seal set position = position + 100 where position in (2, 3);
       update security_seal set position = 105 - position where position > 100`,
      'seal does not follow from the one before it 2',
    ],
    [
      'a log that was emptied',
      'truncate security_event, security_event_unsealed, security_seal',
      'end of the chain is missing 1',
    ],
    [
      'a log that was emptied with its end',
      'truncate security_event, security_event_unsealed, security_seal; delete from security_head',
      'end of the chain is missing 1',
    ],
    [
      'an event that was put in past the log',
      `insert into security_event (happened_at, kind, address, user_agent, request_id, details)
       values (1, 'sign_in', '', '', '', '{}')`,
      'event was never sealed -',
    ],
    [
      'events that were deleted as if they were old',
      `update security_head set pruned_through = 2;
       delete from security_event where happened_at < 1002`,
      'deletion of old events was not recorded 2',
    ],
  ])('shows %s as the first broken link', async (_what, statement, first) => {
    await sealed(5);
    await forge(statement);
    expect((await problems())[0]).toBe(first);
  });

  test('shows an event that vanished before it was sealed', async () => {
    await log().add(event('sign_in'));
    await forge('delete from security_event');
    expect(await problems()).toEqual(['event is missing -']);
  });

  test('that was written again as a whole is shown by an end that was noted outside the database', async () => {
    await sealed(3);
    const noted = [await log().head()];
    expect(await problems(noted)).toEqual([]);
    await forge(`delete from security_event where happened_at = 1001; truncate security_seal;
      insert into security_event_unsealed select id from security_event;
      update security_head set position = 0, hash = ''`);
    await log().seal();
    expect(await problems()).toEqual([]);
    expect(await problems(noted)).toEqual(['chain is another than the one that was noted 3']);
  });
});

test('a tail that was cut off together with the end of the chain is shown by an end that was noted outside', async () => {
  await sealed(5);
  const noted = [await log().head()];
  await forge(`delete from security_event where happened_at >= 1003; delete from security_seal where position >= 4;
    update security_head h set position = s.position, hash = s.hash from security_seal s where s.position = 3`);
  expect(await problems()).toEqual([]);
  expect(await problems(noted)).toEqual(['chain is another than the one that was noted 5']);
});

describe('the platform and the owner of its database', () => {
  test.each([
    `update security_event set kind = 'sign_out'`,
    'delete from security_event',
    'truncate security_event',
    `insert into security_event (happened_at, kind, address, user_agent, request_id, details) values (1, 'x', '', '', '', '{}')`,
    'delete from security_seal',
    `update security_head set position = 0`,
    'delete from security_event_unsealed',
  ])('the platform has no right to: %s', async (statement) => {
    await sealed(1);
    await expect(sql.unsafe(statement)).rejects.toThrow('permission denied');
  });

  test.each([
    `update security_event set kind = 'sign_out'`,
    'delete from security_event',
    'truncate security_event',
    `update security_seal set hash = ''`,
    'delete from security_seal',
  ])('a slip of the owner is refused: %s', async (statement) => {
    await sealed(1);
    await expect(database.owner.unsafe(statement)).rejects.toThrow('append-only');
  });
});

describe('old events', () => {
  test('are deleted from the oldest on, and the chain still holds', async () => {
    await sealed(5);
    await log().prune(1003, 9000);
    await log().seal();
    expect(await problems()).toEqual([]);
    const rest = await log().list({ userId: null, kinds: [], from: null, to: null, before: null, limit: 10 });
    expect(rest.map(({ kind, happenedAt, details }) => [kind, happenedAt, details])).toEqual([
      ['log_pruned', 9000, { through: 3 }],
      ['sign_in', 1004, expect.anything()],
      ['sign_in', 1003, expect.anything()],
    ]);
    await forge('delete from security_event where happened_at = 1003');
    expect(await problems()).toEqual(['event is missing 4']);
  });

  test('stay while nothing is old enough, and nothing is recorded', async () => {
    await sealed(2);
    await log().prune(1000, 9000);
    await log().seal();
    expect((await log().head()).position).toBe(2);
  });
});
