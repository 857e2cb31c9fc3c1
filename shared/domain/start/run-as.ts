/** What a process needs of its operating system to change its user; the functions of Node's `process`. */
interface UserSystem {
  readonly getuid?: (() => number) | undefined;
  readonly initgroups?: ((user: string, extraGroup: string | number) => void) | undefined;
  readonly setgid?: ((group: string | number) => void) | undefined;
  readonly setuid?: ((user: string | number) => void) | undefined;
}

/** Runs the program `id` and returns what it prints. */
type AskIds = (...parameters: string[]) => Promise<string>;

/** Thrown when a process cannot become the user of RUN_AS; the message says what to do. */
export class RunAsError extends Error {
  override readonly name = 'RunAsError';
}

/** The user and group that RUN_AS names; the group is '' for the user's own. */
export function readRunAs(runAs: string): { readonly user: string; readonly group: string } {
  const [user = '', group = ''] = runAs.split(':');
  return { user, group };
}

/**
 * Turns a process of root into one of an ordinary user, for good: it cannot become root again. Call it when everything
 * that needs root is done, such as listening on port 80. A process that already runs as the user stays as it is.
 *
 * @param runAs `user` or `user:group`
 * @throws RunAsError when the user is unknown, or the process runs as neither root nor that user
 */
export async function dropRoot(runAs: string, system: UserSystem, askIds: AskIds): Promise<void> {
  const { user, group } = readRunAs(runAs);
  const { getuid, initgroups, setgid, setuid } = system;
  if (!getuid || !initgroups || !setgid || !setuid) {
    throw new RunAsError('RUN_AS is for systems with users such as Linux; leave it out here.');
  }
  const wanted = Number(await askIds('-u', user).catch(() => Number.NaN));
  if (Number.isNaN(wanted)) throw new RunAsError(`RUN_AS names the user ${user}, whom this machine does not know.`);
  if (wanted === 0) throw new RunAsError('RUN_AS names root; name an ordinary user.');
  if (getuid() === wanted) return;
  if (getuid() !== 0) {
    throw new RunAsError(
      `RUN_AS=${runAs} needs a start as root, or as ${user}; this process runs as user ${getuid()}.`,
    );
  }
  const ownGroup = group === '' ? Number(await askIds('-g', user)) : group;
  initgroups(user, ownGroup);
  setgid(ownGroup);
  setuid(user);
  if (canReturn(setuid) || getuid() !== wanted) throw new RunAsError(`The process could not become ${user} for good.`);
}

function canReturn(setuid: (user: number) => void): boolean {
  try {
    setuid(0);
    return true;
  } catch {
    return false;
  }
}
