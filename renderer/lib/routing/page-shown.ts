import { createAction } from '@reduxjs/toolkit';

/** The guards allowed a page: listeners that keep the state fresh may check it again. */
export const pageShown = createAction('routing/pageShown');
