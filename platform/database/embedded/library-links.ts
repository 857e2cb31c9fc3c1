import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

interface Link {
  readonly source: string;
  readonly target: string;
}

/**
 * Creates the links between library versions that a registry package cannot contain. The package's install script
 * creates them; installations that run no scripts lack them, and the server then finds none of its libraries.
 *
 * @param directory of the package with PostgreSQL for this platform
 */
export async function completeLinks(directory: string): Promise<void> {
  // Packages for platforms without such links have no list.
  const text = await readFile(join(directory, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as readonly Link[];
  const existing = ({ code }: NodeJS.ErrnoException) => {
    if (code !== 'EEXIST') throw new Error(`The links of ${directory} are missing; install the dependencies again.`);
  };
  await Promise.all(
    links.map(({ source, target }) =>
      symlink(relative(dirname(target), source), join(directory, target)).catch(existing),
    ),
  );
}
