import { createAction } from '@reduxjs/toolkit';

/** The guards have let a page through: what keeps the state fresh may look again. */
export const pageShown = createAction('routing/pageShown');
