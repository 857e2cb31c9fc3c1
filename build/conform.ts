import { parseArgs } from 'node:util';
import { conformanceText } from './conform-report.ts';
import { conform } from './conform-run.ts';

const USAGE = `npm run conform -- URL [--cookie "session=…"]

Asks the back end at URL every call of shared/contracts, with good and with bad input, and prints what differs. Calls that
it does not have are listed and are no difference, except those that every page needs (docs/back-end.md).

  --cookie  Cookies of a signed-in player. Use a player of a test: calls that change an account are made as well.

It exits with 0 when nothing differs, with 1 when something does, and with 2 when it could not ask.`;

function readArguments(): { readonly origin: string; readonly cookie: string } | null {
  try {
    const { values, positionals } = parseArgs({ options: { cookie: { type: 'string' } }, allowPositionals: true });
    const [url, ...rest] = positionals;
    if (url === undefined || rest.length > 0 || !URL.canParse(url)) return null;
    return { origin: new URL(url).origin, cookie: values.cookie ?? '' };
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const options = readArguments();
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const found = await conform(options);
  console.log(`${options.origin}: ${conformanceText(found)}`);
  return found.differences.length === 0 ? 0 : 1;
}

process.exitCode = await main();
