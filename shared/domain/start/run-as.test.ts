import { expect, test } from 'vitest';
import { dropRoot, RunAsError } from './run-as.ts';

const USERS: Record<string, [uid: number, gid: number]> = { root: [0, 0], fairline: [998, 997] };

/** A process of an operating system; `holds` says whether the change of its user is for good. */
function processOf(uid: number, holds = true) {
  const done: string[] = [];
  let now = uid;
  return {
    done,
    getuid: () => now,
    initgroups: (user: string, group: string | number) => void done.push(`initgroups ${user} ${group}`),
    setgid: (group: string | number) => void done.push(`setgid ${group}`),
    setuid(user: string | number) {
      if (user === 0 && now !== 0 && holds) throw new Error('EPERM');
      now = typeof user === 'number' ? user : (USERS[user]?.[0] ?? -1);
      done.push(`setuid ${user}`);
    },
  };
}

async function askIds(option = '', user = ''): Promise<string> {
  const ids = USERS[user];
  if (!ids) throw new Error('no such user');
  return String(ids[option === '-u' ? 0 : 1]);
}

test('root gives up its groups before its user, and takes the group that is named', async () => {
  const [own, named] = [processOf(0), processOf(0)];
  await dropRoot('fairline', own, askIds);
  expect(own.done).toEqual(['initgroups fairline 997', 'setgid 997', 'setuid fairline']);
  await dropRoot('fairline:www-data', named, askIds);
  expect(named.done).toEqual(['initgroups fairline www-data', 'setgid www-data', 'setuid fairline']);
});

test('a process that runs as the user already stays as it is', async () => {
  const process = processOf(998);
  await dropRoot('fairline', process, askIds);
  expect(process.done).toEqual([]);
});

test.each<[string, number, RegExp]>([
  ['stranger', 0, /user stranger, whom this machine does not know/],
  ['root', 0, /names root; name an ordinary user/],
  ['fairline', 1000, /needs a start as root, or as fairline; this process runs as user 1000/],
])('RUN_AS=%s of a process of user %i is refused, and the message says why', async (runAs, uid, reason) => {
  const process = processOf(uid);
  await expect(dropRoot(runAs, process, askIds)).rejects.toThrow(reason);
  expect(process.done).toEqual([]);
});

test('a change that the process could undo is refused', async () => {
  await expect(dropRoot('fairline', processOf(0, false), askIds)).rejects.toThrow('for good');
});

test('a system without users says so', async () => {
  await expect(dropRoot('fairline', {}, askIds)).rejects.toThrow(RunAsError);
});
