/** Scheme and host of the desktop window's own pages; only its feed socket sends this origin over the network. */
export const DESKTOP_SCHEME = 'app';
export const DESKTOP_HOST = 'bundle';
export const DESKTOP_ORIGIN = `${DESKTOP_SCHEME}://${DESKTOP_HOST}`;
