/** The window of the desktop app is a page of its own scheme; its feed socket and nothing else carries this origin. */
export const DESKTOP_SCHEME = 'app';
export const DESKTOP_HOST = 'bundle';
export const DESKTOP_ORIGIN = `${DESKTOP_SCHEME}://${DESKTOP_HOST}`;
