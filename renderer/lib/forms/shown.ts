/** Ignores a rejected call: its own state shows the failure. */
export const shown = () => {};
