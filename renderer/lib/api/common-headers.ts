import { version } from '../../../package.json';

/** Headers of every request to the back end: they mark it as one of a script, and name the version of the app (shell §7, C-04). */
export const COMMON_HEADERS = { 'x-requested-with': 'XMLHttpRequest', 'x-app-version': version } as const;
